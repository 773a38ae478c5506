/** How a game went, told from what each of its moves was worth. */

import { CELL, PIECE } from "../board/cells";
import type { ReviewedMoveBody, SaidBody } from "../wire/protocol";
import { said, type Said } from "../words/texts";

/** Where the game turned for the worse for the player who moved. */
export interface Turn {
  /** How many moves were made with it. */
  readonly step: number;
  /** The number of its piece, as in the list of moves. */
  readonly number: number;
  readonly seat: "first" | "second";
  readonly said: SaidBody;
}

export type Names = Readonly<Record<"first" | "second", string>>;

type Score = ReviewedMoveBody["before"];

const PLACEMENTS = 16;
/** How far out the most distant win is: clearly off the middle. */
const LEAST = 0.3;

/** How the game stood at first and after each move: 1 if the first player wins at once, -1 if the second does. */
export function leadsOf(moves: readonly ReviewedMoveBody[]): number[] {
  const start = moves[0];
  if (start === undefined) return [];
  return [leadOf(start.before, start.seat, 0), ...moves.map(leadAfter)];
}

/** The turning points, in order. */
export function turnsOf(moves: readonly ReviewedMoveBody[]): Turn[] {
  return moves.flatMap(({ seat, said }, index) =>
    said === null ? [] : [{ step: index + 1, number: numberOf(moves, index), seat, said }],
  );
}

/** The number of the piece that a move gives or places, or after which it calls. */
export function numberOf(moves: readonly ReviewedMoveBody[], index: number): number {
  const before = moves.slice(0, index).filter(({ move }) => CELL.test(move)).length;
  const move = moves[index]?.move ?? "";
  return before + (CELL.test(move) || PIECE.test(move) ? 1 : 0);
}

/** What is told of the move with which a step was reached: what was done, its scores, what was better. */
export function storyOf(moves: readonly ReviewedMoveBody[], step: number, names: Names): Said[] {
  const move = moves[step - 1];
  if (move !== undefined) {
    const deed = deedOf(move, numberOf(moves, step - 1), names);
    return [deed, scoresOf(move, names), ...betterOf(move)];
  }
  const start = moves[0];
  if (start === undefined) return [];
  const score = scoreOf(start.before, names[start.seat]);
  return [said("review-start"), said("review-standing", { score })];
}

function deedOf({ seat, move, position }: ReviewedMoveBody, number: number, names: Names): Said {
  const actor = names[seat];
  const other = names[seat === "first" ? "second" : "first"];
  const of = { actor, other, you: "nobody" };
  let deed = said("review-called", { actor, line: { line: move.slice(1) } });
  if (PIECE.test(move)) deed = said("gave", { ...of, piece: { piece: move }, digit: move });
  else if (CELL.test(move)) {
    const piece = position.split(" ")[1];
    deed = said("placed-piece", { ...of, piece: { piece }, cell: { cell: move } });
  } else if (move === "done") deed = said("said-done", of);
  return said("review-move", { number, deed });
}

/** The scores before and after a move, for the player who made it. */
function scoresOf({ seat, before, after }: ReviewedMoveBody, names: Names): Said {
  const score = scoreOf(before, names[seat]);
  if (before.value !== after.value || before.plies !== after.plies)
    return said("review-scores", { before: score, after: scoreOf(after, names[seat]) });
  return before.value === "draw" ? said("review-same") : said("review-standing", { score });
}

function scoreOf({ value, plies }: Score, actor: string): Said {
  return value === "draw" ? said("review-draw") : said(`review-${value}`, { actor, plies });
}

/** What was better, quicker, or held out longer. */
function betterOf({ move, best }: ReviewedMoveBody): Said[] {
  if (move === best) return [];
  if (PIECE.test(best)) return [said("review-better-give", { piece: { piece: best } })];
  if (CELL.test(best)) return [said("review-better-place", { cell: { cell: best } })];
  return [said("review-better-call", { line: { line: best.slice(1) } })];
}

function leadAfter({ seat, move, after }: ReviewedMoveBody): number {
  return leadOf(after, seat, CELL.test(move) ? 1 : 0);
}

/** Who leads by a score, and how near the call is after so many placements more. */
function leadOf({ value, plies }: Score, seat: "first" | "second", made: number): number {
  if (value === "draw") return 0;
  const near = 1 - Math.max(0, (plies ?? 0) - made) / PLACEMENTS;
  return (LEAST + (1 - LEAST) * near) * ((value === "win") === (seat === "first") ? 1 : -1);
}
