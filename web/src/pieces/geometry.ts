/** The drawing of a piece: solids seen from about 30 degrees above, in hundredths of a cell. */

import type { Edition } from "../words/language";

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

type Point = readonly [x: number, y: number, corner?: number];

const BASE = 70;
const RADIUS = 32;
const DIAGONAL = 40;
/** Every horizontal plane is squashed by this much. */
const CAMERA = 0.5;

const digits = (value: number): string => String(Math.round(value * 100) / 100);
const at = (x: number, y: number): string => `${digits(x)} ${digits(y)}`;

/** A closed path through the points, each cut by a quadratic curve, `corner` units long or its own. */
function polygon(corner: number, ...points: readonly Point[]): string {
  const towards = (from: Point, to: Point, length: number): string => {
    const share = length / Math.hypot(to[0] - from[0], to[1] - from[1]);
    return at(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
  };
  const path = points.map((point, index) => {
    const before = points.at(index - 1) as Point;
    const after = points[(index + 1) % points.length] as Point;
    const cut = point[2] ?? corner;
    return cut === 0
      ? at(point[0], point[1])
      : `${towards(point, before, cut)}Q${at(point[0], point[1])} ${towards(point, after, cut)}`;
  });
  return `M${path.join("L")}Z`;
}

function ellipse(x: number, y: number, radius: number): string {
  const arc = `A${digits(radius)} ${digits(radius * CAMERA)} 0 1 1 `;
  return `M${at(x - radius, y)}${arc}${at(x + radius, y)}${arc}${at(x - radius, y)}Z`;
}

function diamond(x: number, y: number, half: number, corner: number): string {
  const rise = half * CAMERA;
  return polygon(corner, [x - half, y], [x, y - rise], [x + half, y], [x, y + rise]);
}

const upright = (x: number, y: number, height: number): string =>
  `M${at(x, y)}V${digits(y + height)}`;

function cylinder(height: number): Pick<Shape, "edge" | "side2" | "grooves" | "top" | "lip"> {
  const top = BASE - height;
  const [left, right] = [50 - RADIUS, 50 + RADIUS];
  const front = `A${RADIUS} ${RADIUS * CAMERA} 0 0 0 `;
  return {
    edge: `M${at(left, top)}V${BASE}${front}${at(right, BASE)}V${top}${front}${at(left, top)}Z`,
    side2: null,
    grooves: [-0.8, -0.4, 0, 0.4, 0.8]
      .map((t) => upright(50 + RADIUS * t, top + RADIUS * CAMERA * Math.sqrt(1 - t * t), height))
      .join(""),
    top: ellipse(50, top, RADIUS),
    lip: `M${at(left, top)}${front}${at(right, top)}`,
  };
}

function box(height: number): Pick<Shape, "edge" | "side2" | "grooves" | "top" | "lip"> {
  const top = BASE - height;
  const [left, right, rise] = [50 - DIAGONAL, 50 + DIAGONAL, DIAGONAL * CAMERA];
  return {
    edge: polygon(
      5,
      [left, top],
      [left, BASE],
      [50, BASE + rise],
      [right, BASE],
      [right, top],
      [50, top - rise],
    ),
    side2: polygon(0, [50, top + rise], [right, top, 2.5], [right, BASE, 5], [50, BASE + rise, 2]),
    grooves: [-1, 1]
      .flatMap((side) =>
        [0.193, 0.5, 0.807].map((s) =>
          upright(50 + side * DIAGONAL * (1 - s), top + rise * s, height),
        ),
      )
      .join(""),
    top: polygon(0, [left, top, 2.5], [50, top - rise, 5], [right, top, 2.5], [50, top + rise]),
    lip: `M${at(left, top)}L${at(50, top + rise)} ${at(right, top)}${upright(50, top + rise, height)}`,
  };
}

/** The far wall of a round opening. */
function crescent(top: number, radius: number): string {
  const [left, right, rise] = [at(50 - radius, top), at(50 + radius, top), radius * CAMERA];
  return `M${left}A${at(radius, rise)} 0 0 1 ${right}A${at(radius, rise - 4)} 0 0 0 ${left}Z`;
}

/** The far walls of a square opening. */
function chevron(top: number, half: number): string {
  const back = top - half * CAMERA;
  return polygon(0, [50 - half, top, 3], [50, back, 4], [50 + half, top, 3], [50, back + 5]);
}

/** The drawing of a piece, given as its hexadecimal digit, in an edition. */
export function shapeOf(piece: string, edition: Edition): Shape {
  const traits = Number.parseInt(piece, 16);
  const marked = (traits & 8) !== 0;
  const round = (traits & 4) === 0;
  const height = traits & 2 ? 25 : 55;
  const hollow = (traits & 1) !== 0;
  const top = BASE - height;
  const dark = marked && edition === "classic";
  const body = round ? cylinder(height) : box(height);
  const opening = dark ? 0.62 : 0.6;
  const shift = height > 25 ? 8 : 4;
  const rim = (round ? RADIUS : DIAGONAL) * opening;
  const depth = round
    ? crescent(top, rim + (dark ? -2.4 : 1.2))
    : chevron(top, rim + (dark ? -4.5 : 2.2));
  return {
    ...body,
    material: edition === "access" ? "wood" : dark ? "dark" : "light",
    round,
    shadow: round
      ? ellipse(50 + shift, BASE + 2.5, RADIUS)
      : diamond(50 + shift, BASE + 2.5, DIAGONAL, 5),
    grooves: marked && edition === "access" ? body.grooves : null,
    bevel: round ? ellipse(50, top, RADIUS - 3) : diamond(50, top, DIAGONAL - 4.2, 4),
    hole: !hollow ? null : round ? ellipse(50, top, rim) : diamond(50, top, rim, 3),
    depth: hollow ? depth : null,
  };
}
