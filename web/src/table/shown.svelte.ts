/** What is drawn of a table: the game as it stands, or as it was after some of its moves. */

import { piecesOf } from "../board/cells";
import { Replay } from "./replay.svelte";
import type { Seat, Table } from "./table.svelte";
import type { Visit } from "./visit.svelte";

export class Shown extends Replay {
  constructor(private readonly visit: Visit) {
    super();
  }

  private readonly view = $derived.by(() => this.visit.table.view);

  protected get game(): Table {
    return this.visit.table;
  }

  readonly edition = $derived.by(() => this.visit.table.options?.edition ?? "classic");
  readonly isMasked = $derived(this.view !== null && this.view.board === null);
  readonly isOver = $derived(this.view?.state === "over");
  readonly pieces = $derived.by((): Readonly<Record<string, string>> => {
    const { felt } = this.visit.touch;
    if (this.isMasked) return felt?.cell && felt.piece ? { [felt.cell]: felt.piece } : {};
    return this.step === null ? piecesOf(this.view?.board ?? "") : this.past.pieces;
  });
  /** The piece in hand, as in the notation. */
  readonly held = $derived((this.step === null ? this.view?.hand : this.past.hand) ?? "-");
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

  /** The accessible name of a cell; under the mask what is felt there is said for itself. */
  override cellName(cell: string): string {
    return this.isMasked ? this.visit.narrator.words.cell(cell) : super.cellName(cell);
  }

  /** The accessible name of a piece beside the board. */
  pieceName(piece: string): string {
    const isLeft = this.view?.left?.includes(piece) ?? true;
    return this.marked(piece, this.visit.narrator.words.beside(piece, isLeft));
  }

  private nameOn(seat: Seat): string {
    return this.view?.players.find((player) => player.seat === seat)?.name ?? "";
  }
}
