/** What is chosen while a position is set up: a piece to be put somewhere, or a place for one. */

import { move, pieceAt, put, type Place, type Setup } from "./position";

export type Chosen = { readonly piece: string } | { readonly place: Place } | null;

/** What is chosen after a pick, and the position if it has changed. */
export interface Picked {
  readonly chosen: Chosen;
  readonly setup?: Setup;
}

/** Picks one of the pieces left. */
export function pickPiece(setup: Setup, chosen: Chosen, piece: string): Picked {
  if (chosen !== null && "place" in chosen) {
    return { chosen: null, setup: put(setup, piece, chosen.place) };
  }
  return { chosen: chosen?.piece === piece ? null : { piece } };
}

/** Picks a cell, or the hand. */
export function pickPlace(setup: Setup, chosen: Chosen, place: Place): Picked {
  if (chosen === null) return { chosen: { place } };
  if ("piece" in chosen) return { chosen: null, setup: put(setup, chosen.piece, place) };
  if (chosen.place === place) return { chosen: null };
  if (pieceAt(setup, chosen.place) === null) return { chosen: { place } };
  return { chosen: null, setup: move(setup, chosen.place, place) };
}
