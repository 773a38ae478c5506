/** The rows of the list of open tables, which change calmly. */

import type { OpenTableBody } from "../wire/protocol";

const ROUNDS_KEPT = 2;

export interface Row {
  readonly table: OpenTableBody;
  /** For so many rounds the table has not been open any more. */
  readonly gone: number;
}

/**
 * The rows after a round: what is shown keeps its place, new tables come last, and a table that is
 * gone stays for some rounds, or as long as it is `held`, so that nothing slips away under a finger.
 */
export function merged(
  rows: readonly Row[],
  open: readonly OpenTableBody[],
  held: string | null = null,
): Row[] {
  const now = new Map(open.map((table) => [table.table, table]));
  const stay = rows
    .map(({ table, gone }): Row => {
      const fresh = now.get(table.table);
      return fresh === undefined ? { table, gone: gone + 1 } : { table: fresh, gone: 0 };
    })
    .filter(({ table, gone }) => gone <= ROUNDS_KEPT || table.table === held);
  const shown = new Set(stay.map(({ table }) => table.table));
  const fresh = open.filter(({ table }) => !shown.has(table));
  return [...stay, ...fresh.map((table) => ({ table, gone: 0 }))];
}
