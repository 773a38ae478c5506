/** Positions as text and as what stands where. Whether they are legal is for the server to say. */

import { CELLS, piecesOf } from "../board/cells";
import { rowsOf } from "../board/grid";

/** The pieces on the board, by cell. */
export type Pieces = Readonly<Record<string, string>>;

export interface Setup {
  readonly pieces: Pieces;
  /** The piece in hand, or "-"; on a full board also "done" or "draw". */
  readonly hand: string;
  /** The cell placed last, if a line through it can be called. */
  readonly last: string | null;
}

/** Where a piece can stand. */
export type Place = string;
export const HAND: Place = "hand";

export const EMPTY: Setup = { pieces: {}, hand: "-", last: null };

const DIGITS = [..."0123456789abcdef"] as const;

const POSITION = /^([.0-9a-f]{4}(?:\/[.0-9a-f]{4}){3}) ([0-9a-f]|-|done|draw)(?: ([a-d][1-4]))?$/;

/** Reads a position; null if it is not written like one. */
export function readPosition(text: string): Setup | null {
  const [, board, hand, last = null] = POSITION.exec(text) ?? [];
  if (board === undefined || hand === undefined) return null;
  return { pieces: piecesOf(board), hand, last };
}

/** Writes a position. */
export function writePosition({ pieces, hand, last }: Setup): string {
  const rows = rowsOf(CELLS).map((row) => row.map((cell) => pieces[cell] ?? ".").join(""));
  return [rows.join("/"), hand, ...(last === null ? [] : [last])].join(" ");
}

/** The pieces neither on the board nor in hand. */
export function leftOf({ pieces, hand }: Setup): ReadonlySet<string> {
  const used = new Set([...Object.values(pieces), hand]);
  return new Set(DIGITS.filter((digit) => !used.has(digit)));
}

/** The piece at a place, or null. */
export function pieceAt(setup: Setup, place: Place): string | null {
  if (place !== HAND) return setup.pieces[place] ?? null;
  return DIGITS.includes(setup.hand) ? setup.hand : null;
}

/** Puts a piece somewhere, from wherever it was; what stood there goes to the pieces left. */
export function put(setup: Setup, piece: string, place: Place): Setup {
  const without = lift(setup, (each) => each === piece);
  if (place === HAND) return { ...without, hand: piece };
  return { ...without, pieces: { ...without.pieces, [place]: piece }, last: place };
}

/** Moves the piece at a place to another; if one stands there, the two change places. */
export function move(setup: Setup, from: Place, to: Place): Setup {
  const [moved, other] = [pieceAt(setup, from), pieceAt(setup, to)];
  if (moved === null) return setup;
  const after = put(setup, moved, to);
  return other === null ? after : { ...put(after, other, from), last: after.last };
}

/** Takes the piece at a place away. */
export function take(setup: Setup, place: Place): Setup {
  const taken = pieceAt(setup, place);
  return taken === null ? setup : lift(setup, (each) => each === taken);
}

/** The position after a turn such as `b3 7` or `7`. Calls end a game and change no position. */
export function after(setup: Setup, turn: string): Setup {
  return turn.split(" ").reduce((position, step) => {
    if (step.startsWith("!")) return position;
    if (step === "done") return { ...position, hand: position.hand === "-" ? "done" : "draw" };
    if (step.length === 1) return { ...position, hand: step };
    return put(position, position.hand, step);
  }, setup);
}

function lift({ pieces, hand, last }: Setup, isLifted: (piece: string) => boolean): Setup {
  const kept = Object.entries(pieces).filter(([, piece]) => !isLifted(piece));
  return {
    pieces: Object.fromEntries(kept),
    hand: isLifted(hand) || !DIGITS.includes(hand) ? "-" : hand,
    last: kept.some(([cell]) => cell === last) ? last : null,
  };
}
