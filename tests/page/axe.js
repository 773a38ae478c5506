/**
 * Runs axe, and measures again what it could not: the contrast of text on gradients, of short texts,
 * and of texts that lie over or under others. Of these only what is too faint, or what cannot be
 * measured here either, is told.
 */
async (tags) => {
  // ARIA 1.3 has these; axe does not know them yet.
  const text = { type: "string", allowEmpty: true, global: true };
  const ariaAttrs = { "aria-rowindextext": text, "aria-colindextext": text };
  axe.configure({ standards: { ariaAttrs } });
  const results = await axe.run(document, {
    runOnly: tags,
    elementRef: true,
    resultTypes: ["violations", "incomplete"],
  });
  const told = (list, keep) =>
    list.flatMap((rule) =>
      rule.nodes
        .filter((node) => keep(rule, node))
        .map((node) => {
          const checks = [...node.any, ...node.all, ...node.none];
          return { rule: rule.id, target: node.target.join(" "), why: whyOf(checks, rule, node) };
        }),
    );
  const whyOf = (checks, rule, node) => {
    const said = checks.map((check) => check.message).join("; ");
    return rule.id === "color-contrast" ? `${said} (${measured(node.element)})` : said;
  };

  function coloursOf(text) {
    return [...text.matchAll(/rgba?\(([^)]*)\)/g)].map(([, inside]) =>
      inside.split(/[\s,/]+/).map(Number),
    );
  }
  function luminance([red, green, blue]) {
    const [r, g, b] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function ratio(one, other) {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }
  const isOpaque = (colour) => (colour[3] ?? 1) === 1;

  /** The least contrast of a text with all that its ground can be; NaN where that is not known. */
  function measured(element) {
    const grounds = [];
    for (let each = element; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.opacity !== "1" || style.filter !== "none") return NaN;
      const colour = coloursOf(style.backgroundColor)[0] ?? [0, 0, 0, 0];
      const stops = coloursOf(style.backgroundImage);
      if (!stops.every(isOpaque) || (colour[3] ?? 1) % 1 !== 0) return NaN;
      grounds.push(...(stops.length > 0 ? stops : isOpaque(colour) ? [colour] : []));
      if (grounds.length > 0) break;
    }
    const text = coloursOf(getComputedStyle(element).color)[0];
    return Math.min(...grounds.map((ground) => ratio(text, ground)));
  }
  function isFaint(rule, { element }) {
    if (rule.id !== "color-contrast") return true;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return !(measured(element) >= (isLarge ? 3 : 4.5));
  }
  return [
    ...told(results.violations, () => true).map((each) => ({ ...each, kind: "violation" })),
    ...told(results.incomplete, isFaint).map((each) => ({ ...each, kind: "incomplete" })),
  ];
};
