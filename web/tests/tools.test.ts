import { expect, it } from "vitest";
import { EMPTY, HAND, put, writePosition } from "../src/analysis/position";
import { pickPiece, pickPlace, type Picked } from "../src/analysis/tools";

const written = ({ setup }: Picked): string | undefined => setup && writePosition(setup);

it("puts a piece where it is sent, in either order", () => {
  const first = pickPiece(EMPTY, null, "7");
  expect(first).toEqual({ chosen: { piece: "7" } });
  expect(written(pickPlace(EMPTY, first.chosen, "b3"))).toBe("..../.7../..../.... - b3");

  const other = pickPlace(EMPTY, null, HAND);
  expect(other).toEqual({ chosen: { place: HAND } });
  expect(written(pickPiece(EMPTY, other.chosen, "7"))).toBe("..../..../..../.... 7");
});

it("lets go of what is picked again", () => {
  expect(pickPiece(EMPTY, { piece: "7" }, "7")).toEqual({ chosen: null });
  expect(pickPlace(EMPTY, { place: "b3" }, "b3")).toEqual({ chosen: null });
});

it("moves a piece that stands somewhere, and goes on from an empty cell", () => {
  const setup = put(EMPTY, "7", "b3");
  expect(written(pickPlace(setup, { place: "b3" }, "c1"))).toBe("..../..../..../..7. - c1");
  expect(pickPlace(setup, { place: "a1" }, "b3")).toEqual({ chosen: { place: "b3" } });
});
