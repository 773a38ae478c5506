/** The first touch of what can be dragged or swiped along: what follows is loaded then. */

import type { Motion } from "../board/motion";
import type { Visit } from "./visit.svelte";

let hands: Promise<typeof import("./hands") | null> | null = null;

/** Loads the hands as soon as a pointer is about; without a connection there are none. */
export function reach(): Promise<typeof import("./hands") | null> {
  hands ??= import("./hands").catch(() => (hands = null));
  return hands;
}

/** Takes hold of what is under a pointer, unless it lets go before the hands are there. */
export async function grasp(pressed: PointerEvent, visit: Visit, motion: Motion): Promise<void> {
  const held = (pressed.target as Element).closest<HTMLElement>("[data-held]");
  if (held === null || !pressed.isPrimary || pressed.button !== 0) return;
  const gone = new AbortController();
  const letGo = (): void => gone.abort();
  addEventListener("pointerup", letGo, { once: true });
  addEventListener("pointercancel", letGo, { once: true });
  const loaded = await reach();
  if (!gone.signal.aborted) loaded?.hold(pressed, held, visit, motion);
}
