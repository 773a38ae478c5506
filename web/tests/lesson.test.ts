import { describe, expect, it } from "vitest";
import {
  begin,
  call,
  endingsOf,
  isSolved,
  marksOf,
  offerOf,
  pickCell,
  pickPiece,
  sayDone,
  show,
  winningCells,
  type Attempt,
} from "../src/lesson/attempt";
import { STEPS, type Step } from "../src/lesson/steps";

function step<Kind extends Step["kind"]>(kind: Kind): Step & { kind: Kind } {
  return STEPS.find((each) => each.kind === kind) as Step & { kind: Kind };
}

const point = (attempt: Attempt, cells: readonly string[]): Attempt =>
  cells.reduce(pickCell, attempt);

it.each(STEPS)("$name begins open and can be shown to its end", (each) => {
  let attempt = begin(each);
  expect(isSolved(attempt)).toBe(false);
  expect(attempt.reply).toBeNull();
  for (let tries = 0; tries < 3 && each.kind !== "turn" && !isSolved(attempt); tries += 1) {
    attempt = show(attempt);
  }
  expect(attempt.reply?.tone ?? show(attempt).reply?.tone).toBe(
    each.kind === "turn" ? "hint" : "right",
  );
});

describe("finding a piece", () => {
  it("says which one was picked, and lets one try again", () => {
    const find = step("find");
    const wrong = pickPiece(begin(find), "0");
    expect(wrong.reply).toMatchObject({
      tone: "wrong",
      gaps: { piece: { piece: "0" }, wanted: { piece: find.piece } },
    });
    expect(isSolved(pickPiece(wrong, find.piece))).toBe(true);
  });
});

describe("pointing out", () => {
  it("waits for four cells, in any order, and takes back what is picked twice", () => {
    const line = step("point");
    const [first, ...others] = [...line.cells].reverse() as [string, ...string[]];
    const undecided = point(begin(line), [first, first, first, ...others.slice(0, 2)]);
    expect(undecided.pointed).toEqual([first, ...others.slice(0, 2)]);
    expect(undecided.reply).toBeNull();
    const found = pickCell(undecided, others[2] as string);
    expect(found.reply?.tone).toBe("right");
    expect(winningCells(found)).toEqual(line.cells);
  });

  it("tells a line that shares nothing from no line at all", () => {
    const line = step("point");
    expect(point(begin(line), line.decoy).reply?.id).toBe("lesson-line-decoy");
    const wrong = point(begin(line), ["a1", "b1", "a2", "d4"]);
    expect(wrong.reply?.id).toBe("lesson-line-wrong");
    expect(wrong.pointed).toEqual([]);
  });
});

describe("calling", () => {
  it("comes before pointing out", () => {
    const calling = step("call");
    const early = pickCell(begin(calling), calling.cells[0] as string);
    expect(early.reply?.id).toBe("lesson-call-early");
    expect(point(call(early), calling.cells).reply?.tone).toBe("right");
  });
});

describe("placing and giving", () => {
  it("takes any cell that is empty, then any piece", () => {
    const turn = begin(step("turn"));
    const taken = Object.keys(turn.pieces)[0] as string;
    expect(pickCell(turn, taken)).toBe(turn);
    expect(pickPiece(turn, "3")).toBe(turn);
    const placed = pickCell(turn, "a1");
    expect(placed).toMatchObject({ task: "give", hand: null, last: "a1" });
    expect(pickPiece(placed, "3").reply?.tone).toBe("right");
  });

  it("warns of a piece that helps the other player", () => {
    const give = step("give");
    const wrong = pickPiece(begin(give), "5");
    expect(wrong.reply).toMatchObject({ tone: "wrong", gaps: { cell: { cell: give.cell } } });
    expect(isSolved(pickPiece(wrong, give.safe[1] as string))).toBe(true);
  });

  it("keeps the piece in hand while no line is made", () => {
    const place = step("place");
    const wrong = pickCell(begin(place), "a3");
    expect(wrong.reply).toMatchObject({ tone: "wrong", gaps: { cell: { cell: "a3" } } });
    expect(wrong.hand).not.toBeNull();
    expect(winningCells(pickCell(wrong, place.cell))).toEqual(place.cells);
  });

  it("ends when both are done", () => {
    const last = step("last");
    const placed = pickCell(begin(last), last.cell);
    expect(sayDone(begin(last)).task).toBe("place");
    expect(sayDone(placed).reply?.tone).toBe("right");
  });
});

describe("what is spoken of", () => {
  it("is marked until something is chosen, and after it as the reply names it", () => {
    const line = step("point");
    expect(marksOf(begin(line))).toEqual(line.marks);
    expect(marksOf(pickCell(begin(line), line.cells[0] as string))).toEqual([]);
    expect(marksOf(point(begin(line), line.decoy))).toEqual(["c1c4"]);
    expect(marksOf(pickCell(begin(step("place")), "a3"))).toEqual(["a3a3"]);
    expect(marksOf(show(begin(step("give"))))).toEqual([]);
  });

  it("has a text for each reply that can be given", () => {
    const wrong = pickPiece(begin(step("find")), "0").reply?.id;
    expect(endingsOf(step("find")).map((each) => `lesson-pieces-${each}`)).toContain(wrong);
  });
});

it("offers exactly the pieces that are left, in four rows", () => {
  for (const kind of ["turn", "give"] as const) {
    const { position } = step(kind);
    const offer = offerOf(step(kind));
    expect(offer).toHaveLength(8);
    expect(offer.filter((piece) => position.includes(piece))).toEqual([]);
  }
  expect(offerOf(step("find"))).toHaveLength(16);
  expect(offerOf(step("call"))).toEqual([]);
});
