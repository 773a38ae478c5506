/** What is chosen for the next game; kept in the browser. */

import { read, write } from "../storage";
import { readChoices, type Choices } from "./choices";

const KEY = "fourfold.choices";

export const chosen: Choices = $state(readChoices(read(KEY)));

/** Keeps the choices as they are now. */
export function keepChoices(): void {
  write(KEY, JSON.stringify(chosen));
}
