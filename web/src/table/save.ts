/** Saving a finished game as a file. */

import { readGame, RefusedError } from "../wire/http";
import { refusalOf } from "../words/refusal";
import type { Texts } from "../words/texts";

/** Saves a game, and says under which name, or why not. */
export async function saveGame(table: string, words: Texts, name?: string | null): Promise<string> {
  try {
    const text = new Blob([await readGame(table)], { type: "text/plain" });
    const file = `${name || nameOf(table)}.txt`;
    download(text, file);
    return words.text("saved", { name: file });
  } catch (error) {
    return error instanceof RefusedError ? refusalOf(words, error.code) : words.text("not-saved");
  }
}

/** The name of a table's files. */
export function nameOf(table: string): string {
  return `fourfold-${table.slice(0, 6)}`;
}

/** Saves a file under a name. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
