/** What a person chooses and does at a table: a cell, a piece to give, a line to call. */

import { announce } from "../announcer.svelte";
import { piecesOf } from "../board/cells";
import type { Narrator } from "./narrator.svelte";
import { endsOf, lineAlong, linesThrough, lineThrough, pointAt } from "./pointing";
import type { Table } from "./table.svelte";

/** So many pieces make a line. */
const LINE = 4;

/** Where the person is led to. */
export interface Guide {
  toBoard(): void;
  toCall(): void;
}

export class Choice {
  /** The piece about to be given. */
  selected = $state.raw<string | null>(null);
  /** The cells pointed at for a call; null when nobody calls. */
  pointedAt = $state.raw<readonly string[] | null>(null);
  /** Whether the line was chosen from the list, and not by its cells. */
  isListed = $state(false);
  /** The cells that a swipe has gone over so far. */
  swiped = $state.raw<readonly string[]>([]);
  /** What waits for a typed yes. */
  unconfirmed: (() => void) | null = null;

  constructor(
    private readonly table: Table,
    private readonly narrator: Narrator,
    private readonly guide: Guide,
  ) {}

  /** The line that is pointed out, as soon as the cells leave no doubt. */
  get line(): string | null {
    return this.pointedAt === null ? null : lineThrough(this.table.lines, this.pointedAt);
  }

  /** The cells that are pointed out: those of the line, if it is known. */
  get pointed(): readonly string[] {
    const { line, swiped, table } = this;
    if (swiped.length > 0) return linesThrough(table.lines, swiped).length > 0 ? swiped : [];
    return (line === null ? this.pointedAt : table.lines[line]) ?? [];
  }

  /** Why nothing can be called now, whatever lines there are; null if something can. */
  get whyNoCall(): string | null {
    const { view, options } = this.table;
    if (!view?.may.call)
      return options?.calling === "automatic" ? "refused-calling-automatic" : "table-no-moment";
    return this.placed < LINE ? "table-too-few" : null;
  }

  /** The cells at which a swipe along a line can begin; none under the mask. */
  get ends(): readonly string[] {
    const { view, lines } = this.table;
    return view?.may.call && view.board !== null ? endsOf(lines, piecesOf(view.board)) : [];
  }

  /** How many pieces are on the board; under the mask they are counted as they are placed. */
  private get placed(): number {
    const { view, made } = this.table;
    const board = view?.board ?? null;
    return board === null ? Math.floor(made.length / 2) : Object.keys(piecesOf(board)).length;
  }

  /** Forgets what was chosen for a moment that is over. */
  settle(): void {
    const view = this.table.view;
    if (!view?.may.give) this.selected = null;
    if (!view?.may.call) this.pointedAt = null;
  }

  /** Does what a touch of a cell means now. */
  pickCell(cell: string, name: string): void {
    if (this.pointedAt !== null) this.point(cell, this.pointedAt);
    else if (this.table.view?.may.place) this.table.play(cell);
    else this.explain(name);
  }

  /** Does what a touch of a piece beside the board means now: the second one gives it. */
  pickPiece(piece: string, name: string): void {
    if (!this.table.view?.may.give) this.explain(name);
    else if (this.isGone(piece)) this.refuseGone();
    else if (this.selected === piece) this.give();
    else {
      this.selected = piece;
      this.narrator.choose(piece);
    }
  }

  /** Places the piece in hand where it was dragged to. Tells whether it is under way there. */
  drop(cell: string): boolean {
    const { view } = this.table;
    if (!view?.may.place || view.board === null || cell in piecesOf(view.board)) return false;
    this.table.play(cell);
    return true;
  }

  /** Gives a piece that was dragged to the other player. Tells whether it is under way there. */
  hand(piece: string): boolean {
    if (!this.table.view?.may.give || this.isGone(piece)) return false;
    this.table.play(piece);
    return true;
  }

  /** Chooses a piece by its traits, and says which one they make; one that is gone cannot be given. */
  turn(piece: string, name: string): void {
    this.selected = piece;
    announce(name);
  }

  give(): void {
    if (this.selected === null) return;
    if (this.isGone(this.selected)) this.refuseGone();
    else this.table.play(this.selected);
  }

  /** Begins to point a line out. */
  openCall(): void {
    const { words } = this.narrator;
    const { whyNoCall } = this;
    if (whyNoCall !== null) return this.narrator.refuse(words.text(whyNoCall));
    this.pointedAt ??= [];
    this.narrator.note(words.text("which-line"));
    this.guide.toCall();
  }

  /** Points a line out by its name. */
  chooseLine(line: string | null): void {
    this.isListed = true;
    this.pointedAt = line === null ? [] : (this.table.lines[line] ?? []);
  }

  /** Points out the line along which a swipe has gone, if it is one; it is called by the button. */
  endSwipe(): void {
    const line = lineAlong(this.table.lines, this.swiped);
    this.swiped = [];
    if (line === null || this.whyNoCall !== null) return;
    this.isListed = false;
    this.pointedAt = this.table.lines[line] ?? [];
    this.sayLine(line);
    this.guide.toCall();
  }

  /** Calls the line that is pointed out. What comes of it leads the focus on. */
  call(): void {
    if (this.line !== null) this.callLine(this.line);
  }

  /** Calls a line. */
  callLine(line: string): void {
    this.unconfirmed = null;
    this.table.play(`!${line}`);
  }

  cancelCall(): void {
    this.dropCall();
    this.guide.toBoard();
  }

  /** Takes a call back before it is made. */
  dropCall(): void {
    this.pointedAt = this.unconfirmed = null;
    this.narrator.tell(this.narrator.words.text("no-call"));
  }

  /** Says what is to be done instead of what was tried, or what is there. */
  private explain(name: string): void {
    const { view, question } = this.table;
    if (view?.state === "on" && question !== null) this.narrator.question();
    else announce(name);
  }

  /** Points at one more cell, and says it, or the line as soon as it is known. */
  private point(cell: string, before: readonly string[]): void {
    this.isListed = false;
    this.pointedAt = pointAt(this.table.lines, before, cell);
    const { line } = this;
    const { words } = this.narrator;
    if (line !== null) this.sayLine(line);
    else {
      const id = this.pointedAt.includes(cell) ? "table-pointed" : "table-not-pointed";
      announce(words.text(id, { cell: { cell }, count: this.pointedAt.length }));
    }
  }

  private sayLine(line: string): void {
    announce(this.narrator.words.text("table-line-pointed", { line: { line } }));
  }

  private isGone(piece: string): boolean {
    return this.table.view?.left?.includes(piece) === false;
  }

  private refuseGone(): void {
    this.narrator.refuse(this.narrator.words.text("refused-piece-taken"));
  }
}
