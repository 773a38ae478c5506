/** A picture of how a game ended, to be shared. */

import { settings } from "../settings.svelte";
import type { SaidBody } from "../wire/protocol";
import { download, nameOf } from "./save";

const NOT_SAVED: SaidBody = { id: "not-saved", arguments: {} };

/** Shares a picture of a finished game, or saves it where that cannot be; what is to be told of it. */
export async function sharePicture(table: string): Promise<SaidBody | null> {
  const address = `api/v2/tables/${table}/picture?language=${settings.language}`;
  try {
    const answer = await fetch(new URL(address, document.baseURI));
    if (!answer.ok) return NOT_SAVED;
    const name = `${nameOf(table)}.png`;
    const file = new File([await answer.blob()], name, { type: "image/png" });
    if (!navigator.canShare?.({ files: [file] })) {
      download(file, name);
      return { id: "saved", arguments: { name } };
    }
    await navigator.share({ files: [file] });
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : NOT_SAVED;
  }
}
