/** What all grids share. Keys move the focus; places count in reading order. */

import type { Attachment } from "svelte/attachments";
import type { Edition } from "../words/language";
import type { Motion } from "./motion";

/** What whoever shows a grid says of it, and hears. */
export interface GridProps {
  label: string;
  /** The accessible name of a place. */
  nameOf: (place: string) => string;
  /** Whether a place can be dragged, or swiped from: a finger there does not scroll. */
  isHeld?: (place: string) => boolean;
  /** A click, a tap, Enter or Space on any place. */
  onpick?: (place: string) => void;
  /** The focus or the pointer enters a place. */
  onvisit?: (place: string) => void;
  /** The focus or the pointer leaves the grid. */
  onleave?: () => void;
  /** An arrow key at the edge. */
  onedge?: () => void;
  /** Any other key. */
  onkey?: (event: KeyboardEvent, place: string) => void;
}

/** A grid of pieces, and how they are drawn. */
export interface PiecesProps extends GridProps {
  edition: Edition;
  badges?: Readonly<Record<string, Badge>>;
  /** The mask: every place is covered but `shown`. */
  hidden?: boolean;
  shown?: string | null;
  motion?: Motion;
}

/** A note on a place, such as its score in the analysis, or the star of what is better. */
export interface Badge {
  readonly text: string;
  readonly kind: "win" | "draw" | "loss" | "better";
}

const SIDE = 4;
const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where a key leads from a place: null at the edge, undefined if the key does not move. */
export function destination(
  place: number,
  key: string,
  far = false,
  columns = SIDE,
): number | null | undefined {
  const row = place - (place % columns);
  if (key === "Home") return far ? 0 : row;
  if (key === "End") return far ? SIDE * columns - 1 : row + columns - 1;
  const step = STEPS[key];
  if (!step) return undefined;
  const [column, line] = [(place % columns) + step[0], row / columns + step[1]];
  const inside = column >= 0 && column < columns && line >= 0 && line < SIDE;
  return inside ? line * columns + column : null;
}

/**
 * Keeps a finger that drags what is held from scrolling on after it is lifted: browsers take the next
 * touch for one that stops it.
 */
export const unscrolled: Attachment<HTMLElement> = (element) => {
  function moved(event: TouchEvent): void {
    const isHeld = (event.target as Element).closest("[data-held]") !== null;
    if (isHeld && event.touches.length === 1 && event.cancelable) event.preventDefault();
  }
  element.addEventListener("touchmove", moved, { passive: false });
  return () => element.removeEventListener("touchmove", moved);
};

/** The places of a grid as its four rows. */
export const rowsOf = <T>(places: readonly T[], columns = SIDE): T[][] =>
  [0, 1, 2, 3].map((row) => places.slice(row * columns, (row + 1) * columns));
