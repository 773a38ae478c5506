/** What the server's scored turns say of cells and of pieces to give. */

import { CELL } from "../board/cells";
import type { Badge } from "../board/grid";
import type { ScoredTurnBody } from "../wire/protocol";
import { said, type Said } from "../words/texts";

/** What a turn is worth to the player who takes it. */
export type Score = Pick<ScoredTurnBody, "value" | "plies">;

const WORTH = { loss: 0, draw: 1, win: 2 } as const;
const AFTER_PLACING = { give: "place-give", call: "place-call", done: "place-done" } as const;

/** Sorts the better score first: a quick win, a slow loss. */
function byScore(one: Score, other: Score): number {
  const difference = WORTH[other.value] - WORTH[one.value];
  const sooner = (one.plies ?? 0) - (other.plies ?? 0);
  return difference || (one.value === "win" ? sooner : -sooner);
}

/** The turns, the best first; those that are worth the same keep their order. */
export function sorted(turns: readonly ScoredTurnBody[]): ScoredTurnBody[] {
  return [...turns].sort(byScore);
}

/** The best score of the turns that begin with each cell. */
export function scoresOfCells(turns: readonly ScoredTurnBody[]): ReadonlyMap<string, Score> {
  return bestBy(turns, (parts) => parts.find((part) => CELL.test(part)));
}

/** The score of each give, after a cell or, with null, at once. */
export function scoresOfGives(
  turns: readonly ScoredTurnBody[],
  cell: string | null,
): ReadonlyMap<string, Score> {
  return bestBy(turns, (parts) => {
    const given = parts.find((part) => part.length === 1);
    return (parts.length > 1 ? parts[0] : null) === cell ? given : undefined;
  });
}

const SIGNS = { win: "+", draw: "=", loss: "\u2212" } as const;

/** A score as a badge: a sign, and the number that its words say too. */
export function badgeOf({ value, plies }: Score): Badge {
  return { text: `${SIGNS[value]}${plies || ""}`, kind: value };
}

/** A score in words. */
export function scoreIn({ value, plies }: Score): Said {
  return said(`analysis-score-${value}`, { plies: plies ?? 0 });
}

/** A turn in words. */
export function turnIn(turn: string): Said {
  const parts = turn.split(" ");
  const last = parts.at(-1) ?? "";
  const deed = last === "done" ? "done" : last.startsWith("!") ? "call" : "give";
  const way = parts.length > 1 ? AFTER_PLACING[deed] : deed;
  return said(`analysis-turn-${way}`, {
    ...(parts.length > 1 ? { cell: { cell: parts[0] } } : {}),
    ...(deed === "call" ? { line: { line: last.slice(1) } } : {}),
    ...(deed === "give" ? { piece: { piece: last } } : {}),
  });
}

function bestBy(
  turns: readonly ScoredTurnBody[],
  keyOf: (parts: readonly string[]) => string | undefined,
): ReadonlyMap<string, Score> {
  const best = new Map<string, Score>();
  for (const turn of sorted(turns)) {
    const key = keyOf(turn.turn.split(" "));
    if (key !== undefined && !best.has(key)) best.set(key, turn);
  }
  return best;
}
