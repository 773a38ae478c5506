/**
 * What comes after the first move: the panel of a call, how the game ended, and the review. It is loaded
 * while the game is played.
 */

import { need } from "../words/words.svelte";

async function fetchParts() {
  const [parts] = await Promise.all([import("./afterwards"), need("review")]);
  return parts;
}

export class After {
  /** The components; none until they are loaded. */
  parts = $state.raw<Awaited<ReturnType<typeof fetchParts>> | null>(null);
  /** Whether the server could not be reached. */
  isUnreached = $state(false);

  private loading: Promise<void> | null = null;

  /** Loads it once, and again where it could not be loaded. */
  load(): Promise<void> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<void> {
    try {
      this.parts = await fetchParts();
      this.isUnreached = false;
    } catch {
      this.isUnreached = true;
      this.loading = null;
    }
  }
}
