/** How the boards of games in a list stand: asked for when they come into sight, few at a time. */

import type { Attachment } from "svelte/attachments";
import { seen } from "../parts/sight";
import { readTable, RefusedError } from "../wire/http";
import type { GameBody, TableBody } from "../wire/protocol";

/** So many are asked for at once. */
const AT_ONCE = 4;
/** How far from it something is as good as in sight. */
const MARGIN = "240px";
/** How soon a request is sent again that was refused as one too many. */
const RETRY_MS = 1_000;

interface Found {
  readonly table: TableBody;
  /** When somebody had acted last. */
  readonly actedAt: number;
}

let found = $state.raw<Readonly<Record<string, Found>>>({});
let wanted: readonly GameBody[] = [];
let asked = 0;

/** The table of a game, as far as it is known. */
export function tableOf(id: string): TableBody | undefined {
  return found[id]?.table;
}

/** Asks for a game whenever an element is in sight, or is about to be. */
export function wanting(game: GameBody): Attachment {
  return seen((isInSight) => {
    if (isInSight) want(game);
  }, MARGIN);
}

/** Asks for a game, unless it is known as it stands now. */
function want(game: GameBody): void {
  if (found[game.table]?.actedAt === game.acted_at) return;
  wanted = [...wanted.filter(({ table }) => table !== game.table), game];
  if (asked < AT_ONCE) void ask();
}

async function ask(): Promise<void> {
  const [game, ...others] = wanted;
  if (game === undefined) return;
  wanted = others;
  asked += 1;
  try {
    const table = await readTable(game.table);
    found = { ...found, [game.table]: { table, actedAt: game.acted_at } };
  } catch (error) {
    if (error instanceof RefusedError && error.code === "too-fast") {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      wanted = [game, ...wanted];
    }
  } finally {
    asked -= 1;
  }
  await ask();
}
