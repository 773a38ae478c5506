/** A link goes to other people. */

import { texts } from "../words/words.svelte";

/** Shares a link, or copies it where that cannot be; what is to be told of it, "" if nothing is. */
export async function shareLink(url: string): Promise<string> {
  try {
    if (!("share" in navigator)) {
      await (navigator as Navigator).clipboard.writeText(url);
      return texts().text("table-copied");
    }
    await navigator.share({ url });
    return "";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "" : url;
  }
}
