/** What comes of what a person has typed: it is done at once, or first asked back with yes or no. */

import { announce } from "../announcer.svelte";
import { go } from "../navigation.svelte";
import { change, settings } from "../settings.svelte";
import type { PhraseMessage, UnderstoodMessage } from "../wire/protocol";
import { LANGUAGES, VERBOSITIES, type Language, type Verbosity } from "../words/language";
import { isLoaded, speak } from "../words/words.svelte";
import type { Choice } from "./choice.svelte";
import type { Narrator } from "./narrator.svelte";
import { saveGame } from "./save";
import type { Command, Table } from "./table.svelte";

export class Typing {
  constructor(
    private readonly table: Table,
    private readonly narrator: Narrator,
    private readonly choice: Choice,
  ) {}

  /** Does what the server has understood. */
  understood({ command, action, value }: UnderstoodMessage): void {
    if (command !== undefined) {
      this.follow(command as unknown as Command);
      return;
    }
    switch (action) {
      case "quarto":
        this.choice.openCall();
        break;
      case "phrase":
        if (!this.table.say(value as PhraseMessage["phrase"])) this.narrator.refuseUnconnected();
        break;
      case "quit":
        this.confirm(this.narrator.words.text("confirm-quit"), () => go(""));
        break;
      case "language":
        if (LANGUAGES.includes(value as Language)) void this.changeLanguage(value as Language);
        break;
      case "verbosity":
        if (VERBOSITIES.includes(value as Verbosity)) change({ verbosity: value as Verbosity });
        this.tell("verbosity-changed");
        break;
      case "phonetic":
        change({ phonetic: !settings.phonetic });
        this.tell(settings.phonetic ? "phonetic-on" : "phonetic-off");
        break;
      case "save":
        void this.save(value);
        break;
      case "repeat":
        announce(this.narrator.said.at(-1) ?? "");
        break;
    }
  }

  private async save(name: string | null | undefined): Promise<void> {
    const { id, view } = this.table;
    const { words } = this.narrator;
    if (view?.state !== "over") return this.narrator.refuse(words.text("refused-game-on"));
    this.narrator.tell(await saveGame(id, words, name));
  }

  private async changeLanguage(language: Language): Promise<void> {
    if (!(await isLoaded(speak(language)))) return this.narrator.refuseUnconnected();
    change({ language });
    this.tell("language-changed");
  }

  private tell(id: string): void {
    this.narrator.tell(this.narrator.words.text(id));
  }

  /** Does a command at once, but for what cannot be undone: that is said back first. */
  private follow(command: Command): void {
    const confirmed = this.choice.unconfirmed;
    this.choice.unconfirmed = null;
    if (confirmed !== null && command.command === "accept") confirmed();
    else if (confirmed !== null && command.command === "decline") this.decline();
    else if (command.command === "resign") {
      const question = this.narrator.words.text("confirm-resign");
      this.confirm(question, () => this.table.send(command));
    } else if (command.move?.startsWith("!")) this.confirmCall(command.move.slice(1));
    else this.table.send(command);
  }

  /** Does nothing of what was to be confirmed, and says what comes instead. */
  private decline(): void {
    if (this.choice.pointedAt !== null) this.choice.dropCall();
    else this.narrator.question();
  }

  private confirm(question: string, confirmed: () => void): void {
    this.choice.unconfirmed = confirmed;
    this.narrator.tell(question, "assertive");
  }

  private confirmCall(line: string): void {
    if (this.table.view?.may.call) this.choice.chooseLine(line);
    const cells = (this.table.lines[line] ?? []).map((cell) => ({ cell }));
    const isStraight = line[0] === line[2] || line[1] === line[3];
    const question = isStraight ? "confirm-call" : "confirm-call-cells";
    const asked = this.narrator.words.text(question, { line: { line }, cells });
    this.confirm(asked, () => this.choice.callLine(line));
  }
}
