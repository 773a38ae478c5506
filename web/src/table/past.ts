/** What the board looked like after some of the moves. */

import { CELL, PIECE, piecesOf } from "../board/cells";

/** A move with the seat that made it; `move` is null where the mask keeps it back. */
export interface Made {
  readonly seat: "first" | "second";
  readonly move: string | null;
}

export interface Past {
  readonly pieces: Readonly<Record<string, string>>;
  /** The piece that was given and not placed yet. */
  readonly hand: string | null;
  /** The cell placed last. */
  readonly last: string | null;
  /** The line that was called. */
  readonly called: string | null;
}

/** A row of the list of moves: a piece, who placed it and where. */
export interface Row {
  readonly number: number;
  readonly piece: string;
  readonly seat: "first" | "second";
  readonly cell: string;
  /** How many moves were made with it. */
  readonly moves: number;
}

/** The board after moves in notation, from the position where the game began; null is the empty board. */
export function pastOf(moves: readonly string[], start: string | null = null): Past {
  const pieces = piecesOf(start ?? "");
  let [hand, last, called]: (string | null)[] = [handIn(start), null, null];
  for (const move of moves) {
    if (PIECE.test(move)) hand = move;
    else if (CELL.test(move) && hand) [pieces[move], last, hand] = [hand, move, null];
    else if (move.startsWith("!")) called = move.slice(1);
  }
  return { pieces, hand: hand ?? null, last: last ?? null, called: called ?? null };
}

/** The placements among moves, for the list. */
export function rowsOf(made: readonly Made[], start: string | null = null): Row[] {
  const rows: Row[] = [];
  let hand = handIn(start);
  made.forEach(({ seat, move }, index) => {
    if (move === null) return;
    if (PIECE.test(move)) hand = move;
    else if (CELL.test(move) && hand !== null) {
      rows.push({ number: rows.length + 1, piece: hand, seat, cell: move, moves: index + 1 });
      hand = null;
    }
  });
  return rows;
}

/** The piece in hand in a position. */
function handIn(position: string | null): string | null {
  const hand = position?.split(" ")[1] ?? "";
  return PIECE.test(hand) ? hand : null;
}
