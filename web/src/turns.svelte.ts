/** At which tables it is one's turn; the tab's title says so. */

import { texts } from "./words/words.svelte";

/** A table at which it is one's turn, and whom one plays against there. */
export interface Turn {
  readonly table: string;
  readonly name: string;
}

/** What a table that is shown says of itself. */
interface Shown extends Turn {
  readonly isAsked: boolean;
  /** Whether somebody waits for one's move even if one is elsewhere: not the computer, without a clock. */
  readonly matters: boolean;
}

let shown = $state.raw<Shown | null>(null);
/** As the server has said of all tables. */
let told = $state.raw<readonly Turn[]>([]);

/** The tables at which it is one's turn, the one that is shown first. */
export function turns(): readonly Turn[] {
  return shown?.isAsked ? [shown, ...elsewhere()] : elsewhere();
}

/** The same, but for the one that is shown. */
export function elsewhere(): readonly Turn[] {
  return told.filter(({ table }) => table !== shown?.table);
}

/** The table that is shown. */
export function shownTable(): string | null {
  return shown?.table ?? null;
}

/** Takes what the server says of all tables. */
export function tellTurns(all: readonly Turn[]): void {
  told = all;
}

/** Follows the table that is shown, from an effect; what it returns ends that. */
export function followTable(table: Shown): () => void {
  shown = table;
  return () => {
    const others = elsewhere();
    told = table.isAsked && table.matters ? [table, ...others] : others;
    shown = null;
  };
}

/** The title of a screen, with whose turn it is first. */
export function titled(...parts: readonly string[]): string {
  const count = turns().length;
  const turn = count > 0 ? [texts().text("page-turn", { count })] : [];
  return [...turn, ...parts, "Fourfold"].join(", ");
}
