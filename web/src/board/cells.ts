/** The cells of the board and the places of the reserve. */

/** Every cell, in reading order: a4 to d4, then down to d1. */
export const CELLS: readonly string[] = ["4", "3", "2", "1"].flatMap((row) =>
  ["a", "b", "c", "d"].map((column) => column + row),
);

/**
 * Every piece at its fixed place in the reserve. Rows: light tall, light short, dark tall, dark
 * short; columns: round solid, round hollow, square solid, square hollow.
 */
export const RESERVE: readonly string[] = [..."0145236789cdabef"];

/** A cell, and a piece, as in the notation. */
export const CELL = /^[a-d][1-4]$/;
export const PIECE = /^[0-9a-f]$/;

/** The pieces on a board written as `0.../..../..../.f..`, rows 4 down to 1, or in a position. */
export function piecesOf(board: string): Record<string, string> {
  const places = [...board.split(" ", 1).join().replaceAll("/", "")];
  return Object.fromEntries(
    CELLS.flatMap((cell, place) => {
      const piece = places[place] ?? ".";
      return piece === "." ? [] : [[cell, piece]];
    }),
  );
}
