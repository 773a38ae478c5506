/** The games of this browser's guest that are not over, as the server told last; one for all tabs. */

import { parse, read, write } from "../storage";
import { tellTurns } from "../turns.svelte";
import {
  keepOver,
  keepSeats,
  knownSession,
  readGames,
  readTable,
  RefusedError,
  runningTables,
  seatsAt,
} from "../wire/http";
import type { GameBody } from "../wire/protocol";
import { turnsOf } from "./story";

interface News {
  readonly games: readonly GameBody[];
  /** When it came, by this browser's clock. */
  readonly at: number;
}

/** What tabs tell each other: news, or a table to which somebody has come. */
type Told = { readonly news: News } | { readonly came: string };

const GONE = "fourfold.gone";
/** The server lists no more games than this. */
const LISTED_AT_MOST = 200;
/** So many tables are looked at that the server does not list. */
const LOOKED_AT = 6;

let news = $state.raw<News | null>(null);
let gone = $state.raw<readonly string[]>(keptGone());
let channel: BroadcastChannel | null = null;
let asked = 0;
/** The number of the last question whose answer was taken. */
let answered = 0;

/** The games that are not over; null until the server has told. */
export function running(): readonly GameBody[] | null {
  return news?.games ?? null;
}

/** When the server has told of them, by this browser's clock. */
export function toldAt(): number {
  return news?.at ?? 0;
}

/** Asks the server, tells the other tabs, and says whether it could be asked. */
export async function refresh(): Promise<boolean> {
  const number = ++asked;
  try {
    const games = knownSession() === null ? [] : (await readGames({ running: "true" })).games;
    // An answer that was overtaken is older than what is known.
    if (number > answered) take(games);
    answered = Math.max(answered, number);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}

/** Takes what the server has told: those that are not over, and perhaps others. */
export function take(all: readonly GameBody[]): void {
  const games = all.filter(({ state }) => state !== "over");
  for (const { table, state } of all) keepOver(table, state === "over");
  for (const { table, seats } of games) if (seatsAt(table).length === 0) keepSeats(table, seats);
  hear({ games, at: Date.now() });
  channel?.postMessage({ news } satisfies { news: News | null });
  void settle(games);
}

/** Hears the other tabs from now on; `came` is told to which tables somebody comes there. */
export function listen(came: (table: string) => void): void {
  if (channel !== null || typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel("fourfold.games");
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if ("news" in data) hear(data.news);
    else came(data.came);
  };
}

/** Tells the other tabs that somebody has come to a table. */
export function tellCame(came: string): void {
  channel?.postMessage({ came } satisfies Told);
}

/** The tables that this browser remembers, and the server does not. */
export function goneTables(): readonly string[] {
  return gone;
}

/** Remembers them no more. */
export function forgetGone(): void {
  keepGone([]);
}

function hear(fresh: News): void {
  news = fresh;
  tellTurns(turnsOf(fresh.games));
}

/** Learns what has become of the games that this browser takes to be running and the server does not. */
async function settle(games: readonly GameBody[]): Promise<void> {
  if (games.length >= LISTED_AT_MOST) return;
  const listed = new Set(games.map(({ table }) => table));
  const others = runningTables().filter((table) => !listed.has(table));
  await Promise.all(others.slice(0, LOOKED_AT).map(look));
}

async function look(table: string): Promise<void> {
  try {
    if ((await readTable(table)).view.state === "over") keepOver(table, true);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== "no-such-table") return;
    keepOver(table, true);
    keepGone([...gone.filter((each) => each !== table), table]);
  }
}

function keepGone(tables: readonly string[]): void {
  gone = tables;
  write(GONE, JSON.stringify(tables));
}

function keptGone(): readonly string[] {
  const kept = parse(read(GONE));
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}
