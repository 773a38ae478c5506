/**
 * What somebody has tried in a step of the lesson, and the reply to it.
 *
 * An attempt is a value: each try gives another one. What is right is read from the step, never
 * worked out from the rules.
 */

import { leftOf, readPosition, type Pieces } from "../analysis/position";
import { RESERVE } from "../board/cells";
import type { Argument } from "../words/texts";
import type { Step } from "./steps";

/** What is asked for next. */
export type Task = "find" | "place" | "give" | "call" | "point" | "done" | "nothing";

export interface Reply {
  readonly tone: "right" | "wrong" | "hint";
  readonly id: string;
  readonly gaps: Readonly<Record<string, Argument>>;
}

export interface Attempt {
  readonly step: Step;
  readonly task: Task;
  readonly pieces: Pieces;
  readonly hand: string | null;
  /** The cell placed last. */
  readonly last: string | null;
  /** The cells that are pointed out so far. */
  readonly pointed: readonly string[];
  /** The piece that was picked. */
  readonly picked: string | null;
  readonly reply: Reply | null;
}

const FIRST_TASK: Readonly<Record<Step["kind"], Task>> = {
  find: "find",
  point: "point",
  turn: "place",
  give: "give",
  call: "call",
  place: "place",
  last: "place",
};
/** What can be said in a step besides its task, by the endings of the texts. */
const ENDINGS: Readonly<Record<Step["kind"], readonly string[]>> = {
  find: ["wrong", "right"],
  point: ["decoy", "wrong", "right"],
  turn: ["place", "given", "right"],
  give: ["wrong", "right"],
  call: ["early", "point", "decoy", "wrong", "right"],
  place: ["wrong", "right"],
  last: ["placed", "right"],
};
const CELLS_OF_A_LINE = 4;

/** A step that nobody has tried yet. */
export function begin(step: Step): Attempt {
  const setup = "position" in step ? readPosition(step.position) : null;
  return {
    step,
    task: FIRST_TASK[step.kind],
    pieces: setup?.pieces ?? {},
    hand: setup === null || setup.hand === "-" ? null : setup.hand,
    last: step.kind === "call" ? (setup?.last ?? null) : null,
    pointed: [],
    picked: null,
    reply: null,
  };
}

/** Whether the step is done. */
export function isSolved(attempt: Attempt): boolean {
  return attempt.task === "nothing";
}

/** The pieces to choose from, in the order of the reserve. */
export function offerOf(step: Step): readonly string[] {
  if (step.kind === "find") return RESERVE;
  if (step.kind !== "turn" && step.kind !== "give") return [];
  const { pieces, hand } = begin(step);
  const left = leftOf({ pieces, hand: hand ?? "-", last: null });
  return RESERVE.filter((piece) => left.has(piece));
}

/** Everything that can be said in a step once its text is read, by its endings. */
export function endingsOf(step: Step): readonly string[] {
  return ["task", ...ENDINGS[step.kind]];
}

/** What is spoken of now: lines, or single cells, each by two of its corners. */
export function marksOf({ step, task, reply, pointed }: Attempt): readonly string[] {
  if (task === "nothing" || pointed.length > 0) return [];
  if (reply?.id.endsWith("-decoy") && "decoy" in step) {
    return [`${step.decoy[0]}${step.decoy.at(-1)}`];
  }
  if (step.kind === "place" && reply !== null) {
    const { cell } = reply.gaps["cell"] as { cell: string };
    return [`${cell}${cell}`];
  }
  return step.kind === "point" && reply !== null ? [] : (step.marks ?? []);
}

/** The cells that shine: the line that was found. */
export function winningCells({ step, task }: Attempt): readonly string[] {
  return task === "nothing" && "cells" in step && step.kind !== "give" ? step.cells : [];
}

/** The cells of the line that has expired. */
export function expiredCells({ step }: Attempt): readonly string[] {
  return "expired" in step ? (step.expired?.cells ?? []) : [];
}

/** What stands in the gaps of a step's texts. */
export function gapsOf({ step, last }: Attempt): Reply["gaps"] {
  const cell = "cell" in step ? step.cell : last;
  return {
    ...(step.kind === "find" ? { piece: { piece: step.piece } } : {}),
    ...(cell === null ? {} : { cell: { cell } }),
    ...("expired" in step && step.expired ? { expired: { line: step.expired.line } } : {}),
    ...("line" in step ? { line: { line: step.line }, shared: { all: step.shared } } : {}),
  };
}

/** Picks a piece: to find it, or to give it. */
export function pickPiece(attempt: Attempt, piece: string): Attempt {
  const { step, task } = attempt;
  const picked = { ...attempt, picked: piece };
  if (task === "find" && step.kind === "find") {
    const wanted = { piece: step.piece };
    return piece === wanted.piece
      ? solved(picked)
      : replied(picked, "wrong", "wrong", { piece: { piece }, wanted });
  }
  if (task !== "give") return attempt;
  return step.kind !== "give" || step.safe.includes(piece)
    ? solved(picked, { piece: { piece } })
    : replied(picked, "wrong", "wrong", { piece: { piece } });
}

/** Picks a cell: to place there, or to point it out. */
export function pickCell(attempt: Attempt, cell: string): Attempt {
  switch (attempt.task) {
    case "place":
      return placed(attempt, cell);
    case "point":
      return pointed(attempt, cell);
    case "call":
      return replied(attempt, "hint", "early");
    default:
      return attempt;
  }
}

/** Calls QUARTO!; the line is still to be pointed out. */
export function call(attempt: Attempt): Attempt {
  if (attempt.task !== "call") return attempt;
  return replied({ ...attempt, task: "point" }, "hint", "point");
}

/** Says done. */
export function sayDone(attempt: Attempt): Attempt {
  return attempt.task === "done" ? solved(attempt) : attempt;
}

/** Shows what was right. */
export function show(attempt: Attempt): Attempt {
  const { step } = attempt;
  switch (step.kind) {
    case "find":
      return pickPiece(attempt, step.piece);
    case "point":
    case "call":
      return solved(attempt);
    case "give":
      return pickPiece(attempt, step.safe[0] ?? "");
    case "place":
      return placed(attempt, step.cell);
    case "turn":
      return replied(attempt, "hint", attempt.task === "place" ? "place" : "given");
    case "last":
      return attempt.task === "place" ? placed(attempt, step.cell) : sayDone(attempt);
  }
}

function placed(attempt: Attempt, cell: string): Attempt {
  const { step, hand } = attempt;
  if (hand === null || cell in attempt.pieces) return attempt;
  const gaps = { cell: { cell } };
  if (step.kind === "place" && cell !== step.cell) return replied(attempt, "wrong", "wrong", gaps);
  const after: Attempt = {
    ...attempt,
    pieces: { ...attempt.pieces, [cell]: hand },
    hand: null,
    last: cell,
  };
  if (step.kind === "turn") return replied({ ...after, task: "give" }, "hint", "given", gaps);
  if (step.kind === "last") return replied({ ...after, task: "done" }, "hint", "placed");
  return solved(after);
}

function pointed(attempt: Attempt, cell: string): Attempt {
  const { step } = attempt;
  if (!("decoy" in step)) return attempt;
  const cells = attempt.pointed.includes(cell)
    ? attempt.pointed.filter((each) => each !== cell)
    : [...attempt.pointed, cell];
  if (cells.length < CELLS_OF_A_LINE) return { ...attempt, pointed: cells, reply: null };
  if (areSame(cells, step.cells)) return solved(attempt);
  const why = areSame(cells, step.decoy) ? "decoy" : "wrong";
  return replied({ ...attempt, pointed: [] }, "wrong", why);
}

function solved(attempt: Attempt, gaps: Reply["gaps"] = {}): Attempt {
  return replied({ ...attempt, task: "nothing", pointed: [] }, "right", "right", gaps);
}

function replied(
  attempt: Attempt,
  tone: Reply["tone"],
  ending: string,
  gaps: Reply["gaps"] = {},
): Attempt {
  const id = `lesson-${attempt.step.name}-${ending}`;
  return { ...attempt, reply: { tone, id, gaps: { ...gapsOf(attempt), ...gaps } } };
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}
