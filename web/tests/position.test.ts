import { describe, expect, it } from "vitest";
import {
  after,
  EMPTY,
  HAND,
  leftOf,
  move,
  pieceAt,
  put,
  readPosition,
  take,
  writePosition,
  type Setup,
} from "../src/analysis/position";

function read(text: string): Setup {
  const setup = readPosition(text);
  if (setup === null) throw new Error(text);
  return setup;
}

describe("positions as text", () => {
  it.each([
    "..../..../..../.... -",
    "..../.5../..a./.... 7",
    "..../..../..../0123 f d1",
    "65c2/7a9f/804b/e13d done",
    "65c2/7a9f/804b/e13d draw",
  ])("%s is read and written again", (text) => {
    expect(writePosition(read(text))).toBe(text);
  });

  it.each(["", "-", "..../..../.... -", "..../..../..../....", "..../..../..../...g -"])(
    "%j is no position",
    (text) => {
      expect(readPosition(text)).toBeNull();
    },
  );

  it("names cells by column and row", () => {
    expect(read("0..1/..../..../2..3 -").pieces).toEqual({ a4: "0", d4: "1", a1: "2", d1: "3" });
  });
});

describe("setting up", () => {
  it("puts a piece on a cell and remembers it as the last", () => {
    const setup = put(EMPTY, "7", "b3");
    expect(writePosition(setup)).toBe("..../.7../..../.... - b3");
    expect(leftOf(setup).has("7")).toBe(false);
  });

  it("keeps each piece in one place only", () => {
    const setup = put(put(put(EMPTY, "7", "b3"), "7", HAND), "7", "c1");
    expect(writePosition(setup)).toBe("..../..../..../..7. - c1");
  });

  it("sends what stood there to the pieces left", () => {
    const setup = put(put(EMPTY, "7", "b3"), "8", "b3");
    expect(pieceAt(setup, "b3")).toBe("8");
    expect(leftOf(setup).has("7")).toBe(true);
  });

  it("lets two pieces change places, the hand too", () => {
    const setup = put(put(EMPTY, "7", "b3"), "8", HAND);
    expect(writePosition(move(setup, "b3", HAND))).toBe("..../.8../..../.... 7");
    expect(writePosition(move(setup, HAND, "b3"))).toBe("..../.8../..../.... 7 b3");
    expect(move(EMPTY, "a1", "a2")).toBe(EMPTY);
  });

  it("forgets the last cell with its piece", () => {
    expect(take(put(EMPTY, "7", "b3"), "b3")).toEqual(EMPTY);
    expect(take(EMPTY, "b3")).toBe(EMPTY);
  });

  it("is no longer done when a piece is taken from a full board", () => {
    expect(take(read("65c2/7a9f/804b/e13d done"), "a1").hand).toBe("-");
  });
});

describe("playing on", () => {
  it.each([
    ["..../..../..../012. 3", "d1 7", "..../..../..../0123 7 d1"],
    ["..../..../..../012. -", "7", "..../..../..../012. 7"],
    ["65c2/7a9f/.04b/e13d 8", "a2 done", "65c2/7a9f/804b/e13d done a2"],
    ["65c2/7a9f/804b/e13d done", "done", "65c2/7a9f/804b/e13d draw"],
    ["..../..../..../0123 f d1", "!a1d1", "..../..../..../0123 f d1"],
  ])("%s and %s", (before, turn, expected) => {
    expect(writePosition(after(read(before), turn))).toBe(expected);
  });
});
