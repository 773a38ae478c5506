/** The drawing of a piece, by the same paths as the server's pictures, in hundredths of a cell. */

import type { Edition } from "../words/language";
import BODIES from "./shapes.json";

/** SVG path data, from back to front; `edge` is the outline of the whole piece. */
export interface Shape {
  readonly material: "light" | "dark" | "wood";
  readonly round: boolean;
  readonly shadow: string;
  readonly edge: string;
  /** The right face of a box; the side of a cylinder is shaded instead. */
  readonly side2: string | null;
  readonly grooves: string | null;
  readonly top: string;
  readonly lip: string;
  readonly bevel: string;
  readonly hole: string | null;
  /** The far wall of the opening, just below its rim. */
  readonly depth: string | null;
}

/** The drawing of a piece, given as its hexadecimal digit, in an edition. */
export function shapeOf(piece: string, edition: Edition): Shape {
  const traits = Number.parseInt(piece, 16);
  const isMarked = (traits & 8) !== 0;
  const isDark = isMarked && edition === "classic";
  const { grooves, openings, ...body } = BODIES[(traits >> 1) & 3] as (typeof BODIES)[number];
  const opening = traits & 1 ? openings[isDark ? 1 : 0] : undefined;
  return {
    ...body,
    material: edition === "access" ? "wood" : isDark ? "dark" : "light",
    round: (traits & 4) === 0,
    grooves: isMarked && edition === "access" ? grooves : null,
    hole: opening?.hole ?? null,
    depth: opening?.depth ?? null,
  };
}
