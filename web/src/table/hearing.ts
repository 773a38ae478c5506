/** How events are heard: how urgently each is said, and the sound that goes with it. */

import type { Urgency } from "../announcer.svelte";
import type { SoundName } from "../sound/sounds";
import type { EventBody } from "../wire/protocol";

const URGENT: readonly EventBody["event"][] = [
  "began",
  "called-wrongly",
  "offered",
  "time-up",
  "ended",
];

/**
 * Assertive is what a player must hear at once: the turn, a call, an offer, the end. An end by a call
 * comes right after the call, and must not cut it short.
 */
export function urgencyOf({ event, move, reason, said }: EventBody): Urgency {
  const isForYou = said?.arguments.you === "other";
  if (event === "moved") {
    const isCall = move?.startsWith("!") ?? false;
    const isTurn = isForYou && said?.id !== "placed";
    return isCall || isTurn ? "assertive" : "polite";
  }
  return URGENT.includes(event) && reason !== "call" ? "assertive" : "polite";
}

/** The sound of an event, if it has one; `isWon` tells of an end whether the listener has won. */
export function soundOf(event: EventBody, isWon: boolean | null): SoundName | null {
  switch (event.event) {
    case "moved":
      if (event.move?.startsWith("!")) return "call";
      return event.move?.length === 2 ? "place" : event.move?.length === 1 ? "give" : "message";
    case "called-wrongly":
      return "wrong";
    case "ended":
      if (event.result === "draw" || event.result === "unfinished") return "draw";
      return isWon === false ? "lose" : "win";
    case "began":
      return "turn";
    case "joined":
    case "offered":
    case "declined":
    case "took-back":
    case "rematched":
    case "time-up":
      return "message";
    default:
      return null;
  }
}

/** Where an event is heard: at the column of its cell. */
export function panOf({ move }: EventBody): number {
  return columnPan(move ?? "");
}

/** Where a cell is heard, from -1 for the left to 1 for the right; the middle for all else. */
export function columnPan(cell: string): number {
  const column = cell.length === 2 ? "abcd".indexOf(cell[0] ?? "") : -1;
  return column < 0 ? 0 : (column - 1.5) / 2;
}
