/** Saving a finished game as a file. */

import { readGame, RefusedError } from "../wire/http";
import { refusalOf } from "../words/refusal";
import type { Texts } from "../words/texts";

/** Saves a game, and says under which name, or why not. */
export async function saveGame(table: string, words: Texts, name?: string | null): Promise<string> {
  try {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await readGame(table)], { type: "text/plain" }));
    link.download = `${name || `fourfold-${table.slice(0, 6)}`}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
    return words.text("saved", { name: link.download });
  } catch (error) {
    return error instanceof RefusedError ? refusalOf(words, error.code) : words.text("not-saved");
  }
}
