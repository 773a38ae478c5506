/** At which table it is one's turn; the tab's title says so. */

import { texts } from "./words/words.svelte";

/** At the table that is shown. */
let shown = $state.raw<{ readonly table: string; readonly isAsked: boolean } | null>(null);

/** The tables at which it is one's turn. */
export function turns(): readonly string[] {
  return shown?.isAsked ? [shown.table] : [];
}

/** Follows the table that is shown, from an effect; what it returns ends that. */
export function followTable(table: string, isAsked: boolean): () => void {
  shown = { table, isAsked };
  return () => (shown = null);
}

/** The title of a screen, with whose turn it is first. */
export function titled(...parts: readonly string[]): string {
  const count = turns().length;
  const turn = count > 0 ? [texts().text("page-turn", { count })] : [];
  return [...turn, ...parts, "Fourfold"].join(", ");
}
