/** The moments of a game, as addresses name them: by the numbers of the list of moves. */

import { CELL, PIECE } from "../board/cells";

/**
 * The name of the moment after some moves: `7` is after the seventh placement, `7-give` when its piece
 * has been given, `16-done` after a “done”. The end has none.
 */
export function momentOf(moves: readonly string[], step: number): string | null {
  if (step >= moves.length) return null;
  const placed = moves.slice(0, step).filter((move) => CELL.test(move)).length;
  const last = moves[step - 1] ?? "";
  if (PIECE.test(last)) return `${placed + 1}-give`;
  return last === "done" ? `${placed}-done` : String(placed);
}

/** After how many moves a moment is; null if there is none of this name. */
export function stepOf(moves: readonly string[], moment: string): number | null {
  const step = moves.findIndex((_, index) => momentOf(moves, index) === moment);
  return step < 0 ? null : step;
}
