/** How events are heard: how urgently each is said, and the sound that goes with it. */

import type { Urgency } from "../announcer.svelte";
import type { SoundName } from "../sound/sounds";
import type { EventBody } from "../wire/protocol";
import type { Seat } from "./table.svelte";

const URGENT: readonly EventBody["event"][] = ["began", "called-wrongly", "offered", "time-up"];

/**
 * Assertive is what a player must hear at once: the turn, a call, an offer, the end. An end by a call
 * comes right after the call, and must not cut it short.
 */
export function urgencyOf(event: EventBody): Urgency {
  return isUrgent(event) ? "assertive" : "polite";
}

function isUrgent(event: EventBody): boolean {
  if (event.event === "ended") return event.reason !== "call";
  if (event.event !== "moved") return URGENT.includes(event.event);
  const isTurn = event.said?.arguments.you === "other" && event.said.id !== "placed";
  return isTurn || isCall(event);
}

/** Whether an event is a call that wins. */
export function isCall(event: EventBody): boolean {
  return event.event === "moved" && (event.move?.startsWith("!") ?? false);
}

/** The sound of an event, if it has one, to a player of a seat; null for two players or none. */
export function soundOf(event: EventBody, seat: Seat | null): SoundName | null {
  switch (event.event) {
    case "moved":
      if (isCall(event)) return "call";
      return event.move?.length === 2 ? "place" : event.move?.length === 1 ? "give" : "message";
    case "called-wrongly":
      return "wrong";
    case "ended":
      if (event.result === "draw" || event.result === "unfinished") return "draw";
      return seat !== null && seat !== event.result ? "lose" : "win";
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

/** The piece that is heard, where one was given or placed. */
export function pieceOf({ said }: EventBody): string | undefined {
  return (said?.arguments.piece as { piece: string } | undefined)?.piece;
}

/** Where an event is heard: at the column of its cell. */
export function panOf(event: EventBody): number {
  return event.event === "moved" ? columnPan(event.move ?? "") : 0;
}

/** Where a cell is heard, from -1 for the left to 1 for the right; the middle for all else. */
export function columnPan(cell: string): number {
  const column = cell.length === 2 ? "abcd".indexOf(cell[0] ?? "") : -1;
  return column < 0 ? 0 : (column - 1.5) / 2;
}
