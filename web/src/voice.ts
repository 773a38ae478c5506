/** The page's own voice, for those who play by ear without a screen reader. */

import { settings } from "./settings.svelte";

/** Reads a sentence aloud, where that is wanted: after what is being read, or at once. */
export function utter(text: string, atOnce = false): void {
  if (!settings.voice || !("speechSynthesis" in window)) return;
  if (atOnce) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = settings.language;
  speechSynthesis.speak(utterance);
}
