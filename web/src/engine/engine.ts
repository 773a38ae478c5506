/**
 * The engine in WebAssembly: the solver and the rules that it needs, made from native/. Positions,
 * turns and scores are in notation, as at the server.
 *
 * It blocks while it thinks, so the page asks it in a worker.
 */

import type { AnalysisBody, ScoredTurnBody } from "../wire/protocol";

/** What counts in a game: the traits as the server names them, and squares or not. */
export interface Rules {
  readonly traits: string;
  readonly squares: boolean;
}

type Score = Pick<ScoredTurnBody, "value" | "plies">;

/** What native/src/wasm.cpp exports. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  text(): number;
  begin(traits: number, blocks: number, tableBytes: number): void;
  book(bytes: number): number;
  open_book(): void;
  set(length: number): number;
  play(length: number): number;
  position(): number;
  turns(): number;
  turn(index: number): number;
  score(index: number): number;
  best(): number;
  mistakes(index: number, within: number): number;
  solve(): number;
  nodes(): number;
}

/** The bit of each trait in a piece's number. */
const BITS: Readonly<Record<string, number>> = { colour: 8, shape: 4, height: 2, body: 1 };
/** With as many pieces on the board, or fewer, a score is in the opening book. */
const BOOK_PIECES = 4;
/** A search with eleven empty cells fills no more. */
const TABLE_BYTES = 2 * 1024 * 1024;
const TEXT_AT_MOST = 64;
const NO_RANK = -128;
const LONGER_THAN_ANY_GAME = 100;
const PLIES_IN_ALL = 16;

export class Engine {
  /** How a program of one thread is to be asked: its functions. */
  private readonly exports: Exports;
  private rules: Rules | null = null;
  private hasBook = false;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    this.exports._initialize();
  }

  /** Begins with some rules, unless they are those that it has. */
  begin(rules: Rules): void {
    if (this.rules?.traits === rules.traits && this.rules.squares === rules.squares) return;
    const bits = rules.traits.split(",").map((trait) => BITS[trait] ?? 0);
    this.exports.begin(
      bits.reduce((all, bit) => all | bit, 0),
      Number(rules.squares),
      TABLE_BYTES,
    );
    this.rules = rules;
    this.hasBook = false;
  }

  /** Opens the opening book of the rules, as it is uncompressed. */
  openBook(book: Uint8Array): void {
    const address = this.exports.book(book.length);
    new Uint8Array(this.exports.memory.buffer, address, book.length).set(book);
    this.exports.open_book();
    this.hasBook = true;
  }

  /** Takes a position, and says whether it is one in which the game goes on. */
  set(position: string): boolean {
    return this.exports.set(this.write(position)) !== 0 && this.exports.turns() > 0;
  }

  /** Plays a move, and says whether it was legal. */
  play(move: string): boolean {
    return this.exports.play(this.write(move)) !== 0;
  }

  /** The position. */
  get position(): string {
    return this.read(this.exports.position());
  }

  /** Whether scores of the position's turns are missing without the opening book. */
  get wantsBook(): boolean {
    const [board = "", hand = ""] = this.position.split(" ");
    const pieces = board.replaceAll(/[./]/g, "").length + (hand === "-" ? 0 : 1);
    return !this.hasBook && pieces <= BOOK_PIECES;
  }

  /** All legal turns in order. */
  get turns(): readonly string[] {
    return Array.from({ length: this.exports.turns() }, (_, index) => this.turn(index));
  }

  /** Scores one turn after another, and at last the position; null without the book that it takes. */
  *analyse(): Generator<ScoredTurnBody, AnalysisBody | null, void> {
    const turns: ScoredTurnBody[] = [];
    for (const [index, turn] of this.turns.entries()) {
      const score = scoreOf(this.exports.score(index));
      if (score === null) return null;
      const scored = { ...score, turn };
      turns.push(scored);
      yield scored;
    }
    const [first, ...others] = turns;
    if (first === undefined) return null;
    const best = others.reduce((one, other) => (isBetter(other, one) ? other : one), first);
    const { value, plies } = best;
    return { position: this.position, value, plies, best: firstMoveOf(best.turn), turns };
  }

  /** The first of the best turns; null without the book that it takes. */
  best(): ScoredTurnBody | null {
    const index = this.exports.best();
    const score = index < 0 ? null : scoreOf(this.exports.score(index));
    return score && { ...score, turn: this.turn(index) };
  }

  /** After a turn, the share of the opponent's turns that are mistakes, as far as they show. */
  mistakesAfter(index: number, within: number = PLIES_IN_ALL): number {
    return this.exports.mistakes(index, within);
  }

  /** The score of a position with a piece in hand and no line to call, by search alone. */
  solve(): Score | null {
    return scoreOf(this.exports.solve());
  }

  /** How many nodes it has searched by these rules. */
  get nodes(): number {
    return this.exports.nodes();
  }

  private turn(index: number): string {
    return this.read(this.exports.turn(index));
  }

  private write(text: string): number {
    const bytes = new TextEncoder().encode(text.slice(0, TEXT_AT_MOST)).slice(0, TEXT_AT_MOST);
    new Uint8Array(this.exports.memory.buffer, this.exports.text(), bytes.length).set(bytes);
    return bytes.length;
  }

  private read(length: number): string {
    return new TextDecoder().decode(
      new Uint8Array(this.exports.memory.buffer, this.exports.text(), length),
    );
  }
}

function firstMoveOf(turn: string): string {
  return turn.split(" ", 1).join();
}

/** A rank is 0 for a draw, 100 - n for a win in n placements and n - 100 for a loss. */
function scoreOf(rank: number): Score | null {
  if (rank === NO_RANK) return null;
  if (rank === 0) return { value: "draw", plies: null };
  return { value: rank > 0 ? "win" : "loss", plies: LONGER_THAN_ANY_GAME - Math.abs(rank) };
}

/** Whether a score is better than another: a quick win, a slow loss. */
function isBetter(one: Score, other: Score): boolean {
  return rankOf(one) > rankOf(other);
}

function rankOf({ value, plies }: Score): number {
  if (value === "draw") return 0;
  return (LONGER_THAN_ANY_GAME - (plies ?? 0)) * (value === "win" ? 1 : -1);
}
