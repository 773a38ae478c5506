/** A picture of how a game ended, to be shared. */

import { settings } from "../settings.svelte";
import type { Texts } from "../words/texts";
import { nameOf, saved } from "./save";

/** Shares a picture of a finished game, or saves it where that cannot be; says what came of it. */
export async function sharePicture(table: string, words: Texts): Promise<string> {
  try {
    const address = `api/v2/tables/${table}/picture?language=${settings.language}`;
    const answer = await fetch(new URL(address, document.baseURI));
    if (!answer.ok) return words.text("not-saved");
    const name = `${nameOf(table)}.png`;
    const file = new File([await answer.blob()], name, { type: "image/png" });
    if (!navigator.canShare?.({ files: [file] })) return saved(file, name, words);
    await navigator.share({ files: [file] });
    return "";
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === "AbortError";
    return isCancelled ? "" : words.text("not-saved");
  }
}
