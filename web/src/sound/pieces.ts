/**
 * The sounds of the pieces: each trait is heard in its own way, so that sixteen sounds can be told
 * apart and learnt.
 *
 * Tall is deep and short is high; round is soft and square is buzzing; solid is dry and hollow
 * rings on; light is bright and dark has a deep undertone; smooth is steady and grooved rattles.
 */

import type { Edition } from "../words/language";

/** One note of a chime: a wave that swells quickly and dies away. */
export interface Note {
  readonly wave: OscillatorType;
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly level: number;
  readonly attack: number;
}

const DARK = 8;
const SQUARE = 4;
const SHORT = 2;
const HOLLOW = 1;

const DRY = 0.2;
const RINGING = 0.55;
const RATTLES = 5;
const RATTLE = 0.045;

/** The sound of a piece, given by its digit. */
export function notesOf(piece: string, edition: Edition): readonly Note[] {
  const number = parseInt(piece, 16);
  const pitch = number & SHORT ? 660 : 220;
  const wave = number & SQUARE ? "square" : "sine";
  const level = number & SQUARE ? 0.09 : 0.26;
  const length = number & HOLLOW ? RINGING : DRY;
  const tone = (pitch: number, part: number, at = 0, long = length): Note => ({
    wave,
    pitch,
    at,
    length: long,
    level: level * part,
    attack: 0.006,
  });
  const ring = number & HOLLOW ? [tone(pitch * 2.02, 0.35, 0.05)] : [];
  if (edition === "access") {
    const steady = [tone(pitch, 1)];
    const rattle = Array.from({ length: RATTLES }, (_, n) => tone(pitch, 1, n * RATTLE, RATTLE));
    return [...(number & DARK ? [...rattle, tone(pitch, 0.3)] : steady), ...ring];
  }
  const colour = number & DARK ? tone(pitch / 2, 0.9) : tone(pitch * 3, 0.22);
  return [tone(pitch, 1), colour, ...ring];
}
