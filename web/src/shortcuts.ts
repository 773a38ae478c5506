/** Single keys, wherever the focus is. */

import { actionOf, type Action } from "./keys";
import { settings } from "./settings.svelte";

/** Whether a key is one alone: not in a field, not below a dialog, and not where keys are off. */
export function isAlone(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.altKey || event.metaKey;
  const isField = (event.target as Element).matches("input, select, textarea");
  const isBelow = document.querySelector("dialog[open]") !== null;
  return settings.areKeysOn && !isModified && !isField && !isBelow;
}

let hasPressed = false;

/** What a key means. */
export function shortcutOf(event: KeyboardEvent): Action | null {
  const action = isAlone(event) ? actionOf(settings.keys, event.key) : null;
  hasPressed ||= action !== null;
  return action;
}

/** Whether a key that means something was pressed, so that there is a keyboard. */
export function isKeyed(): boolean {
  return hasPressed;
}
