/**
 * Hands at a table: a piece is dragged to a cell or to the other player, and a line is pointed out
 * by a swipe along it. All of it is done by single touches too.
 */

import "./hands.css";
import { copyOf, type Motion } from "../board/motion";
import type { Choice } from "./choice.svelte";
import type { Visit } from "./visit.svelte";

/** A pointer that moves less is pressed, not dragged. */
const SLOP = { mouse: 4, other: 9 };
/** So much of a cell counts as swiped over, from its middle to each side: corners are grazed. */
const CORE = 0.36;
/** How densely the way between two points of a swipe is looked at, in pixels. */
const STEP = 6;
const RETURN_MS = 160;
const LAND_MS = 90;
/** How far a piece is lifted above a finger, in its own height. */
const LIFT = 0.4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a drawing is, from where it was, and how large. */
interface Seat extends Point {
  readonly scale: number;
}

const HOME: Seat = { x: 0, y: 0, scale: 1 };
/** On a cell a drawing has no frame: it is so much larger, and its middle so much higher. */
const UNFRAMED = { scale: 1.08, higher: 0.08 };

/** What comes of following a pointer. */
interface Follower {
  /** The pointer is no longer where it was pressed. Tells whether that is more than a press. */
  moved: (at: Point) => boolean;
  /** It is let go after more than a press. */
  dropped: (at: Point) => void;
  /** It is taken away: by Escape, by another finger, or by the browser. */
  lost: () => void;
}

/** What of a table is held: a piece in hand or beside the board, or the end of a line. */
export function hold(
  pressed: PointerEvent,
  held: HTMLElement,
  { choice }: Visit,
  motion: Motion,
): void {
  const { cell, piece, hand } = held.dataset;
  if (cell !== undefined) swipe(pressed, cell, choice);
  else if (piece !== undefined) {
    drag(pressed, held, "[data-receives]", {
      kind: "give",
      end: () => document.querySelector("[data-hand]"),
      drop: () => choice.hand(piece),
      lay: (arrived) => motion.lay(piece, arrived),
    });
  } else if (hand !== undefined) {
    drag(pressed, held, "[data-cell]:not(.taken)", {
      kind: "place",
      end: (cell) => cell,
      drop: ({ dataset }) => choice.drop(dataset.cell ?? ""),
      lay: (arrived) => motion.lay(hand, arrived),
    });
  }
}

interface Drop {
  kind: "place" | "give";
  /** Where the piece comes to lie once it is dropped on a target. */
  end: (target: HTMLElement) => Element | null;
  /** Tells whether the drop does something. */
  drop: (target: HTMLElement) => boolean;
  lay: (arrived: () => void) => void;
}

/** Drags the piece that is held to one of the targets; let go elsewhere, it goes back. */
function drag(pressed: PointerEvent, held: HTMLElement, targets: string, drop: Drop): void {
  let copy: SVGElement | null = null;
  let target: HTMLElement | null = null;
  const root = document.documentElement;
  const drawing = held.querySelector<SVGElement>("svg.piece");
  const first = document.querySelector<HTMLElement>(targets);
  const end = first && drop.end(first);
  if (!drawing || !end) return;
  const box = drawing.getBoundingClientRect();
  const { scale } = seatIn(end, box);
  const raised = pressed.pointerType === "mouse" ? 0 : box.height * scale * LIFT;

  function lift(drawing: SVGElement): SVGElement {
    held.setPointerCapture(pressed.pointerId);
    held.dataset.lifted = "";
    root.dataset.drags = drop.kind;
    return copyOf(drawing, box);
  }

  function aim(next: HTMLElement | null): void {
    if (next === target) return;
    delete target?.dataset.aimed;
    target = next;
    if (target) target.dataset.aimed = "";
  }

  function letGo(): void {
    aim(null);
    delete root.dataset.drags;
  }

  function settle(): void {
    copy?.remove();
    delete held.dataset.lifted;
  }

  function goBack(): void {
    letGo();
    if (copy) void glide(copy, RETURN_MS, transformOf(HOME)).then(settle);
    else settle();
  }

  follow(pressed, {
    moved: (at) => {
      copy ??= lift(drawing);
      const [x, y] = [at.x - pressed.clientX, at.y - pressed.clientY - raised];
      copy.style.transform = transformOf({ x, y, scale });
      aim(under(at)?.closest<HTMLElement>(targets) ?? null);
      return true;
    },
    dropped: (at) => {
      const found = under(at)?.closest<HTMLElement>(targets) ?? null;
      const end = found && drop.end(found);
      if (!copy || !found || !end || !held.isConnected || !drop.drop(found)) return goBack();
      letGo();
      drop.lay(settle);
      void glide(copy, LAND_MS, transformOf(seatIn(end, box)));
    },
    lost: goBack,
  });
}

/** Swipes along cells; those gone over are marked, and in the end the line is pointed out. */
function swipe(pressed: PointerEvent, first: string, choice: Choice): void {
  let from: Point = { x: pressed.clientX, y: pressed.clientY };
  let cells: readonly string[] = [first];

  follow(pressed, {
    moved: (at) => {
      for (const point of between(from, at)) {
        const cell = cellAt(point);
        if (cell !== null && !cells.includes(cell)) cells = [...cells, cell];
      }
      from = at;
      if (cells.length > 1) choice.swiped = cells;
      return cells.length > 1;
    },
    dropped: () => choice.endSwipe(),
    lost: () => (choice.swiped = []),
  });
}

/** Follows a pointer until it is let go; what was more than a press is no click. */
function follow(pressed: PointerEvent, follower: Follower): void {
  const slop = pressed.pointerType === "mouse" ? SLOP.mouse : SLOP.other;
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  let isMore = false;

  function lose(): void {
    over.abort();
    if (isMore) swallowClick();
    follower.lost();
  }

  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== pressed.pointerId) return;
      if (event.buttons === 0) return lose();
      const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
      if (isMore || way > slop) isMore = follower.moved({ x: event.clientX, y: event.clientY });
    },
    options,
  );
  addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerId !== pressed.pointerId) return;
      over.abort();
      if (!isMore) return follower.lost();
      swallowClick();
      follower.dropped({ x: event.clientX, y: event.clientY });
    },
    options,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      lose();
    },
    options,
  );
  for (const type of ["pointercancel", "pointerdown"]) addEventListener(type, lose, options);
  // What loses the focus on the page is of no matter, only the window is.
  addEventListener("blur", lose, { signal: over.signal });
}

/** Keeps the click that ends a drag from what it would do. */
function swallowClick(): void {
  const over = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), {
    capture: true,
    signal: over.signal,
  });
  setTimeout(() => over.abort());
}

function under({ x, y }: Point): Element | null {
  return document.elementFromPoint(x, y);
}

/** The points on the way from one to another, with the last one. */
function between(from: Point, to: Point): Point[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(1, Math.ceil(Math.hypot(x, y) / STEP));
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps;
    return { x: from.x + x * part, y: from.y + y * part };
  });
}

/** The cell around whose middle a point lies. */
function cellAt(point: Point): string | null {
  const found = under(point)?.closest<HTMLElement>("[data-cell]");
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const isCore =
    Math.abs(point.x - left - width / 2) < width * CORE &&
    Math.abs(point.y - top - height / 2) < height * CORE;
  return isCore ? (found.dataset.cell ?? null) : null;
}

/** Lets a copy glide to where a transform puts it. */
async function glide(copy: SVGElement, duration: number, transform: string): Promise<void> {
  const from = copy.style.transform;
  copy.style.transform = transform;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  await copy.animate({ transform: [from, transform] }, { duration, easing: "ease-out" }).finished;
}

/** Where a drawing in a box comes to be when it is laid down in a place. */
function seatIn(place: Element, box: DOMRect): Seat {
  const end = place.getBoundingClientRect();
  const size = Math.min(end.width, end.height);
  const { scale, higher } = place.matches("[data-cell]") ? UNFRAMED : { scale: 1, higher: 0 };
  return {
    x: end.left + end.width / 2 - box.left - box.width / 2,
    y: end.top + end.height / 2 - box.top - box.height / 2 - size * higher,
    scale: (size * scale) / box.width,
  };
}

function transformOf({ x, y, scale }: Seat): string {
  return `translate(${x}px,${y}px) scale(${scale})`;
}
