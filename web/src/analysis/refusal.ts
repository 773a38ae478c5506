/** Why the server refuses a position, in words. */

import { refusalOf } from "../words/refusal";
import type { Texts } from "../words/texts";

/** What only positions are refused for. */
const OWN: readonly string[] = [
  "bad-position",
  "bad-piece",
  "bad-cell",
  "piece-twice",
  "done-too-early",
  "no-open-line",
  "bad-traits",
  "bad-message",
];

/** The sentence for a code of the protocol. */
export function refusalIn(code: string, texts: Texts): string {
  return OWN.includes(code) ? texts.text(`analysis-refused-${code}`) : refusalOf(texts, code);
}
