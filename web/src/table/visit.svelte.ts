/**
 * A person's visit to a table: what is heard there, what is chosen, touched and typed. It draws
 * nothing, and knows no rule of the game.
 */

import { settings } from "../settings.svelte";
import type { EventBody, PhraseMessage, SaidBody, UnderstoodMessage } from "../wire/protocol";
import { Choice, type Guide } from "./choice.svelte";
import { Narrator } from "./narrator.svelte";
import { Table, type Query } from "./table.svelte";
import { Touch } from "./touch.svelte";

/** What the page itself asks: what a finger feels under the mask. */
const TOUCH = "touch";
/** What was asked by a key or a button, so that the answer is to be seen too. */
const ASKED = "asked";
/** After these a typed yes or no answers something else. */
const ANOTHER_QUESTION: readonly EventBody["event"][] = ["moved", "offered", "took-back", "ended"];

interface Hint {
  readonly piece?: { readonly piece: string };
  readonly cell?: { readonly cell: string };
}

export class Visit {
  readonly table: Table;
  readonly narrator: Narrator;
  readonly choice: Choice;
  readonly touch: Touch;
  /** The move that a hint names, in notation, as long as its moment lasts. */
  hint = $state.raw<string | null>(null);
  /** Asked for once: two imports may come in either order, and what was typed first is done first. */
  private typing: Promise<typeof import("./typing") | null> | null = null;

  constructor(id: string, guide: Guide) {
    this.table = new Table(id, {
      happened: (events, isNew) => this.happened(events, isNew),
      refused: (said) => this.narrator.refuse(this.narrator.say(said)),
      answered: (said, asked) => this.answered(said, asked),
      understood: (message) => void this.follow(message),
      spoken: (said, isOwn) => this.narrator.spoken(said, isOwn),
      kept: () => this.narrator.warn("table-kept", "assertive"),
      overtaken: (command) =>
        this.narrator.warn(command === "play" ? "table-overtaken" : "table-not-done"),
      unconnected: () => this.narrator.refuseUnconnected(),
    });
    this.narrator = new Narrator(this.table);
    this.choice = new Choice(this.table, this.narrator, guide);
    this.touch = new Touch(this.table, this.narrator, (what) => this.query(what, TOUCH));
  }

  /** Leaves the table. */
  end(): void {
    this.table.close();
    this.narrator.end();
  }

  /** Asks the board something; the answer is seen too. */
  ask(query: Query): void {
    this.query(query, ASKED);
  }

  /** Follows what a person has typed. */
  type(text: string): void {
    this.expect(this.table.ask(text, settings.language));
  }

  /** Says something to the other player. */
  speak(phrase: PhraseMessage["phrase"]): void {
    this.expect(this.table.say(phrase));
  }

  /** Does what the server has understood of what was typed; what that takes is loaded then. */
  private async follow(message: UnderstoodMessage): Promise<void> {
    this.typing ??= import("./typing").catch(() => null);
    const loaded = await this.typing;
    if (loaded === null) {
      this.typing = null;
      this.narrator.refuseUnconnected();
    } else new loaded.Typing(this.table, this.narrator, this.choice).understood(message);
  }

  private query(query: Query, id: string): void {
    this.expect(this.table.query(query, id));
  }

  /** Says so where nobody could be asked. */
  private expect(isAsked: boolean): void {
    if (!isAsked && this.table.refusal === null) this.narrator.refuseUnconnected();
  }

  private happened(events: readonly EventBody[], isNew: boolean): void {
    if (events.some(({ event }) => ANOTHER_QUESTION.includes(event)))
      this.choice.unconfirmed = null;
    this.narrator.happened(events, isNew);
    const isMoved = events.some(({ event }) => event === "moved" || event === "took-back");
    if (!isMoved) return;
    this.touch.forget();
    this.hint = null;
  }

  private async answered(messages: readonly SaidBody[], asked: string | null): Promise<void> {
    if (!(await this.narrator.canSay(messages))) return;
    this.hint = hintIn(messages) ?? this.hint;
    if (asked === TOUCH) messages.forEach((each) => this.touch.feel(each));
    else this.narrator.answer(messages, asked === ASKED);
  }
}

/** The move that a hint among messages names. */
function hintIn(messages: readonly SaidBody[]): string | null {
  const hint = messages.find(({ id }) => id.startsWith("hint-"))?.arguments as Hint | undefined;
  return hint?.piece?.piece ?? hint?.cell?.cell ?? null;
}
