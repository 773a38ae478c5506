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
