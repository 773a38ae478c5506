import { describe, expect, it } from "vitest";
import { pastOf, rowsOf } from "../src/table/past";

describe("the board after some moves", () => {
  it("has the pieces where they were placed, and the one in hand", () => {
    expect(pastOf("0 a1 b b2 f".split(" "))).toEqual({
      pieces: { a1: "0", b2: "b" },
      hand: "f",
      last: "b2",
      called: null,
    });
  });

  it("goes on from the position in which the game began", () => {
    const start = "..../..../..../0..f 7";
    expect(pastOf(["b2", "1"], start)).toEqual({
      pieces: { a1: "0", d1: "f", b2: "7" },
      hand: "1",
      last: "b2",
      called: null,
    });
    expect(pastOf([], start).hand).toBe("7");
    expect(rowsOf([{ seat: "first", move: "b2" }], start)).toEqual([
      { number: 1, piece: "7", seat: "first", cell: "b2", moves: 1 },
    ]);
  });

  it("knows the line that was called", () => {
    expect(pastOf(["0", "a1", "!a1d1"]).called).toBe("a1d1");
    expect(pastOf([])).toEqual({ pieces: {}, hand: null, last: null, called: null });
  });
});

describe("the list of moves", () => {
  it("has a row for each placement, with who placed", () => {
    const made = [
      { seat: "first", move: "a" },
      { seat: "second", move: "a1" },
      { seat: "second", move: "1" },
    ] as const;
    expect(rowsOf(made)).toEqual([{ number: 1, piece: "a", seat: "second", cell: "a1", moves: 2 }]);
  });

  it("has none for what the mask keeps back", () => {
    expect(rowsOf([{ seat: "first", move: null }])).toEqual([]);
  });
});
