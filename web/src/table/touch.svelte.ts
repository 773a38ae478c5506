/** What is met by focus, finger or pointer: it is heard, and felt under the mask. */

import { announce } from "../announcer.svelte";
import { cuePiece } from "../sound/cues";
import { utter } from "../voice";
import type { SaidBody } from "../wire/protocol";
import { columnPan } from "./hearing";
import type { Narrator } from "./narrator.svelte";
import type { Query, Table } from "./table.svelte";

interface Felt {
  readonly cell?: string;
  readonly piece?: string;
  readonly isLeft: boolean;
}

export class Touch {
  /** What is met under the mask: a cell with its piece, or a piece that is or is not beside the board. */
  felt = $state.raw<Felt | null>(null);

  /** The cell or the piece under the finger, which may not be felt yet. */
  private touched: string | null = null;

  constructor(
    private readonly table: Table,
    private readonly narrator: Narrator,
    /** Asks what is there. */
    private readonly ask: (query: Query) => void,
  ) {}

  /** Meets a cell or a piece. */
  meet(what: string, piece: string | null, name: string): void {
    if (this.table.view?.board === null) this.touch(what);
    else {
      utter(name, true);
      if (piece !== null) this.cue(piece, what);
    }
  }

  /** Lets go of what was met. */
  release(): void {
    this.touched = this.felt = null;
  }

  /** Forgets what was felt: it may not be there any more. */
  forget(): void {
    this.felt = null;
  }

  /** Meets what a finger touches still; an answer that comes later is for nobody. */
  feel(message: SaidBody): void {
    const { cell, piece } = message.arguments as {
      cell?: { cell: string };
      piece?: { piece: string };
    };
    if ((cell?.cell ?? piece?.piece) !== this.touched) return;
    this.felt = { ...cell, ...piece, isLeft: message.id === "piece-left" };
    if (piece !== undefined) this.cue(piece.piece, cell?.cell ?? "");
    announce(this.narrator.say(message));
  }

  private touch(what: string): void {
    this.touched = what;
    if (this.felt?.cell === what) return;
    this.felt = null;
    this.ask(what.length === 2 ? { query: "cell", cell: what } : { query: "piece", piece: what });
  }

  private cue(piece: string, where: string): void {
    const { options } = this.table;
    if (options !== null) cuePiece(piece, options.edition, columnPan(where));
  }
}
