/**
 * Whether a command may be sent again whose fate is unknown: none of the events that its sender has
 * missed is its own. The Python client has the same rules, and both run tests/data/resend.json.
 */

import type { CommandMessage, EventBody } from "../wire/protocol";

interface Missed {
  readonly event: EventBody["event"];
  readonly seat?: "first" | "second";
}

/** After these a player decides anew, whoever caused them. */
const TURNS: readonly EventBody["event"][] = ["moved", "took-back", "ended"];
/** After these the seat that caused them decides anew. */
const DEEDS: readonly EventBody["event"][] = ["called-wrongly", "offered", "declined"];
/** After these an offer, or the answer to one, means something else. */
const OFFERS: readonly EventBody["event"][] = ["offered", "declined", "rematched"];
const ABOUT_OFFERS: readonly CommandMessage["command"][] = ["propose", "accept", "decline"];

/** Whether the command of a seat still stands after the missed events. */
export function mayBeSentAgain(
  command: CommandMessage["command"],
  seat: "first" | "second" | null,
  missed: readonly Missed[],
): boolean {
  return !missed.some(
    (each) =>
      TURNS.includes(each.event) ||
      (DEEDS.includes(each.event) && each.seat === seat) ||
      (OFFERS.includes(each.event) && ABOUT_OFFERS.includes(command)),
  );
}
