/** Why the server refuses a position or a game, in words. */

import type { RefusedError } from "../wire/http";
import { refusalOf } from "../words/refusal";
import type { Texts } from "../words/texts";

export type Refusal = Pick<RefusedError, "code" | "where">;

/** Codes that are told alike. */
const LIKE: Readonly<Record<string, string>> = {
  "bad-line": "bad-move",
  "nothing-shared": "wrong-call",
  "line-expired": "wrong-call",
  "call-due": "contradiction",
};

/** A sentence for positions and games, or the one for all requests; with the place where there is one. */
export function refusalIn({ code, where: { line, move } }: Refusal, texts: Texts): string {
  const known = LIKE[code] ?? code;
  const ids = [known, ...(line && code.startsWith("bad-") ? ["bad-tag"] : [])];
  const id = ids.map((each) => `analysis-refused-${each}`).find((each) => texts.has(each));
  const why = id === undefined ? refusalOf(texts, code) : texts.text(id);
  if (move) return texts.text("analysis-at-move", { move, why });
  return line ? texts.text("analysis-at-line", { line, why }) : why;
}
