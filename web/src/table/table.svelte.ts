/**
 * A table as this browser knows it: what the server has told, and what was sent and is not
 * answered yet. It decides nothing: the server sends each view whole.
 */

import type { Made } from "./past";
import { mayBeSentAgain } from "./resend";
import { Connection, type Status } from "../wire/connection";
import {
  forgetCommand,
  keepCommand,
  keepOver,
  keepSeats,
  keepWaiting,
  keptCommand,
  knownSession,
  seatsAt,
  socketAddress,
} from "../wire/http";
import { newId } from "../wire/ids";
import type { Language } from "../words/language";
import type {
  CommandMessage,
  EventBody,
  EventsMessage,
  FromServer,
  HelloMessage,
  OptionsBody,
  PhraseMessage,
  PlayerBody,
  QueryMessage,
  SaidBody,
  StaleMessage,
  UnderstoodMessage,
  ViewBody,
  WelcomeMessage,
} from "../wire/protocol";

export type Seat = "first" | "second";
export type Command = Pick<CommandMessage, "command" | "move" | "offer">;
export type Query = Omit<QueryMessage, "type" | "id">;

/** What is heard of a table besides its state. */
export interface Hearer {
  /** Events, in order, as they come; `isNew` unless they are from before the page was opened. */
  happened(events: readonly EventBody[], isNew: boolean): void;
  refused(said: SaidBody): void;
  /** What was asked is answered; `id` is what it was asked with. */
  answered(said: readonly SaidBody[], id: string | null): void;
  understood(message: UnderstoodMessage): void;
  /** One of the players has said something. */
  spoken(said: SaidBody, isOwn: boolean): void;
  /** There is no connection: a move is kept, and sent when it is back; nothing else is. */
  kept(): void;
  unconnected(): void;
  /** A command was not done, for something else happened first. */
  overtaken(command: Command["command"]): void;
}

/** Events that tell by themselves that what was asked for before is of no use any more. */
const AGREED: readonly EventBody["event"][] = ["took-back", "rematched", "ended"];

export class Table {
  status = $state.raw<Status>("connecting");
  view = $state.raw<ViewBody | null>(null);
  options = $state.raw<OptionsBody | null>(null);
  /** The position in which the game began; null for the empty board. */
  start = $state.raw<string | null>(null);
  /** All that is agreed on here, a sentence each. */
  terms = $state.raw<readonly SaidBody[]>([]);
  /** Whether anybody may find the table in the list of open ones. */
  isPublic = $state.raw(false);
  /** All lines that count, with their cells. */
  lines = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** Which of the two players this browser is: 0 joined first; both at one screen. */
  players = $state.raw<readonly number[]>([]);
  question = $state.raw<SaidBody | null>(null);
  watching = $state.raw(0);
  /** When the view came, by this browser's clock, for counting down. */
  seenAt = $state.raw(0);
  /** The table of the rematch. */
  next = $state.raw<string | null>(null);
  /** Whether it was agreed on just now: who comes back to an old table stays there. */
  isRematched = $state.raw(false);
  /** Why there is no way back to the table. */
  refusal = $state.raw<SaidBody | null>(null);

  /** All moves that count, with who made them. */
  made = $state.raw<readonly Made[]>([]);

  private seen = 0;
  /** What was sent and is not answered yet, perhaps on an earlier visit. */
  private pending: CommandMessage | null;
  private events: readonly EventBody[] = [];
  private hasComeBefore = false;
  private connection: Connection;
  private isLeft = false;

  constructor(
    readonly id: string,
    private hearer: Hearer | null,
  ) {
    this.pending = keptCommand(id);
    this.connection = this.connect();
  }

  /** Whether this browser only watches. */
  get isWatching(): boolean {
    return this.players.length === 0;
  }

  /** Whether a command is under way, or kept until there is a connection. */
  get isSending(): boolean {
    return this.pending !== null;
  }

  /** The other player, if it is a person at another screen. */
  get partner(): PlayerBody | null {
    const other = this.view?.players[1 - (this.players[0] ?? 0)];
    return this.players.length === 1 && other?.computer === null ? other : null;
  }

  /** Whether it is the turn of somebody here. */
  get isAsked(): boolean {
    const may = this.view?.may;
    return may !== undefined && (may.give || may.place || may.done);
  }

  /** Whether two people share this screen. */
  get isShared(): boolean {
    return this.players.length === 2;
  }

  /**
   * Sends a command; nothing while another is under way. Without a connection a move is kept. What
   * ends or changes a game is not: it should not happen when nobody thinks of it any more.
   */
  send(command: Command): void {
    if (this.view === null) return;
    const isMove = command.command === "play";
    if (this.status === "lost") {
      if (!isMove) return this.hearer?.unconnected();
      this.hearer?.kept();
    } else if (this.pending !== null) return;
    const seat = this.isShared ? { seat: this.seatFor(command) } : {};
    this.pending = { type: "command", id: newId(), seen: this.seen, ...command, ...seat };
    if (isMove) keepCommand(this.id, this.pending);
    this.connection.send(this.pending);
  }

  /** Plays a move: a piece, a cell, a call or `done`. */
  play(move: string): void {
    this.send({ command: "play", move });
  }

  /** Asks what a person has typed. Tells whether there is a connection. */
  ask(text: string, language: Language): boolean {
    return this.connection.send({ type: "ask", text, language });
  }

  /** Says something to the other player. Tells whether there is a connection. */
  say(phrase: PhraseMessage["phrase"]): boolean {
    return this.connection.send({ type: "phrase", phrase });
  }

  /** Asks the board; the answer comes with the id. Tells whether there is a connection. */
  query(query: Query, id: string): boolean {
    return this.connection.send({ type: "query", id, ...query });
  }

  /** Sits down. What happens meanwhile is heard afterwards, from the seat. */
  async sit(join: () => Promise<unknown>): Promise<void> {
    this.connection.close();
    try {
      await join();
    } finally {
      if (!this.isLeft) this.connection = this.connect();
    }
  }

  /** Leaves the table; a command under way is seen through, in silence. */
  close(): void {
    this.isLeft = true;
    this.hearer = null;
    if (this.pending === null) this.connection.close();
  }

  /** Forgets the command under way: it is settled. */
  private drop(): void {
    if (this.pending !== null) forgetCommand(this.id, this.pending);
    this.pending = null;
    if (this.isLeft) this.connection.close();
  }

  private connect(): Connection {
    return new Connection(socketAddress(this.id), {
      hello: () => this.hello(),
      heard: (message) => this.hear(message),
      changed: (status) => (this.status = status),
    });
  }

  /** Who only watches needs no session, and an old one would keep them out. */
  private hello(): HelloMessage {
    const seats = [...seatsAt(this.id)];
    const session = seats.length === 0 ? null : knownSession();
    return { type: "hello", version: 2, table: this.id, session, seats, seen: this.seen };
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.options = message.options;
        this.start = message.start;
        this.terms = message.terms;
        this.isPublic = message.public;
        this.lines = message.lines;
        this.players = message.players;
        this.watching = message.watching;
        this.catchUp(message);
        break;
      case "events":
      case "stale":
        this.catchUp(message);
        break;
      case "refused":
        if (this.status !== "on") this.refusal = message.said;
        if (this.status !== "on" || this.isPending(message.id)) this.drop();
        this.hearer?.refused(message.said);
        break;
      case "answer":
        this.hearer?.answered(message.said, message.id ?? null);
        break;
      case "understood":
        this.hearer?.understood(message);
        break;
      case "phrase":
        this.hearer?.spoken(message.said, this.view?.seats.includes(message.seat) ?? false);
        break;
      case "watching":
        this.watching = message.count;
        break;
      case "next":
        if (message.seats.length > 0) keepSeats(message.table, message.seats);
        this.next = message.table;
        break;
    }
  }

  private catchUp(message: WelcomeMessage | EventsMessage | StaleMessage): void {
    const isAnew = message.seen < this.seen;
    const events = message.events.filter((each) => isAnew || each.number > this.seen);
    this.events = isAnew ? events : [...this.events, ...events];
    this.made = unmasked(events.reduce(fold, isAnew ? [] : this.made), message.view.moves);
    this.seen = message.seen;
    this.view = message.view;
    keepOver(this.id, message.view.state === "over");
    keepWaiting(this.id, message.view.state === "waiting" && !this.isWatching);
    this.question = message.question;
    this.seenAt = performance.now();
    const isNew = message.type !== "welcome" || this.hasComeBefore;
    this.hasComeBefore = true;
    if (isNew && events.some((each) => each.event === "rematched")) this.isRematched = true;
    const overtaken = this.settle(message);
    if (events.length > 0) this.hearer?.happened(events, isNew);
    if (overtaken !== null) this.hearer?.overtaken(overtaken);
  }

  /**
   * Settles the command under way: it was done if an event has its id. Otherwise it is sent again
   * once the server has not done it, or given up. Tells what was given up.
   */
  private settle({ type, seen }: { type: string; seen: number }): Command["command"] | null {
    if (this.pending === null) return null;
    // Another tab may have seen the move through, or made another one in its place.
    if (this.pending.command === "play") this.pending = keptCommand(this.id);
    const { pending } = this;
    if (pending === null) {
      this.drop();
      return null;
    }
    const missed = this.events.filter((each) => each.number > pending.seen);
    const isDone = missed.some((each) => this.isPending(each.command));
    if (!isDone && type === "events") return null;
    const seat = pending.seat ?? this.view?.seats[0] ?? null;
    const isKnown = seen >= pending.seen;
    if (!isDone && isKnown && mayBeSentAgain(pending.command, seat, missed)) {
      this.connection.send({ ...pending, seen });
      return null;
    }
    this.drop();
    // What else was asked for is told by how the game ended, or went back.
    const isTold = pending.command !== "play" && missed.some(({ event }) => AGREED.includes(event));
    return isDone || isTold ? null : pending.command;
  }

  private isPending(id: string | undefined): boolean {
    return id !== undefined && id === this.pending?.id;
  }

  /** Who of two at one screen acts: the one whose turn it is, and the other one to answer an offer. */
  private seatFor({ command }: Command): Seat {
    const asks = this.view?.offer?.seat;
    const isAnswer = command === "accept" || command === "decline";
    if (isAnswer && asks !== undefined) return asks === "first" ? "second" : "first";
    return this.view?.turn ?? "first";
  }
}

/** What is told without its move under the mask is known when the game is over. */
function unmasked(made: readonly Made[], moves: readonly string[] | null): readonly Made[] {
  return moves === null ? made : made.map((each, at) => ({ ...each, move: moves[at] ?? null }));
}

/** The moves that count once one more event has happened. */
function fold(made: readonly Made[], event: EventBody): readonly Made[] {
  if (event.event === "took-back") return made.slice(0, made.length - event.moves);
  if (event.event !== "moved") return made;
  return [...made, { seat: event.seat, move: event.move ?? null }];
}

/** Sees the commands through that were kept when a table was left, or the page closed. */
export function deliver(tables: readonly string[]): void {
  for (const id of tables) new Table(id, null).close();
}
