/**
 * A person's visit to a table: what is heard there, what is chosen and not sent yet, and what is
 * done. It draws nothing, and knows no rule of the game.
 */

import { announce, type Urgency } from "../announcer.svelte";
import { go } from "../navigation.svelte";
import { keep, settings } from "../settings.svelte";
import { cue, cuePiece } from "../sound/cues";
import type { EventBody, SaidBody, UnderstoodMessage } from "../wire/protocol";
import { utter } from "../voice";
import { LANGUAGES, VERBOSITIES, type Language, type Verbosity } from "../words/language";
import { timeOf, TRAITS, type Texts } from "../words/texts";
import { need, speak, texts } from "../words/words.svelte";
import { columnPan, panOf, soundOf, urgencyOf } from "./hearing";
import { lineThrough, pointAt } from "./pointing";
import { saveGame } from "./save";
import { Table, type Command } from "./table.svelte";

/** Where the person is led to. */
export interface Guide {
  toBoard(): void;
  toCall(): void;
}

interface Felt {
  readonly cell?: string;
  readonly piece?: string;
  readonly isLeft: boolean;
}

interface Notice {
  readonly text: string;
  readonly isRefusal: boolean;
}

const SAID_AT_MOST = 200;
/** How long a notice is seen, and for each of its characters. */
const NOTICE_MS = 4_000;
const NOTICE_MS_EACH = 40;
/** A longer one is read below the board. */
const NOTICE_AT_MOST = 240;

/** Events that are seen on the board, by themselves or in a place of their own. */
const SEEN: readonly EventBody["event"][] = ["moved", "offered", "ended", "left", "returned"];

/** What the page itself asks: what a finger feels under the mask. */
const TOUCH = "touch";
/** What was asked by a key or a button, so that the answer is to be seen too. */
const ASKED = "asked";

/** After these a typed yes or no answers something else. */
const ANOTHER_QUESTION: readonly EventBody["event"][] = ["moved", "offered", "took-back", "ended"];

export class Visit {
  readonly table: Table;
  /** What was said, the newest last. */
  said = $state.raw<readonly string[]>([]);
  /** The piece about to be given. */
  selected = $state.raw<string | null>(null);
  /** The cells pointed at for a call; null when nobody calls. */
  pointedAt = $state.raw<readonly string[] | null>(null);
  /** What the person should see at once, for a while: an answer, a refusal, what was not a move. */
  notice = $state.raw<Notice | null>(null);
  /** What is met under the mask: a cell with its piece, or a piece that is or is not beside the board. */
  felt = $state.raw<Felt | null>(null);

  /** The cell or the piece under the finger, which may not be felt yet. */
  private touched: string | null = null;
  /** The call that won. */
  private called = $state.raw<SaidBody | null>(null);
  /** What waits for a typed yes or no. */
  private unsure: (() => void) | null = null;
  private noticing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private readonly guide: Guide,
  ) {
    this.table = new Table(id, {
      happened: (events, isNew) => this.happened(events, isNew),
      refused: (said) => this.refuse(this.say(said)),
      answered: (said, asked) => this.answered(said, asked),
      understood: (message) => this.understood(message),
      kept: () => this.warn("table-kept", "assertive"),
      overtaken: (command) => this.warn(command === "play" ? "table-overtaken" : "table-not-done"),
      unconnected: () => this.refuseUnconnected(),
    });
  }

  /** The words of the table's edition. */
  get words(): Texts {
    return texts(this.table.options?.edition);
  }

  /** The line that is pointed out, as soon as the cells leave no doubt. */
  get line(): string | null {
    return this.pointedAt === null ? null : lineThrough(this.table.lines, this.pointedAt);
  }

  /** The cells that are pointed out: those of the line, if it is known. */
  get pointed(): readonly string[] {
    const { line } = this;
    return (line === null ? this.pointedAt : this.table.lines[line]) ?? [];
  }

  /** How the game ended, in sentences. */
  get ending(): string[] {
    const call = this.called === null ? [] : [this.called];
    return [...call, ...(this.table.view?.outcome?.said ?? [])].map((each) => this.say(each));
  }

  /** What counts at this table. */
  get counted(): string {
    const options = this.table.options;
    if (options === null) return "";
    const counted = options.traits.split(",");
    const traits = TRAITS.filter((each) => counted.includes(each.trait)).map(({ trait }) => ({
      trait,
    }));
    return this.words.text(options.squares ? "table-counts-squares" : "table-counts", { traits });
  }

  /** Leaves the table. */
  end(): void {
    this.table.close();
    clearTimeout(this.noticing);
  }

  /** Forgets what was chosen for a moment that is over. */
  settle(): void {
    const view = this.table.view;
    if (!view?.may.give) this.selected = null;
    if (!view?.may.call) this.pointedAt = null;
  }

  // Doing

  /** Does what a touch of a cell means now. */
  pickCell(cell: string, name: string): void {
    if (this.pointedAt !== null) this.point(cell, this.pointedAt);
    else if (this.table.view?.may.place) this.table.play(cell);
    else this.explain(name);
  }

  /** Says what is to be done instead of what was tried, or what is there. */
  private explain(name: string): void {
    const { view, question } = this.table;
    if (view?.state === "on" && question !== null) this.tell(this.say(question));
    else announce(name);
  }

  /** Points at one more cell, and says it, or the line as soon as it is known. */
  private point(cell: string, before: readonly string[]): void {
    this.pointedAt = pointAt(this.table.lines, before, cell);
    const { line, words } = this;
    const isPointed = this.pointedAt.includes(cell);
    if (line !== null) announce(words.text("table-line-pointed", { line: { line } }));
    else {
      const id = isPointed ? "table-pointed" : "table-not-pointed";
      announce(words.text(id, { cell: { cell }, count: this.pointedAt.length }));
    }
  }

  /** Does what a touch of a piece beside the board means now: the second one gives it. */
  pickPiece(piece: string, name: string): void {
    const { view } = this.table;
    if (!view?.may.give) this.explain(name);
    else if (view.left?.includes(piece) === false) {
      this.refuse(this.words.text("refused-piece-taken"));
    } else if (this.selected === piece) this.give();
    else {
      this.selected = piece;
      announce(this.words.text("table-chosen", { piece: { piece } }));
    }
  }

  /** Chooses a piece by its traits, and says which one they make; one that is gone cannot be given. */
  turn(piece: string, name: string): void {
    this.selected = piece;
    announce(name);
  }

  give(): void {
    const { selected } = this;
    if (selected === null) return;
    if (this.table.view?.left?.includes(selected) === false) {
      this.refuse(this.words.text("refused-piece-taken"));
    } else this.table.play(selected);
  }

  /** Begins to point a line out. */
  openCall(): void {
    if (!this.table.view?.may.call) {
      const isAutomatic = this.table.options?.calling === "automatic";
      const why = isAutomatic ? "refused-calling-automatic" : "table-no-moment";
      this.refuse(this.words.text(why));
      return;
    }
    this.pointedAt ??= [];
    this.note(this.words.text("which-line"));
    this.guide.toCall();
  }

  chooseLine(line: string | null): void {
    this.pointedAt = line === null ? [] : (this.table.lines[line] ?? []);
  }

  /** Calls the line that is pointed out. */
  call(): void {
    if (this.line === null) return;
    this.callLine(this.line);
    this.guide.toBoard();
  }

  cancelCall(): void {
    this.dropCall();
    this.guide.toBoard();
  }

  private dropCall(): void {
    this.pointedAt = null;
    this.unsure = null;
    this.tell(this.words.text("no-call"));
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
    if (!isPut && this.table.refusal === null) this.refuseUnconnected();
  }

  /** Meets a cell or a piece by focus, finger or pointer: it is heard, and felt under the mask. */
  meet(what: string, piece: string | null, name: string): void {
    const { view, options } = this.table;
    if (view?.board === null) this.touch(what);
    else {
      utter(name, true);
      if (piece !== null && options !== null) cuePiece(piece, options.edition, columnPan(what));
    }
  }

  private touch(what: string): void {
    this.touched = what;
    if (this.felt?.cell === what) return;
    this.felt = null;
    this.put(`${what}?`, "en", TOUCH);
  }

  /** Lets go of what was met. */
  release(): void {
    this.touched = this.felt = null;
  }

  private callLine(line: string): void {
    this.pointedAt = null;
    this.unsure = null;
    this.table.play(`!${line}`);
  }

  // Hearing

  private say(message: SaidBody): string {
    return this.words.say(message);
  }

  private tell(sentence: string, urgency: Urgency = "polite"): void {
    this.note(sentence);
    announce(sentence, urgency);
  }

  /** Keeps a sentence to be read again; under the mask, as in the air, only the last one. */
  private note(sentence: string): void {
    const before = this.table.view?.board === null ? [] : this.said;
    this.said = [...before, sentence].slice(-SAID_AT_MOST);
  }

  private happened(events: readonly EventBody[], isNew: boolean): void {
    if (isNew) this.notice = null;
    for (const event of events) {
      if (event.said === undefined) continue;
      if (event.move?.startsWith("!")) this.called = event.said;
      if (isNew) this.hear(event, event.said);
      else this.note(this.say(event.said));
    }
    const kinds = events.map((each) => each.event);
    if (kinds.some((kind) => ANOTHER_QUESTION.includes(kind))) this.unsure = null;
    if (!isNew) this.arrive();
    else if (kinds.includes("moved") && this.isAsked) cue("turn");
    if (kinds.includes("moved") || kinds.includes("took-back")) this.felt = null;
  }

  private hear(event: EventBody, said: SaidBody): void {
    this.tell(this.say(said), urgencyOf(event));
    if (!SEEN.includes(event.event)) this.show(this.say(said));
    const seats = this.table.view?.seats ?? [];
    const sound = soundOf(event, seats.length === 1 ? seats[0] === event.result : null);
    if (sound !== null) cue(sound, panOf(event));
  }

  /**
   * Says what counts at the table and how long a move may take, and what is asked there now, unless
   * a move that was kept answers it, or how to find another player.
   */
  private arrive(): void {
    const { words } = this;
    const { view, options, question, isWatching, isSending } = this.table;
    const [first = "", second = ""] = view?.players.map(({ name }) => name) ?? [];
    const isWatched = isWatching && second !== "";
    const watched = isWatched ? [words.text("table-you-watch", { first, second })] : [];
    const seconds = view?.state === "over" ? null : (options?.seconds_per_move ?? null);
    const timed = seconds === null ? [] : [words.text("counts-time", { time: timeOf(seconds) })];
    const masked = view?.board === null ? [words.text("table-masked")] : [];
    this.tell([...watched, this.counted, ...timed, ...masked].join(" "));
    if (view?.state === "waiting") {
      this.tell(words.text(isWatching ? "table-invited" : "invite-lead", { name: first }));
    } else if (question !== null && !isSending) this.tell(this.say(question), "assertive");
  }

  private get isAsked(): boolean {
    const may = this.table.view?.may;
    return may !== undefined && (may.give || may.place || may.done);
  }

  /** Says and shows what became of a move. */
  private warn(id: string, urgency?: Urgency): void {
    this.show(this.words.text(id), true);
    this.tell(this.words.text(id), urgency);
  }

  private refuse(sentence: string): void {
    this.show(sentence, true);
    this.tell(sentence, "assertive");
    cue("wrong");
  }

  /** Shows a sentence for as long as it takes to read it. */
  private show(text: string, isRefusal = false): void {
    const isMasked = this.table.view?.board === null;
    if (text.length > NOTICE_AT_MOST || (isMasked && !isRefusal)) return;
    this.notice = { text, isRefusal };
    clearTimeout(this.noticing);
    const shown = NOTICE_MS + NOTICE_MS_EACH * text.length;
    this.noticing = setTimeout(() => (this.notice = null), shown);
  }

  private refuseUnconnected(): void {
    this.refuse(this.words.text("page-no-connection"));
  }

  private async answered(messages: readonly SaidBody[], asked: string | null): Promise<void> {
    if (messages.some((each) => !this.words.has(each.id))) {
      if (!(await isLoaded(need("commands", "rules")))) return this.refuseUnconnected();
    }
    if (asked === TOUCH) messages.forEach((each) => this.feel(each));
    else {
      const sentences = messages.map((each) => this.say(each));
      if (asked === ASKED) this.show(sentences.join(" "));
      this.note(sentences.join("\n"));
      announce(sentences.join(" "));
    }
  }

  /** Meets what a finger touches still; an answer that comes later is for nobody. */
  private feel(message: SaidBody): void {
    const { cell, piece } = message.arguments as {
      cell?: { cell: string };
      piece?: { piece: string };
    };
    if ((cell?.cell ?? piece?.piece) !== this.touched) return;
    this.felt = { ...cell, ...piece, isLeft: message.id === "piece-left" };
    if (piece !== undefined && this.table.options !== null) {
      cuePiece(piece.piece, this.table.options.edition, columnPan(cell?.cell ?? ""));
    }
    announce(this.say(message));
  }

  // What was typed

  private understood({ command, action, value }: UnderstoodMessage): void {
    if (command !== undefined) {
      this.doTyped(command as unknown as Command);
      return;
    }
    switch (action) {
      case "quarto":
        this.openCall();
        break;
      case "quit":
        this.confirm("confirm-quit", () => go(""));
        break;
      case "language":
        if (LANGUAGES.includes(value as Language)) void this.changeLanguage(value as Language);
        break;
      case "verbosity":
        if (VERBOSITIES.includes(value as Verbosity)) settings.verbosity = value as Verbosity;
        this.changed("verbosity-changed");
        break;
      case "phonetic":
        settings.phonetic = !settings.phonetic;
        this.changed(settings.phonetic ? "phonetic-on" : "phonetic-off");
        break;
      case "save":
        void this.save(value);
        break;
      case "repeat":
        announce(this.said.at(-1) ?? "");
        break;
    }
  }

  private async save(name: string | null | undefined): Promise<void> {
    const { id, view } = this.table;
    if (view?.state !== "over") return this.refuse(this.words.text("refused-game-on"));
    this.tell(await saveGame(id, this.words, name));
  }

  private async changeLanguage(language: Language): Promise<void> {
    if (!(await isLoaded(speak(language)))) return this.refuseUnconnected();
    settings.language = language;
    this.changed("language-changed");
  }

  private changed(told: string): void {
    keep();
    this.tell(this.words.text(told));
  }

  /** What was typed is done at once, but for what cannot be undone: that is said back first. */
  private doTyped(command: Command): void {
    const sure = this.unsure;
    this.unsure = null;
    if (sure !== null && command.command === "accept") sure();
    else if (sure !== null && command.command === "decline") this.thinkBetter();
    else if (command.command === "resign") {
      this.confirm("confirm-resign", () => this.table.send(command));
    } else if (command.move?.startsWith("!")) this.confirmCall(command.move.slice(1));
    else this.table.send(command);
  }

  /** Does nothing of what was asked for, and says what comes instead. */
  private thinkBetter(): void {
    const { question } = this.table;
    if (this.pointedAt !== null) this.dropCall();
    else if (question !== null) this.tell(this.say(question));
  }

  private confirm(question: string, sure: () => void): void {
    this.unsure = sure;
    this.tell(this.words.text(question), "assertive");
  }

  private confirmCall(line: string): void {
    const cells = this.table.lines[line] ?? [];
    if (this.table.view?.may.call) this.pointedAt = cells;
    this.unsure = () => this.callLine(line);
    const said = { line: { line }, cells: cells.map((cell) => ({ cell })) };
    this.tell(this.words.text("confirm-call", said), "assertive");
  }
}

/** Whether texts could be loaded. */
async function isLoaded(loading: Promise<void>): Promise<boolean> {
  return loading.then(
    () => true,
    () => false,
  );
}
