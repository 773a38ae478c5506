/** How long ago the server has told of the games, so that what is left of a time is right. */

import { toldAt } from "./mine.svelte";

const STEP_MS = 15_000;

export class Ago {
  private now = $state(Date.now());
  readonly seconds = $derived(Math.max(0, this.now - toldAt()) / 1000);

  /** Goes with the time, from an effect; what it returns ends that. */
  follow(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }
}
