/**
 * Looks after the games that are not shown: asks whose turn it is there, as long as somebody is
 * awaited, and says so by the app's badge and, if wished, outside the page. One of several tabs asks.
 */

import { untrack } from "svelte";
import { go } from "../navigation.svelte";
import { read, write } from "../storage";
import { settings } from "../settings.svelte";
import { shownTable, turns, type Turn } from "../turns.svelte";
import type { GameBody } from "../wire/protocol";
import { isLoaded, need, texts } from "../words/words.svelte";
import { listen, refresh, running, tellCame, toldAt } from "./mine.svelte";
import { canNotify, notify } from "./notify";
import { pauseOf } from "./pace";
import { isAwaited } from "./story";

/** The turns that need not be told of any more. */
const KNOWN = "fourfold.turns";

let timer: ReturnType<typeof setTimeout> | undefined;
/** How many answers in a row had no news. */
let quiet = 0;
let before = "";
let heardAt = 0;
/** Whether nothing was heard of the games yet. */
let isNew = true;
let isHidden = $state(document.hidden);
/** What is shown outside the page, by table. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
const notices = new Map<string, Notification>();

/** Looks after them from now on. */
export function watch(): void {
  listen(close);
  document.addEventListener("visibilitychange", seen);
  $effect.root(() => {
    $effect(count);
    $effect(come);
    $effect(tell);
    $effect(schedule);
  });
}

/** The page comes into sight, or goes. */
function seen(): void {
  isHidden = document.hidden;
  if (!isHidden) quiet = 0;
}

/** Asks again after a while; whoever leaves a table sees soon what has happened elsewhere. */
function schedule(): void {
  const [games, at, here] = [running(), toldAt(), shownTable()];
  clearTimeout(timer);
  if (games !== null && !games.some((game) => game.table !== here && isAwaited(game))) return;
  const news = JSON.stringify([here, ...(games ?? []).map(newsOf)]);
  if (news !== before) quiet = 0;
  else if (at !== heardAt) quiet += 1;
  [before, heardAt] = [news, at];
  const due = games === null ? 0 : at + pauseOf(isHidden, quiet, Math.random()) - Date.now();
  timer = setTimeout(() => void ask(), Math.max(0, due));
}

function newsOf({ table, your_turn, acted_at }: GameBody): unknown[] {
  return [table, your_turn, acted_at];
}

async function ask(): Promise<void> {
  if (await refresh()) return;
  quiet += 1;
  timer = setTimeout(() => void ask(), pauseOf(isHidden, quiet, Math.random()));
}

/** The app's badge counts the turns. */
function count(): void {
  const { length } = turns();
  const done = length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.();
  // Only an installed app has one.
  done?.catch(() => undefined);
}

/** Takes away what is shown of a table that one has come to, or where it is no longer one's turn. */
function come(): void {
  const [all, here] = [turns(), lookedAt()];
  for (const table of notices.keys()) {
    if (table === here || !all.some((each) => each.table === table)) close(table);
  }
  if (here !== null) tellCame(here);
}

/** Tells of a turn once, unless one looks at that table. */
function tell(): void {
  const all = turns();
  if (running() === null) return;
  const tables = JSON.stringify(all.map(({ table }) => table));
  // What was so when the page was opened is seen there.
  const known = isNew ? tables : (read(KNOWN) ?? "");
  isNew = false;
  write(KNOWN, tables);
  if (!settings.notices || !canNotify() || Notification.permission !== "granted") return;
  const here = untrack(lookedAt);
  const fresh = all.filter(({ table }) => !known.includes(table) && table !== here);
  for (const turn of fresh) void show(turn);
}

/** The table that is in sight. */
function lookedAt(): string | null {
  return isHidden ? null : shownTable();
}

async function show({ table, name }: Turn): Promise<void> {
  if (!(await isLoaded(need("games")))) return;
  const notice = notify(table, texts().text("notices-turn", { name }));
  if (notice === null) return;
  notices.set(table, notice);
  notice.onclick = () => {
    window.focus();
    close(table);
    go(table);
  };
}

function close(table: string): void {
  notices.get(table)?.close();
  notices.delete(table);
}
