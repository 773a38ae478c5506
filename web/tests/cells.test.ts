import { describe, expect, it } from "vitest";
import { CELLS, piecesOf, RESERVE } from "../src/board/cells";
import { destination, rowsOf } from "../src/board/grid";

/** The cell that an arrow key leads to, or null at the edge. */
function neighbour(cell: string, key: string): string | null {
  const place = destination(CELLS.indexOf(cell), key);
  return place == null ? null : (CELLS[place] ?? null);
}

describe("the cells", () => {
  it("are in reading order", () => {
    expect(CELLS.join(" ")).toBe("a4 b4 c4 d4 a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1 d1");
  });
  it("hold the pieces that the notation puts there", () => {
    expect(piecesOf("0.../..../..../.f..")).toEqual({ a4: "0", b1: "f" });
    expect(piecesOf("..../..../..../....")).toEqual({});
    expect(Object.keys(piecesOf("0123/4567/89ab/cdef"))).toHaveLength(16);
  });
  it("have the neighbours that one sees", () => {
    expect(neighbour("b3", "ArrowUp")).toBe("b4");
    expect(neighbour("b3", "ArrowDown")).toBe("b2");
    expect(neighbour("b3", "ArrowLeft")).toBe("a3");
    expect(neighbour("b3", "ArrowRight")).toBe("c3");
    expect(neighbour("a4", "ArrowUp")).toBeNull();
    expect(neighbour("a4", "ArrowLeft")).toBeNull();
    expect(neighbour("d1", "ArrowDown")).toBeNull();
    expect(neighbour("d3", "ArrowRight")).toBeNull();
  });
  it("lead back by the opposite key", () => {
    const back = { ArrowUp: "ArrowDown", ArrowLeft: "ArrowRight" };
    for (const cell of CELLS) {
      for (const [key, opposite] of Object.entries(back)) {
        const next = neighbour(cell, key);
        if (next) expect(neighbour(next, opposite)).toBe(cell);
      }
    }
  });
});

describe("the reserve", () => {
  it("keeps light above dark, tall above short, round before square, solid before hollow", () => {
    const rows = [0, 2, 8, 10];
    const columns = [0, 1, 4, 5];
    const expected = rows.flatMap((row) => columns.map((column) => row + column));
    expect(RESERVE.map((piece) => Number.parseInt(piece, 16))).toEqual(expected);
    expect(rowsOf(RESERVE).map((row) => row.join(""))).toEqual(["0145", "2367", "89cd", "abef"]);
  });
});

describe("the keys of a grid", () => {
  it("reach the ends of a row and of the grid", () => {
    expect(destination(6, "Home")).toBe(4);
    expect(destination(6, "End")).toBe(7);
    expect(destination(6, "Home", true)).toBe(0);
    expect(destination(6, "End", true)).toBe(15);
  });
  it("do not move otherwise", () => {
    expect(destination(6, "x")).toBeUndefined();
    expect(destination(6, "Tab")).toBeUndefined();
  });
});
