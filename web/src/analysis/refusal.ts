/** Why the server refuses something, in words. */

import type { Texts } from "../words/texts";

/** The sentence for a code of the protocol. */
export function refusalIn(code: string, texts: Texts): string {
  if (code === "no-connection") return texts.text("page-no-connection");
  const known = [`refused-${code}`, `analysis-refused-${code}`].find((id) => texts.has(id));
  return known === undefined ? texts.text("refused-other", { code }) : texts.text(known);
}
