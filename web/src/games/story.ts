/** What is said of a game in a list. Pure. */

import type { Turn } from "../turns.svelte";
import type { GameBody, TallyBody } from "../wire/protocol";
import { said, timeOf, type Said, type Texts } from "../words/texts";

const MINUTE = 60;
const DAY_MS = 86_400_000;

/** Whether somebody waits for one's moves: not the computer, unless a clock runs; nor oneself. */
export function matters(game: GameBody): boolean {
  const opponent = opponentIn(game);
  if (opponent === undefined) return false;
  return opponent.computer === null || game.options.seconds_per_move !== null;
}

/** Where somebody waits for one's move. */
export function turnsOf(games: readonly GameBody[]): Turn[] {
  return games
    .filter((game) => game.your_turn && matters(game))
    .map((game) => ({ table: game.table, name: opponentIn(game)?.name ?? "" }));
}

/** Whether something may happen at a table while nobody is there. */
export function isAwaited(game: GameBody): boolean {
  return game.state === "waiting" || matters(game);
}

/** Whom one plays against, or both who share a screen. */
export function nameOf(game: GameBody, words: Texts): string {
  const [actor, other] = game.players.map(({ name }) => name);
  const opponent = opponentIn(game);
  if (actor === undefined || other === undefined) return words.text("games-waiting");
  if (opponent === undefined) return words.text("page-pair", { actor, other });
  const { name, computer } = opponent;
  return computer === null
    ? name
    : words.text("games-computer", { name, level: said(`level-${computer}`) });
}

/** Who must act in a game that is on; null where that is everybody here. */
export function turnOf(game: GameBody): Said | null {
  const opponent = opponentIn(game);
  if (game.state !== "on" || opponent === undefined) return null;
  return game.your_turn ? said("games-your-turn") : said("games-turn", { name: opponent.name });
}

/** How far a game is. */
export function progressOf({ state, placed, options }: GameBody): Said {
  if (state === "waiting") return said("games-waiting-detail");
  if (placed === null || options.mask) return said("games-masked");
  return said("games-placed", { count: placed });
}

/** How long the player who must act has left, so many seconds after it was told; null without a clock. */
export function leftIn({ seconds_left: left }: GameBody, since: number): Said | null {
  if (left === null) return null;
  const minutes = Math.floor((left - since) / MINUTE);
  return minutes < 1
    ? said("games-left-moments")
    : said("games-left", { time: timeOf(minutes * MINUTE) });
}

/** How a game ended: for oneself, or for two at one screen, and by what. */
export function resultOf({ result, reason }: GameBody): { result: Said; reason: Said | null } {
  const isOurs = result === "first" || result === "second" || result === null;
  const how = isOurs ? "over" : result;
  return {
    result: said(`games-${how}`),
    reason: reason === null ? null : said(`games-by-${reason}`),
  };
}

/** When something was, as the reader's language says it. */
export function dayOf(day: Date, words: Texts, now: Date, locales: readonly string[]): string {
  const before = Math.round((startOf(now) - startOf(day)) / DAY_MS);
  if (before === 0) return words.text("games-today");
  if (before === 1) return words.text("games-yesterday");
  const locale = locales.find((each) => each.startsWith(words.language)) ?? words.language;
  const style = { day: "numeric", month: "short", year: "numeric" } as const;
  return new Intl.DateTimeFormat(locale, style).format(day);
}

/** Whether any game was counted. */
export function isCounted({ won, lost, drawn }: TallyBody): boolean {
  return won + lost + drawn > 0;
}

/** The cells of a line by its name: along it, or the four of a square. */
export function cellsOf(line: string): string[] {
  const [column = 0, row = 0, toColumn = 0, toRow = 0] = [...line].map((each) =>
    each.charCodeAt(0),
  );
  const [across, up] = [toColumn - column, toRow - row];
  const isSquare = Math.abs(across) === 1 && Math.abs(up) === 1;
  const steps = isSquare
    ? [0, 1, 2, 3].map((step) => [(step % 2) * across, Math.floor(step / 2) * up] as const)
    : [0, 1, 2, 3].map((step) => [(step * across) / 3, (step * up) / 3] as const);
  return steps.map(([right, above]) => String.fromCharCode(column + right, row + above));
}

function opponentIn({ own, players }: GameBody): GameBody["players"][number] | undefined {
  return players.find((_, number) => !own.some((each) => each === number));
}

function startOf(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
