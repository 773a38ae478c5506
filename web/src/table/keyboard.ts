/** What single keys do at a table, wherever the focus is but in a field or below a dialog. */

import type { Action } from "../keys";
import { isAlone, shortcutOf } from "../shortcuts";
import type { Visit } from "./visit.svelte";

/** What the focus can be led to. */
export interface Parts {
  board?: { focus(): void };
  reserve?: { focus(): void };
  /** The field for typed commands: opened with the focus in it, and folded again. */
  typing: { open(): void; fold(): void };
  pointing?: { focus(): void };
  call?: { focus(): void };
  ending?: { focus(): void };
  review?: { focus(): void };
  /** Turns the switch of a digit; tells whether there is one. */
  switches?: { press(key: string): boolean };
}

/** Does what a key means; `cell` is the one that the focus visits, or visited last. */
export function press(event: KeyboardEvent, visit: Visit, parts: Parts, cell: string): void {
  if (event.key === "Escape" && document.querySelector("dialog[open]") === null) {
    escape(event, visit, parts);
  }
  const action = shortcutOf(event);
  if (action === "help") return;
  if (action !== null) act(action, visit, parts, cell);
  else if (!isAlone(event) || !parts.switches?.press(event.key)) return;
  event.preventDefault();
}

/** Takes a call back before it is made, or folds the command field and leads to the board. */
function escape({ target }: KeyboardEvent, visit: Visit, parts: Parts): void {
  if (visit.choice.pointedAt !== null) visit.choice.cancelCall();
  else if ((target as Element).id === "command") {
    parts.board?.focus();
    parts.typing.fold();
  }
}

function act(action: Exclude<Action, "help">, visit: Visit, parts: Parts, cell: string): void {
  switch (action) {
    case "call":
      visit.choice.openCall();
      break;
    case "board":
    case "reserve":
      parts[action]?.focus();
      break;
    case "command":
      parts.typing.open();
      break;
    case "row":
      visit.ask({ query: "row", row: Number(cell[1]) });
      break;
    case "column":
      visit.ask({ query: "column", column: cell[0] as "a" | "b" | "c" | "d" });
      break;
    default:
      visit.ask({ query: action });
  }
}
