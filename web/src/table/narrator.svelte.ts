/** What a person hears and reads at a table: each event and answer as a sentence, with its cue. */

import { announce, type Urgency } from "../announcer.svelte";
import { cue } from "../sound/cues";
import type { EventBody, SaidBody } from "../wire/protocol";
import { PIECE } from "../board/cells";
import { settings } from "../settings.svelte";
import { timeOf, traitsOf, TRAITS_ON_WIRE, type Texts } from "../words/texts";
import { isLoaded, need, texts } from "../words/words.svelte";
import { isCall, panOf, pieceOf, soundOf, urgencyOf } from "./hearing";
import type { Table } from "./table.svelte";

export interface Notice {
  readonly text: string;
  readonly isRefusal: boolean;
}

const ALL = TRAITS_ON_WIRE.join(",");
const SAID_AT_MOST = 200;
/** How long a notice is seen, and for each of its characters. */
const NOTICE_MS = 4_000;
const NOTICE_MS_EACH = 40;
/** A longer one is read where commands are typed. */
const NOTICE_AT_MOST = 640;

/** What is said instead, once it has been explained. */
const AGAIN: Readonly<Record<string, string>> = {
  masked: "masked-again",
  "table-chosen": "table-chosen-again",
};

/** Events after which the next step is said too. */
const STEPS: readonly EventBody["event"][] = ["began", "moved", "took-back"];

/** The table that follows one that was left, and what its listener knows of it. */
let followed = { table: "", counted: "" };

/** Events that are seen on the board, by themselves or in a place of their own. */
const SEEN: readonly EventBody["event"][] = ["moved", "offered", "ended", "left", "returned"];

export class Narrator {
  /** What was said, the newest last. */
  said = $state.raw<readonly string[]>([]);
  /** What the person should see at once, for a while: an answer, a refusal, what was not a move. */
  notice = $state.raw<Notice | null>(null);

  private called = $state.raw<SaidBody | null>(null);
  /** The piece that was chosen last, and so has been named. */
  private chosen = "";
  private explained: readonly string[] = [];
  private noticing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** The words of the table's edition. */
  get words(): Texts {
    return texts(this.table.options?.edition);
  }

  /** The call that won, in words. */
  get call(): string | null {
    return this.called === null ? null : this.say(this.called);
  }

  /** Whether board and pieces are hidden from everybody. */
  private get isMasked(): boolean {
    return this.table.view?.board === null;
  }

  /** What counts at this table. */
  get counted(): string {
    const options = this.table.options;
    if (options === null) return "";
    const traits = traitsOf(options.traits);
    const id = options.squares ? "table-counts-squares" : "table-counts";
    return this.words.text(id, { traits }) + this.coached;
  }

  /** What counts at this table, to begin with: the usual in one sentence. */
  private get introduced(): string {
    const { options } = this.table;
    const isUsual = options?.calling === "hand" && !options.squares && options.traits === ALL;
    return isUsual ? this.words.text("counts-usual") + this.coached : this.counted;
  }

  /** That missed lines are told, where they are. */
  private get coached(): string {
    const { options } = this.table;
    return options?.coach && !options.mask ? ` ${this.words.text("counts-coach")}` : "";
  }

  /** How the game ended, which lines were missed, and the score of a series. */
  private get ended(): string {
    return this.table.view?.outcome?.said.map((each) => this.say(each)).join(" ") ?? "";
  }

  /** Puts away what is to be seen. */
  dismiss(): void {
    clearTimeout(this.noticing);
    this.notice = null;
  }

  /** Shows nothing more. */
  end(): void {
    clearTimeout(this.noticing);
    followed = { table: this.table.next ?? "", counted: this.counted };
  }

  say(message: SaidBody): string {
    return this.words.say(message);
  }

  /** Says a sentence, to be read again. */
  tell(sentence: string, urgency: Urgency = "polite"): void {
    this.note(sentence);
    announce(sentence, urgency);
  }

  /** Keeps a sentence to be read again; under the mask, as in the air, only the last one. */
  note(sentence: string): void {
    const before = this.isMasked ? [] : this.said;
    this.said = [...before, sentence].slice(-SAID_AT_MOST);
  }

  /** Says which piece is about to be given. */
  choose(piece: string): void {
    this.chosen = piece;
    announce(this.explain({ id: "table-chosen", arguments: { piece: { piece } } }));
  }

  /** Says what is asked of the listener now, if anything is. */
  question(): void {
    const { question } = this.table;
    if (question !== null) this.tell(this.say(question));
  }

  /** Says and shows what became of a move. */
  warn(id: string, urgency?: Urgency): void {
    this.show(this.words.text(id), true);
    this.tell(this.words.text(id), urgency);
  }

  /** Says and shows why something is not done. */
  refuse(sentence: string): void {
    this.show(sentence, true);
    this.tell(sentence, "assertive");
    cue("wrong");
  }

  refuseUnconnected(): void {
    this.refuse(this.words.text("page-no-connection"));
  }

  /** Tells of events, in order; those from before the page was opened are only noted. */
  happened(events: readonly EventBody[], isNew: boolean): void {
    if (isNew) this.notice = null;
    for (const event of events) {
      if (event.said === undefined || this.isOwnArrival(event)) continue;
      if (isCall(event)) this.called = event.said;
      if (isNew) this.hear(event, this.told(event, event.said, event === events.at(-1)));
      else this.note(this.say(event.said));
    }
    if (!isNew) this.arrive();
    else if (this.table.isAsked && events.some(({ event }) => event === "moved")) cue("turn");
  }

  /** Tells an answer of the board, and shows it too where it was asked for by a key or a button. */
  answer(messages: readonly SaidBody[], isShown: boolean): void {
    const sentences = messages.map((each) => this.explain(each));
    if (isShown && !this.isMasked) this.show(sentences.join(" "));
    this.note(sentences.join("\n"));
    announce(sentences.join(" "));
  }

  /** Tells what one of the players says; of the other one nothing where it is not wanted. */
  spoken(said: SaidBody, isOwn: boolean): void {
    if (!isOwn && !settings.phrases) return;
    this.tell(this.say(said));
    this.show(this.say(said));
    if (!isOwn) cue("message");
  }

  /** Loads the words of an answer; refuses it, and tells so, where there is no connection. */
  async canSay(messages: readonly SaidBody[]): Promise<boolean> {
    if (messages.every((each) => this.words.has(each.id))) return true;
    const canSay = await isLoaded(need("commands", "rules"));
    if (!canSay) this.refuseUnconnected();
    return canSay;
  }

  /** An event in words, with the next step after the last one: no piece is named twice. */
  private told(event: EventBody, said: SaidBody, isLast: boolean): string {
    const { view, question, isAsked, isShared } = this.table;
    if (event.event === "ended") return this.ended;
    const isBrief = settings.verbosity !== "full";
    const isGiven = event.event === "moved" && PIECE.test(event.move ?? "");
    const isNamed = isGiven && !isShared && said.arguments.you === "actor";
    if (isBrief && isNamed && event.move === this.chosen) return this.words.text("table-given");
    const isStep = isLast && isAsked && question !== null && STEPS.includes(event.event);
    if (!isStep || (!isBrief && isGiven)) return this.say(said);
    const isAskedForIt = isGiven && view?.may.place;
    return isAskedForIt ? this.say(question) : `${this.say(said)} ${this.say(question)}`;
  }

  /** Says a message, or less of it once it has been explained. */
  private explain(message: SaidBody): string {
    const again = this.explained.includes(message.id) ? AGAIN[message.id] : undefined;
    this.explained = [...this.explained, message.id];
    return this.say({ ...message, id: again ?? message.id });
  }

  /** Whether an event tells its listener of nobody else than themselves. */
  private isOwnArrival(event: EventBody): boolean {
    const { players, view } = this.table;
    return (
      event.event === "joined" && players.some((at) => view?.players[at]?.name === event.player)
    );
  }

  private hear(event: EventBody, sentence: string): void {
    this.tell(sentence, urgencyOf(event));
    const { said } = event;
    const isMissed = said?.id === "missed-now";
    if (isMissed) this.show(this.say({ ...said, id: "turned-missed" }));
    else if (!SEEN.includes(event.event) && !this.isMasked) this.show(sentence);
    const seats = this.table.view?.seats ?? [];
    const sound = soundOf(event, seats.length === 1 ? (seats[0] ?? null) : null);
    if (sound !== null) cue(sound, panOf(event), pieceOf(event));
  }

  /**
   * Says what counts at the table and how long a move may take, and what is asked there now, unless
   * a move that was kept answers it, or how to find another player; after the game, how it ended.
   */
  private arrive(): void {
    const { words } = this;
    const { view, options, isWatching, isSending } = this.table;
    const [first = "", second = ""] = view?.players.map(({ name }) => name) ?? [];
    const isWatched = isWatching && second !== "";
    const watched = isWatched ? [words.text("table-you-watch", { first, second })] : [];
    if (view?.state === "over") return this.tell([...watched, this.ended].join(" "));
    const seconds = options?.seconds_per_move ?? null;
    const timed = seconds === null ? [] : [words.text("counts-time", { time: timeOf(seconds) })];
    const masked = this.isMasked ? [words.text("table-masked")] : [];
    const isKnown = followed.table === this.table.id && followed.counted === this.counted;
    const told = isKnown ? watched : [...watched, this.introduced, ...timed, ...masked];
    if (told.length > 0) this.tell(told.join(" "));
    if (view?.state === "waiting") {
      const waited = this.table.isPublic ? "invite-listed" : "invite-lead";
      this.tell(words.text(isWatching ? "table-invited" : waited, { name: first }));
    } else if (!isSending) this.question();
  }

  /** Shows a sentence for as long as it takes to read it. */
  private show(text: string, isRefusal = false): void {
    if (text.length > NOTICE_AT_MOST) return;
    this.notice = { text, isRefusal };
    clearTimeout(this.noticing);
    const shown = NOTICE_MS + NOTICE_MS_EACH * text.length;
    this.noticing = setTimeout(() => (this.notice = null), shown);
  }
}
