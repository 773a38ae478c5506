/**
 * What is wrong with how a page lies in some letters, a font in the place of its own and their size:
 * it scrolls sideways, something is cut off or sticks out, a word is broken where letters have their
 * usual size, a target is small or lies over another. Where all must be in sight, also what is not.
 */
async ({ font, size, isInSight }) => {
  document.documentElement.style.setProperty("--font", font);
  document.documentElement.style.fontSize = size;
  document.documentElement.style.opacity = "0"; // What is only measured need not be painted.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const LEAST = 44;
  const SLACK = 1;
  const TARGETS =
    'a[href], button, select, summary, input:not([type="radio"], [type="checkbox"]), ' +
    '[role="gridcell"], [role="button"], .segments label, label.switch';
  const faults = [];
  const root = document.scrollingElement;
  const isUsual = size === "";
  const dialog = document.querySelector("dialog[open]");
  const all = [...(dialog ?? document.body).querySelectorAll("*")];

  const nameOf = (element) => {
    const text = element.getAttribute("aria-label") ?? element.textContent.trim();
    const classes = (element.getAttribute("class") ?? "").replace(/svelte-\S+/g, "").trim();
    return `${element.localName}.${classes.replace(/\s+/g, ".")} “${text.slice(0, 40)}”`;
  };
  const said = ({ left, top, right, bottom }) =>
    [left, top, right, bottom].map(Math.round).join(" ");
  /** Whether something holds of an element or of one that it is in; each is looked at once. */
  const within = (is) => {
    const known = new Map([[null, false]]);
    const holds = (element) => {
      if (!known.has(element)) {
        known.set(element, is(getComputedStyle(element), element) || holds(element.parentElement));
      }
      return known.get(element);
    };
    return holds;
  };
  const isPutAway = within((style, each) => style.clipPath !== "none" || each.inert);
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isPutAway(element);
  const floats = within(({ position }) => position === "fixed" || position === "sticky");
  const isScrolled = within(
    ({ overflowX, overflowY }, each) =>
      each !== root &&
      each !== document.body &&
      [overflowX, overflowY].some((value) => value === "auto" || value === "scroll"),
  );
  const scrolls = (element) => isScrolled(element.parentElement);

  if (document.getAnimations().length > 0) faults.push("it is animated");
  if (root.scrollWidth > innerWidth) {
    faults.push(`it scrolls sideways: ${root.scrollWidth} in ${innerWidth}`);
  }
  const shown = all.filter(isShown);
  for (const element of shown) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (element.closest("svg") !== null || box.width === 0) continue;
    if ((box.left < -SLACK || box.right > innerWidth + SLACK) && !scrolls(element)) {
      faults.push(`sticks out: ${nameOf(element)} ${said(box)}`);
    }
    const clips = (value) => value === "hidden" || value === "clip";
    // One moves through a field by its cursor.
    const isField = element.localName === "input" && !isUsual;
    const isNamed = isField || style.textOverflow === "ellipsis";
    if (
      (clips(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK && !isNamed) ||
      (clips(style.overflowY) && element.scrollHeight > element.clientHeight + SLACK && !isNamed)
    ) {
      faults.push(
        `cut off: ${nameOf(element)} ${element.scrollWidth}x${element.scrollHeight} in ` +
          `${element.clientWidth}x${element.clientHeight}`,
      );
    }
    const isButton = element.matches("button, a.button, .segments label, summary");
    if (isButton && style.display !== "inline" && overflowing(element, box)) {
      faults.push(`its text overflows: ${nameOf(element)} ${said(box)}`);
    }
    if (isUsual && (isButton || element.matches("h1, h2, h3, label")) && broken(element)) {
      faults.push(`a word is broken: ${nameOf(element)} ${said(box)}`);
    }
  }

  function textsOf(element) {
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode);
    }
    return texts;
  }

  function rectsOf(text, start = 0, end = text.length) {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  }

  function broken(element) {
    return textsOf(element).some((text) =>
      [...text.data.matchAll(/[^\s-]+/g)].some(({ index, 0: word }) => {
        const rects = rectsOf(text, index, index + word.length);
        return rects.some(({ top }) => top > rects[0].top + rects[0].height / 2);
      }),
    );
  }

  function overflowing(element, box) {
    const rects = textsOf(element).flatMap((text) => rectsOf(text));
    return rects.some(
      (each) =>
        each.width > 1 &&
        each.height > 1 &&
        (each.left < box.left - SLACK ||
          each.right > box.right + SLACK ||
          each.top < box.top - SLACK ||
          each.bottom > box.bottom + SLACK),
    );
  }

  const targets = shown.filter((element) => {
    if (!element.matches(TARGETS)) return false;
    return getComputedStyle(element).display !== "inline";
  });
  const boxes = targets.map((element) => element.getBoundingClientRect());
  targets.forEach((element, index) => {
    const box = boxes[index];
    if (box.width < LEAST - 0.5 || box.height < LEAST - 0.5) {
      const size = `${box.width.toFixed(1)}x${box.height.toFixed(1)}`;
      faults.push(`small: ${nameOf(element)} ${size}`);
    }
  });
  for (let i = 0; i < targets.length; i++) {
    for (let j = i + 1; j < targets.length; j++) {
      const [one, other] = [targets[i], targets[j]];
      const [a, b] = [boxes[i], boxes[j]];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width <= SLACK || height <= SLACK || one.contains(other) || other.contains(one)) continue;
      if (floats(one) !== floats(other) || scrolls(one) || scrolls(other)) continue;
      faults.push(`overlap: ${nameOf(one)} ${said(a)} and ${nameOf(other)} ${said(b)}`);
    }
  }
  const played = "[data-cell], [data-piece], .quarto, .give, .hand .piece";
  for (const element of isInSight ? document.querySelectorAll(played) : []) {
    const box = element.getBoundingClientRect();
    if (box.bottom > innerHeight + 0.5) faults.push(`out of sight: ${nameOf(element)} ${said(box)}`);
  }
  return faults;
};
