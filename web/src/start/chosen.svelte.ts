/** What is chosen for the next game; kept in the browser. */

import { readChoices, type Choices } from "./choices";

const KEY = "fourfold.choices";

export const chosen: Choices = $state(read());

/** Keeps the choices as they are now. */
export function keepChoices(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function read(): Choices {
  try {
    return readChoices(localStorage.getItem(KEY));
  } catch {
    return readChoices(null);
  }
}
