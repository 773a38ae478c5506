/** The steps of the lesson: small boards, and what is right in them, written down. */

import data from "./steps.json";

interface Named {
  readonly name: string;
  /** The lines that the text speaks of. */
  readonly marks?: readonly string[];
}

interface OnBoard extends Named {
  /** In the notation of positions. */
  readonly position: string;
}

/** Four cells that win, and what their pieces share. */
interface Winning extends OnBoard {
  readonly line: string;
  readonly cells: readonly string[];
  readonly shared: readonly string[];
}

/** Find a piece by its words. */
export interface Find extends Named {
  readonly kind: "find";
  readonly piece: string;
}

/** Point a line out; for `call`, after calling it. The decoy is a line that shares nothing. */
export interface Point extends Winning {
  readonly kind: "point" | "call";
  readonly decoy: readonly string[];
}

/** Place a piece on any cell, then give any. */
export interface Turn extends OnBoard {
  readonly kind: "turn";
}

/** Give a piece with which the line cannot be completed on the cell. */
export interface Give extends Winning {
  readonly kind: "give";
  readonly safe: readonly string[];
  readonly cell: string;
}

/** Complete a line on the cell; what has expired is worth nothing. */
export interface Place extends Winning {
  readonly kind: "place";
  readonly squares: boolean;
  readonly cell: string;
  readonly expired: { readonly line: string; readonly cells: readonly string[] } | null;
}

/** Place the last piece, then say done. */
interface Last extends OnBoard {
  readonly kind: "last";
  readonly cell: string;
}

export type Step = Find | Point | Turn | Give | Place | Last;

export const STEPS = data.steps as readonly Step[];
