import { RUNNING_AT_MOST } from "../wire/http";
import type { Texts } from "./texts";

/** Why a request was refused, in words. */
export function refusalOf(words: Texts, code: string): string {
  if (code === "no-connection") return words.text("page-no-connection");
  if (code === "too-many-games") return words.text("start-too-many", { limit: RUNNING_AT_MOST });
  const id = `refused-${code}`;
  return words.has(id) ? words.text(id) : words.text("refused-other", { code });
}
