/** Games from elsewhere: as files, or as texts that somebody pasted. */

import { request } from "./http";
import type { GameTextBody, OpenedGameBody } from "./protocol";

/** A game is read and reviewed; refused with where it cannot be read. */
export async function openGame(body: GameTextBody, signal?: AbortSignal): Promise<OpenedGameBody> {
  return request("review", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** Whether a text is meant as a game: a saved one, or moves. */
export function isGame(text: string): boolean {
  return /^\s*(Edition:|([0-9a-f]|[a-d][1-4])(\s|$))/.test(text.replace(/^\ufeff/, ""));
}
