/**
 * A person's visit to a table: what is heard there, what is chosen, touched and typed. It draws
 * nothing, and knows no rule of the game.
 */

import { settings } from "../settings.svelte";
import type { EventBody, SaidBody } from "../wire/protocol";
import type { Language } from "../words/language";
import { Choice, type Guide } from "./choice.svelte";
import { Narrator } from "./narrator.svelte";
import { Table } from "./table.svelte";
import { Touch } from "./touch.svelte";
import { Typing } from "./typing";

/** What the page itself asks: what a finger feels under the mask. */
const TOUCH = "touch";
/** What was asked by a key or a button, so that the answer is to be seen too. */
const ASKED = "asked";

export class Visit {
  readonly table: Table;
  readonly narrator: Narrator;
  readonly choice: Choice;
  readonly touch: Touch;
  private readonly typing: Typing;

  constructor(id: string, guide: Guide) {
    this.table = new Table(id, {
      happened: (events, isNew) => this.happened(events, isNew),
      refused: (said) => this.narrator.refuse(this.narrator.say(said)),
      answered: (said, asked) => this.answered(said, asked),
      understood: (message) => this.typing.understood(message),
      kept: () => this.narrator.warn("table-kept", "assertive"),
      overtaken: (command) =>
        this.narrator.warn(command === "play" ? "table-overtaken" : "table-not-done"),
      unconnected: () => this.narrator.refuseUnconnected(),
    });
    this.narrator = new Narrator(this.table);
    this.choice = new Choice(this.table, this.narrator, guide);
    this.touch = new Touch(this.table, this.narrator, (what) => this.put(`${what}?`, "en", TOUCH));
    this.typing = new Typing(this.table, this.narrator, this.choice);
  }

  /** Leaves the table. */
  end(): void {
    this.table.close();
    this.narrator.end();
  }

  /** Asks the board something, in the words of the commands. */
  ask(question: string): void {
    this.put(question, "en", ASKED);
  }

  /** Follows what a person has typed. */
  type(text: string): void {
    this.put(text, settings.language);
  }

  /** Asks, and says so where nobody can be asked. */
  private put(text: string, language: Language, id: string | null = null): void {
    const isPut = this.table.ask(text, language, id);
    if (!isPut && this.table.refusal === null) this.narrator.refuseUnconnected();
  }

  private happened(events: readonly EventBody[], isNew: boolean): void {
    this.typing.happened(events);
    this.narrator.happened(events, isNew);
    const isMoved = events.some(({ event }) => event === "moved" || event === "took-back");
    if (isMoved) this.touch.forget();
  }

  private async answered(messages: readonly SaidBody[], asked: string | null): Promise<void> {
    if (!(await this.narrator.canSay(messages))) return;
    if (asked === TOUCH) messages.forEach((each) => this.touch.feel(each));
    else this.narrator.answer(messages, asked === ASKED);
  }
}
