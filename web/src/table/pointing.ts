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

/** The line along which a swipe has gone: over all of its cells, and over no other. */
export function lineAlong(lines: Lines, cells: readonly string[]): string | null {
  const isWhole = (line: string): boolean => lines[line]?.length === cells.length;
  return linesThrough(lines, cells).find(isWhole) ?? null;
}

/** The ends of the lines that have no empty cell: a swipe along one of them begins there. */
export function endsOf(lines: Lines, pieces: Readonly<Record<string, string>>): string[] {
  const full = Object.values(lines).filter((cells) => cells.every((cell) => cell in pieces));
  return full.flatMap((cells) => [cells[0] ?? "", cells.at(-1) ?? ""]);
}

export function linesThrough(lines: Lines, cells: readonly string[]): string[] {
  return Object.keys(lines).filter((line) => cells.every((cell) => lines[line]?.includes(cell)));
}
