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

/** What happens when the places of a grid are used. */
export interface Uses {
  /** Whether places are met before they are picked. */
  isMasked: () => boolean;
  pick: (place: string) => void;
  visit: (place: string) => void;
  leave: () => void;
  edge: () => void;
  /** Any other key. */
  key: (event: KeyboardEvent, place: string) => void;
}

/** How the places of a grid are used: by keys, clicks, taps, and a screen reader's clicks. */
export class Grid {
  readonly elements: Record<string, HTMLElement | null> = {};
  /** The place that a tap has met under the mask: the next one there picks it. */
  private met: string | null = null;

  constructor(
    private readonly places: readonly string[],
    private readonly uses: Uses,
  ) {}

  focus(place: string): void {
    this.elements[place]?.focus();
  }

  pressed(event: KeyboardEvent, place: string): void {
    const modified = event.altKey || event.metaKey || event.shiftKey;
    const far = event.ctrlKey;
    const moves = !modified && (!far || event.key === "Home" || event.key === "End");
    const next = moves ? destination(this.places.indexOf(place), event.key, far) : undefined;
    if (next !== undefined) {
      event.preventDefault();
      if (next === null) this.uses.edge();
      else this.focus(this.places[next] ?? place);
    } else if ((event.key === "Enter" || event.key === " ") && !modified && !far) {
      event.preventDefault();
      if (!event.repeat) this.uses.pick(place);
    } else this.uses.key(event, place);
  }

  /** A click picks; under the mask only if it has met the place, as a mouse has that hovers over it. */
  clicked(event: MouseEvent, place: string): void {
    const isMet = this.met === place || (event as PointerEvent).pointerType === "mouse";
    this.met = place;
    if (isMet || !this.uses.isMasked()) return this.uses.pick(place);
    this.uses.leave();
    this.uses.visit(place);
  }

  /** The focus or the pointer comes to a place. */
  visited(place: string): void {
    this.forget(place);
    this.uses.visit(place);
  }

  /** Forgets what was met, because another place is visited or something else is to be done. */
  forget(visited?: string): void {
    if (this.met !== visited) this.met = null;
  }
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
