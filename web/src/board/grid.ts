/** What the two 4 by 4 grids share. Keys move the focus; places count in reading order. */

import { areButtons } from "../settings.svelte";

const SIDE = 4;
const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The roles around the places; plain buttons are a group without rows. */
export const gridRole = () => (areButtons() ? "group" : "grid");
export const rowRole = () => (areButtons() ? undefined : "row");

/** What a place tells of itself, as a cell of a grid with one tab stop or as a button. */
export function told(isStop: boolean, isChosen: boolean | undefined, isClosed: boolean) {
  return areButtons()
    ? { role: "button", tabindex: 0, pressed: isChosen, disabled: isClosed || undefined }
    : { role: "gridcell", tabindex: isStop ? 0 : -1, selected: isChosen || undefined };
}

/** Taps under the mask: one meets a place, and the next one there picks it. */
export class Taps {
  #met: string | null = null;

  /** Whether a click picks a place; if not, it meets it. A mouse has met what it hovers over. */
  picks(event: MouseEvent, place: string): boolean {
    const isMet = this.#met === place || (event as PointerEvent).pointerType === "mouse";
    this.#met = place;
    return isMet;
  }

  /** Forgets what was met when another place is visited, or something else is to be done. */
  forget(visited?: string): void {
    if (this.#met !== visited) this.#met = null;
  }
}

/** Where a key leads from a place: null at the edge, undefined if the key does not move. */
export function destination(place: number, key: string, far = false): number | null | undefined {
  const row = place - (place % SIDE);
  if (key === "Home") return far ? 0 : row;
  if (key === "End") return far ? SIDE * SIDE - 1 : row + SIDE - 1;
  const step = STEPS[key];
  if (!step) return undefined;
  const [column, line] = [(place % SIDE) + step[0], row / SIDE + step[1]];
  const inside = column >= 0 && column < SIDE && line >= 0 && line < SIDE;
  return inside ? line * SIDE + column : null;
}

/** What a grid does with its keys. */
export interface GridKeys {
  move: (place: number) => void;
  pick: () => void;
  edge: () => void;
  other: (event: KeyboardEvent) => void;
}

/** Handles a key pressed on a place of a grid. */
export function pressed(event: KeyboardEvent, place: number, keys: GridKeys): void {
  const modified = event.altKey || event.metaKey || event.shiftKey;
  const far = event.ctrlKey;
  const moves = !modified && (!far || event.key === "Home" || event.key === "End");
  const next = moves ? destination(place, event.key, far) : undefined;
  if (next !== undefined) {
    event.preventDefault();
    if (next === null) keys.edge();
    else keys.move(next);
  } else if ((event.key === "Enter" || event.key === " ") && !modified && !far) {
    event.preventDefault();
    if (!event.repeat) keys.pick();
  } else keys.other(event);
}

/** Whether the focus just given to an element should be seen. */
export function seen(element: Element): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true;
  }
}

/** Lets a finger that slides over a grid visit the places below it. */
export function release(event: PointerEvent): void {
  const element = event.target as Element;
  if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
}

/** Whether the focus that leaves a place leaves its grid too. */
export function outside(event: FocusEvent): boolean {
  return !(event.currentTarget as Node).contains(event.relatedTarget as Node | null);
}

/** The places of a grid as rows of four. */
export const rowsOf = <T>(places: readonly T[]): T[][] =>
  [0, 1, 2, 3].map((row) => places.slice(row * SIDE, (row + 1) * SIDE));

/** A note on a place, such as its score in the analysis. */
export interface Badge {
  readonly text: string;
  readonly kind: "win" | "draw" | "loss" | "none";
}
