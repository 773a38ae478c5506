import { describe, expect, it } from "vitest";
import { RESERVE } from "../src/board/cells";
import { shapeOf, type Shape } from "../src/pieces/geometry";
import type { Edition } from "../src/words/language";

/** The end points of a path's absolute commands (no path here uses relative ones). */
function points(path: string): [x: number, y: number][] {
  const found: [number, number][] = [];
  for (const [, command, text] of path.matchAll(/([MLVQAZ])([^MLVQAZ]*)/g)) {
    const numbers = (text ?? "").trim().split(/[ ,]+/).filter(Boolean).map(Number);
    if (command === "V") numbers.unshift(found.at(-1)?.[0] ?? NaN);
    const pairs = command === "A" ? numbers.slice(-2) : numbers;
    for (let i = 0; i < pairs.length; i += 2) {
      found.push([pairs[i] as number, pairs[i + 1] as number]);
    }
  }
  return found;
}
const extent = (path: string): [number, number, number, number] => {
  const [xs, ys] = [points(path).map(([x]) => x), points(path).map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const editions: Edition[] = ["classic", "access"];

describe("the drawing of a piece", () => {
  it("is different for every piece of an edition, and has no broken number", () => {
    for (const edition of editions) {
      const drawings = RESERVE.map((piece) => JSON.stringify(shapeOf(piece, edition)));
      expect(new Set(drawings).size).toBe(16);
      expect(drawings.join()).not.toMatch(/NaN|undefined|Infinity|e-/);
    }
  });
  it("follows the measures of the design", () => {
    expect(shapeOf("0", "classic").edge).toBe("M18 15V70A32 16 0 0 0 82 70V15A32 16 0 0 0 18 15Z");
    expect(shapeOf("2", "classic").edge).toContain("M18 45V70");
    expect(extent(shapeOf("4", "classic").edge)).toEqual([10, -5, 90, 90]);
    expect(extent(shapeOf("6", "classic").edge)).toEqual([10, 25, 90, 90]);
    expect(extent(shapeOf("1", "classic").hole as string)).toEqual([30.8, 15, 69.2, 15]);
    expect(extent(shapeOf("9", "classic").hole as string)).toEqual([30.16, 15, 69.84, 15]);
    expect(extent(shapeOf("5", "classic").hole as string)).toEqual([26, 3, 74, 27]);
  });
  it("shows each trait by its own means", () => {
    const part = (piece: string, edition: Edition, name: keyof Shape): unknown =>
      shapeOf(piece, edition)[name];
    for (const piece of RESERVE) {
      const traits = Number.parseInt(piece, 16);
      for (const edition of editions) {
        expect(part(piece, edition, "round")).toBe(!(traits & 4));
        expect(part(piece, edition, "side2") === null).toBe(!(traits & 4));
        expect(part(piece, edition, "hole") !== null).toBe(Boolean(traits & 1));
        expect(part(piece, edition, "grooves") !== null).toBe(edition === "access" && traits >= 8);
      }
      expect(part(piece, "access", "material")).toBe("wood");
      expect(part(piece, "classic", "material")).toBe(traits >= 8 ? "dark" : "light");
    }
  });
  it("cuts five grooves in a cylinder and three in each face of a box", () => {
    const grooves = (piece: string): string[] =>
      (shapeOf(piece, "access").grooves as string).match(/M[^M]+/g) ?? [];
    expect(grooves("8")).toHaveLength(5);
    expect(grooves("8")[2]).toBe("M50 31V86");
    expect(grooves("c")).toHaveLength(6);
    expect(grooves("c")[1]).toBe("M30 25V80");
  });
  it("stays within the frame of the reserve", () => {
    for (const piece of RESERVE) {
      const [left, top, right, bottom] = extent(shapeOf(piece, "classic").edge);
      expect(left).toBeGreaterThanOrEqual(-4 + 2);
      expect(top).toBeGreaterThanOrEqual(-12 + 2);
      expect(right).toBeLessThanOrEqual(104 - 2);
      expect(bottom).toBeLessThanOrEqual(96 - 2);
    }
  });
});
