/** How the end of a game is told: who has won in large letters, and below what happened. */

import type { OutcomeBody } from "../wire/protocol";

const REASONS = ["full", "agreed", "resign", "time", "wrong-calls", "abandoned"];

/** The text that says who has won. */
export function titleOf({ result }: Pick<OutcomeBody, "result">): string {
  if (result === "draw") return "table-drawn";
  return result === "unfinished" ? "table-unfinished" : "table-winner";
}

/** The text that says what happened, and not who has won; none of what only a newer page knows. */
export function happened({
  result,
  reason,
}: Pick<OutcomeBody, "result" | "reason">): string | null {
  const why = result === "unfinished" ? result : reason;
  return why === result || REASONS.includes(why) ? `happened-${why}` : null;
}
