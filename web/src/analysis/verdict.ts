/** What a position is worth, in words. */

import { said, type Said } from "../words/texts";
import { HAND, leftOf, pieceAt, type Setup } from "./position";
import type { ScoredTurnBody } from "../wire/protocol";
import { sorted, turnIn, type Score } from "./scores";

/** What the player who must act does next. */
export function taskOf(setup: Setup): "place" | "give" | "done" {
  if (pieceAt(setup, HAND) !== null) return "place";
  return leftOf(setup).size > 0 ? "give" : "done";
}

/** A best turn, if there is any. */
export function bestIn(turns: readonly ScoredTurnBody[]): Said[] {
  const best = sorted(turns).slice(0, 1);
  return best.map(({ turn }) => said("analysis-best", { deed: turnIn(turn) }));
}

/** Who wins how soon, or that nobody does. */
export function verdictIn({ value, plies }: Score, setup: Setup): Said {
  if (value === "draw") return said("analysis-verdict-draw");
  return said(`analysis-verdict-${value}`, { task: taskOf(setup), plies: plies ?? 0 });
}
