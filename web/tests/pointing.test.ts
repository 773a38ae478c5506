import { describe, expect, it } from "vitest";
import { endsOf, lineAlong, lineThrough, pointAt, type Lines } from "../src/table/pointing";

const LINES: Lines = {
  a1d1: ["a1", "b1", "c1", "d1"],
  a1a4: ["a1", "a2", "a3", "a4"],
  a1d4: ["a1", "b2", "c3", "d4"],
  a1b2: ["a1", "b1", "a2", "b2"],
};

function pointed(...cells: string[]): readonly string[] {
  return cells.reduce<readonly string[]>((sofar, cell) => pointAt(LINES, sofar, cell), []);
}

describe("pointing a line out", () => {
  it("names the line as soon as its cells leave no doubt", () => {
    expect(lineThrough(LINES, pointed("a1", "d1"))).toBe("a1d1");
    expect(lineThrough(LINES, pointed("a1"))).toBeNull();
    expect(lineThrough(LINES, pointed("a1", "b2"))).toBeNull();
    expect(lineThrough(LINES, pointed("a1", "b2", "a2"))).toBe("a1b2");
  });

  it("takes a cell back when it is touched again", () => {
    expect(pointed("a1", "d1", "d1")).toEqual(["a1"]);
  });

  it("begins anew with a cell that fits no line", () => {
    expect(pointed("a1", "d1", "c3")).toEqual(["c3"]);
  });
});

describe("swiping along a line", () => {
  it("goes over all of its cells, in any order, and over no other", () => {
    expect(lineAlong(LINES, ["d1", "c1", "b1", "a1"])).toBe("a1d1");
    expect(lineAlong(LINES, ["a1", "b1", "b2", "a2"])).toBe("a1b2");
    expect(lineAlong(LINES, ["a1", "b1", "c1"])).toBeNull();
    expect(lineAlong(LINES, ["a1", "b1", "c1", "d1", "d2"])).toBeNull();
  });

  it("begins at the ends of what has no empty cell", () => {
    const row = { a1: "0", b1: "1", c1: "2", d1: "3" };
    expect(endsOf(LINES, row)).toEqual(["a1", "d1"]);
    expect(endsOf(LINES, { ...row, a2: "4" })).toEqual(["a1", "d1"]);
    expect(endsOf(LINES, { ...row, a2: "4", b2: "5" })).toEqual(["a1", "d1", "a1", "b2"]);
    expect(endsOf(LINES, { a1: "0", b1: "1", c1: "2" })).toEqual([]);
  });
});
