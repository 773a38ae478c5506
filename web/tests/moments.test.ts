import { expect, test } from "vitest";
import { momentOf, stepOf } from "../src/review/moments";

const GAME = "0 a1 1 b1 2 c1 3 d1 !a1d1".split(" ");

test("a moment has the number of its placement, and says what was done last", () => {
  const names = GAME.map((_, step) => momentOf(GAME, step));
  expect(names).toEqual(["0", "1-give", "1", "2-give", "2", "3-give", "3", "4-give", "4"]);
  expect(momentOf(GAME, GAME.length)).toBeNull();
  expect(momentOf(["0", "a1", "done", "done"], 3)).toBe("1-done");
});

test("every moment is found again, and nothing else", () => {
  GAME.forEach((_, step) => expect(stepOf(GAME, momentOf(GAME, step) ?? "")).toBe(step));
  for (const other of ["", "5", "-1", "4-done", "x"]) expect(stepOf(GAME, other)).toBeNull();
});
