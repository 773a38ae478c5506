import { describe, expect, it } from "vitest";
import {
  badgeOf,
  scoresOfCells,
  scoresOfGives,
  sorted,
  turnIn,
  type Score,
} from "../src/analysis/scores";
import { taskOf, verdictIn } from "../src/analysis/verdict";
import { EMPTY, HAND, put } from "../src/analysis/position";

const scored = (turn: string, value: Score["value"], plies: number | null = null) => ({
  turn,
  value,
  plies,
});

const TURNS = [
  scored("a1 3", "loss", 2),
  scored("a1 4", "loss", 4),
  scored("b2 3", "draw"),
  scored("b2 4", "loss", 2),
  scored("c3 !a1d4", "win", 1),
  scored("c3 3", "loss", 1),
  scored("d4 3", "win", 5),
];

describe("scores", () => {
  it("sorts quick wins first and quick losses last", () => {
    expect(sorted(TURNS).map(({ turn }) => turn)).toEqual([
      "c3 !a1d4",
      "d4 3",
      "b2 3",
      "a1 4",
      "a1 3",
      "b2 4",
      "c3 3",
    ]);
  });

  it("rates a cell by the best turn that begins there", () => {
    const cells = scoresOfCells(TURNS);
    expect([...cells.keys()].sort()).toEqual(["a1", "b2", "c3", "d4"]);
    expect(cells.get("a1")).toMatchObject({ value: "loss", plies: 4 });
    expect(cells.get("b2")).toMatchObject({ value: "draw" });
    expect(cells.get("c3")).toMatchObject({ value: "win", plies: 1 });
  });

  it("rates gives after a cell, and never calls", () => {
    expect([...scoresOfGives(TURNS, "c3").keys()]).toEqual(["3"]);
    expect([...scoresOfGives(TURNS, "a1").keys()].sort()).toEqual(["3", "4"]);
    expect(scoresOfGives(TURNS, null).size).toBe(0);
  });

  it("rates gives at once", () => {
    const turns = [scored("!a1d1", "win", 0), scored("7", "loss", 0), scored("done", "draw")];
    expect([...scoresOfGives(turns, null).keys()]).toEqual(["7"]);
    expect(scoresOfCells(turns).size).toBe(0);
  });

  it("writes badges with a sign, and the number that is said", () => {
    expect(badgeOf({ value: "draw", plies: null })).toEqual({ text: "=", kind: "draw" });
    expect(badgeOf({ value: "win", plies: 3 })).toEqual({ text: "+3", kind: "win" });
    expect(badgeOf({ value: "loss", plies: 2 })).toEqual({ text: "\u22122", kind: "loss" });
    expect(badgeOf({ value: "loss", plies: 0 }).text).toBe("\u2212");
  });

  it("says turns", () => {
    expect(turnIn("b3 7")).toEqual({
      id: "analysis-turn-place-give",
      arguments: { cell: { cell: "b3" }, piece: { piece: "7" } },
    });
    expect(turnIn("!a1d4")).toEqual({
      id: "analysis-turn-call",
      arguments: { line: { line: "a1d4" } },
    });
    expect(turnIn("b3 done").id).toBe("analysis-turn-place-done");
    expect(turnIn("done")).toEqual({ id: "analysis-turn-done", arguments: {} });
  });
});

describe("the verdict", () => {
  it("is on whoever must act", () => {
    expect(taskOf(EMPTY)).toBe("give");
    const holding = put(EMPTY, "7", HAND);
    expect(verdictIn({ value: "win", plies: 3 }, holding)).toEqual({
      id: "analysis-verdict-win",
      arguments: { task: "place", plies: 3 },
    });
    expect(verdictIn({ value: "draw", plies: null }, holding).arguments).toEqual({});
  });
});
