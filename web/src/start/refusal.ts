/** Why something could not be done, in words. */

import { RefusedError } from "../wire/http";
import type { Texts } from "../words/texts";

export function refusalText(error: unknown, words: Texts): string {
  if (!(error instanceof RefusedError)) throw error;
  const { code } = error;
  if (code === "no-connection") return words.text("page-no-connection");
  const id = `refused-${code}`;
  return words.has(id) ? words.text(id) : words.text("refused-other", { code });
}
