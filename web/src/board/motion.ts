/**
 * The travel of pieces. Places register themselves with the piece they hold; a piece that turns up
 * in another place flies there as a copy above the page, so that nothing waits for it.
 */

import type { Attachment } from "svelte/attachments";

const EASE = "cubic-bezier(.2,.8,.2,1)";
/** More pieces than this changing place at once are a new position, not a move. */
const MOST = 2;
/** What a hand has laid down is there by then, or was refused. */
const LAID_MS = 1_000;

export interface Motion {
  /**
   * Registers an element as a place (`hand`, `cell:b3`, `reserve:7`) and what it holds. It must
   * stay when its piece leaves, and be about as large as the piece's drawing.
   */
  home: (key: string, piece: string | null | undefined) => Attachment<HTMLElement>;
  /** Lets a piece that a hand has laid down be where it is; `arrived` is called when it is there. */
  lay: (piece: string, arrived: () => void) => void;
}

/** Makes the registry of one table. */
export function createMotion(): Motion {
  const places = new Map<string, HTMLElement>();
  const whereabouts = new Map<string, string>();
  const laid = new Map<string, () => void>();
  let arrivals: { piece: string; from: string; to: string }[] = [];

  function depart(): void {
    const flights = arrivals;
    arrivals = [];
    if (flights.length > MOST || document.hidden) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const { from, to } of flights) fly(places.get(from), places.get(to), to);
  }

  /** Takes note that a piece has come to where a hand has laid it, if one has. */
  function settle(piece: string): boolean {
    laid.get(piece)?.();
    return laid.delete(piece);
  }

  return {
    lay: (piece, arrived) => {
      laid.set(piece, arrived);
      setTimeout(() => settle(piece), LAID_MS);
    },
    home: (key, piece) => (element) => {
      places.set(key, element);
      if (piece) {
        const from = whereabouts.get(piece);
        whereabouts.set(piece, key);
        if (from !== undefined && from !== key && !settle(piece)) {
          if (arrivals.length === 0) queueMicrotask(depart);
          arrivals.push({ piece, from, to: key });
        }
      }
      return () => {
        if (places.get(key) === element) places.delete(key);
      };
    },
  };
}

/** A copy of a drawing above the page, as large as it is drawn in a box. */
export function copyOf(drawing: SVGElement, box: DOMRect): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement;
  const look = getComputedStyle(drawing);
  for (const name of ["--edge", "--lip"]) {
    copy.style.setProperty(name, look.getPropertyValue(name));
  }
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "50",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}

function fly(from: HTMLElement | undefined, to: HTMLElement | undefined, key: string): void {
  const drawing = to?.querySelector<SVGElement>("svg.piece");
  if (!from || !drawing?.animate) return;
  const [start, end] = [from.getBoundingClientRect(), drawing.getBoundingClientRect()];
  if (!start.width || !end.width) return;
  const placed = key.startsWith("cell:");
  const [travel, settle] = placed ? [220, 90] : [200, 0];
  const duration = travel + settle;

  const copy = copyOf(drawing, end);
  const scale = Math.min(start.width, start.height) / end.width;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const landed = travel / duration;
  const flight = copy.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(${scale})`, easing: EASE },
      { transform: "none", offset: landed },
      { transform: `translateY(${placed ? 2 : 0}%)`, offset: (1 + landed) / 2 },
      { transform: "none" },
    ],
    duration,
  );
  drawing.animate({ visibility: ["hidden", "hidden"] }, duration);
  const remove = (): void => copy.remove();
  flight.finished.then(remove, remove);
}
