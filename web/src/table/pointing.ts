/** Pointing a line out by its cells. Which lines there are, the server has said. */

export type Lines = Readonly<Record<string, readonly string[]>>;

/** The cells pointed at once one more is touched: touched again it goes; what fits no line begins anew. */
export function pointAt(lines: Lines, cells: readonly string[], cell: string): readonly string[] {
  if (cells.includes(cell)) return cells.filter((each) => each !== cell);
  const more = [...cells, cell];
  return linesThrough(lines, more).length > 0 ? more : [cell];
}

/** The line that is meant, as soon as the cells leave no doubt. */
export function lineThrough(lines: Lines, cells: readonly string[]): string | null {
  const [line, ...others] = linesThrough(lines, cells);
  return cells.length > 1 && others.length === 0 ? (line ?? null) : null;
}

function linesThrough(lines: Lines, cells: readonly string[]): string[] {
  return Object.keys(lines).filter((line) => cells.every((cell) => lines[line]?.includes(cell)));
}
