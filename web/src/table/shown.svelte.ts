/** What is drawn of a table: the game as it stands, or as it was after some of its moves. */

import { piecesOf } from "../board/cells";
import { pastOf, rowsOf } from "./past";
import type { Seat } from "./table.svelte";
import type { Visit } from "./visit.svelte";

export class Shown {
  /** After how many moves the board is shown; as it stands if null. */
  step = $state<number | null>(null);
  /** Whether the game is looked back on. */
  isReviewing = $state(false);

  constructor(private readonly visit: Visit) {}

  private readonly view = $derived.by(() => this.visit.table.view);
  private readonly moves = $derived.by(() => this.visit.table.made.map(({ move }) => move ?? ""));

  readonly edition = $derived.by(() => this.visit.table.options?.edition ?? "classic");
  readonly isMasked = $derived(this.view !== null && this.view.board === null);
  readonly isOver = $derived(this.view?.state === "over");
  readonly past = $derived(
    pastOf(this.step === null ? this.moves : this.moves.slice(0, this.step)),
  );
  readonly pieces = $derived.by((): Readonly<Record<string, string>> => {
    const { felt } = this.visit.touch;
    if (this.isMasked) return felt?.cell && felt.piece ? { [felt.cell]: felt.piece } : {};
    return this.step === null ? piecesOf(this.view?.board ?? "") : this.past.pieces;
  });
  /** The piece in hand, as in the notation. */
  readonly held = $derived((this.step === null ? this.view?.hand : this.past.hand) ?? "-");
  readonly winning = $derived(
    this.isOver && this.past.called !== null ? this.cellsOf(this.past.called) : [],
  );
  /** The cells of the lines that were missed last. */
  readonly missed = $derived.by(() => {
    const shown = this.step ?? this.moves.length;
    const lines = this.view?.missed.filter((each) => each.move <= shown) ?? [];
    const last = lines.filter((each) => each.move === lines.at(-1)?.move);
    return this.winning.length > 0 ? [] : last.flatMap((each) => this.cellsOf(each.line));
  });
  /** The cells pointed out, or of the line that could be called now, where hints are allowed. */
  readonly pointed = $derived.by(() => {
    const { choice } = this.visit;
    const isPointing = choice.pointedAt !== null || choice.swiped.length > 0;
    const open = isPointing ? undefined : this.view?.open_lines[0];
    return open === undefined ? choice.pointed : this.cellsOf(open);
  });
  readonly names = $derived({ first: this.nameOn("first"), second: this.nameOn("second") });
  readonly rows = $derived.by(() => rowsOf(this.visit.table.made));
  /** Whose line it was that another called. */
  readonly taken = $derived.by(() => {
    const [before, call] = this.visit.table.made.slice(-2);
    if (!this.isOver || !call?.move?.startsWith("!") || before?.move?.length !== 1) return null;
    return { placer: this.names[before.seat], caller: this.names[call.seat] };
  });
  /** How many others watch. */
  readonly others = $derived.by(
    () => this.visit.table.watching - (this.visit.table.isWatching ? 1 : 0),
  );

  /** Shows the board as it was after some moves. */
  goTo(moves: number): void {
    this.step = moves >= this.visit.table.made.length ? null : Math.max(0, moves);
    this.isReviewing = true;
  }

  /** The accessible name of a cell; under the mask what is felt there is said for itself. */
  cellName(cell: string): string {
    const { words } = this.visit.narrator;
    return this.isMasked ? words.cell(cell) : words.onCell(cell, this.pieces[cell]);
  }

  /** The accessible name of a piece beside the board. */
  pieceName(piece: string): string {
    return this.visit.narrator.words.beside(piece, this.view?.left?.includes(piece) ?? true);
  }

  private cellsOf(line: string): readonly string[] {
    return this.visit.table.lines[line] ?? [];
  }

  private nameOn(seat: Seat): string {
    return this.view?.players.find((player) => player.seat === seat)?.name ?? "";
  }
}
