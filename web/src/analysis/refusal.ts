/** Why the server refuses a position, in words. */

import { refusalOf } from "../words/refusal";
import type { Texts } from "../words/texts";

/** The sentence for a code of the protocol: one for positions, or the one for all requests. */
export function refusalIn(code: string, texts: Texts): string {
  const id = `analysis-refused-${code}`;
  return texts.has(id) ? texts.text(id) : refusalOf(texts, code);
}
