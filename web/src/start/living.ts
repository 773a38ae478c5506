/** The short games that play themselves beside the start, one after another. Pure. */

import { games } from "./living.json";

/** What is seen at one moment. */
export interface Moment {
  /** The piece on each cell that has one. */
  readonly pieces: Readonly<Record<string, string>>;
  /** The piece that was given and is not placed yet. */
  readonly given: string | null;
  /** The cells of the line that was called. */
  readonly winning: readonly string[];
  /** How long it is to be seen. */
  readonly milliseconds: number;
}

const GIVEN_MS = 1_200;
const PLACED_MS = 900;
const WON_MS = 4_500;
const CLEARED_MS = 1_400;

const EMPTY: Moment = { pieces: {}, given: null, winning: [], milliseconds: CLEARED_MS };

/** All moments, from the first empty board to the last line; then it begins again. */
export const MOMENTS: readonly Moment[] = games.flatMap(momentsOf);

/** The moment at which one comes in: some pieces are on the board. */
export const FIRST = MOMENTS.findIndex(({ pieces }) => Object.keys(pieces).length === 5);

/** The moment at which it stands still where nothing should move: a line is called. */
export const STILL = MOMENTS.findIndex(({ winning }) => winning.length > 0);

function momentsOf({ moves, line }: (typeof games)[number]): Moment[] {
  let moment = EMPTY;
  const played = moves.split(" ").map((move) => (moment = after(moment, move)));
  const won = { ...moment, winning: line, milliseconds: WON_MS };
  return [EMPTY, ...played, won];
}

function after({ pieces, given }: Moment, move: string): Moment {
  return given === null
    ? { pieces, given: move, winning: [], milliseconds: GIVEN_MS }
    : {
        pieces: { ...pieces, [move]: given },
        given: null,
        winning: [],
        milliseconds: PLACED_MS,
      };
}
