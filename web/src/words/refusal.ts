/** Refusals in words. */

import { announce } from "../announcer.svelte";
import { RefusedError, RUNNING_AT_MOST } from "../wire/http";
import type { Texts } from "./texts";

/** Why a request was refused, in words. */
export function refusalOf(words: Texts, code: string): string {
  if (code === "no-connection") return words.text("page-no-connection");
  if (code === "too-many-games") return words.text("page-too-many", { limit: RUNNING_AT_MOST });
  const id = `refused-${code}`;
  return words.has(id) ? words.text(id) : words.text("refused-other", { code });
}

/** Tries a request. If it is refused, says why and returns that sentence; else returns "". */
export async function tryTo(words: Texts, request: () => Promise<void>): Promise<string> {
  try {
    await request();
    return "";
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const refusal = refusalOf(words, error.code);
    announce(refusal, "assertive");
    return refusal;
  }
}
