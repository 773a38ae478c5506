/** A game that can be gone through: as it stands, or as it was after some of its moves. */

import type { Badge } from "../board/grid";
import type { Edition } from "../words/language";
import { texts } from "../words/words.svelte";
import { pastOf, rowsOf, type Made } from "./past";

/** What is known of the game. */
export interface Replayed {
  readonly made: readonly Made[];
  /** The position in which it began; null for the empty board. */
  readonly start: string | null;
  /** The lines that count, with their cells. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

export abstract class Replay {
  /** After how many moves the board is shown; as it stands if null. */
  step = $state<number | null>(null);
  /** Whether the game is looked back on. */
  isReviewing = $state(false);
  /** The move that is marked, in notation: what was better, or a hint. */
  suggested = $state.raw<string | null>(null);

  abstract readonly edition: Edition;
  abstract readonly names: Readonly<Record<"first" | "second", string>>;
  abstract readonly isOver: boolean;
  abstract readonly pieces: Readonly<Record<string, string>>;

  protected abstract get game(): Replayed;

  readonly moves = $derived.by(() => this.game.made.map(({ move }) => move ?? ""));
  readonly past = $derived.by(() =>
    pastOf(this.step === null ? this.moves : this.moves.slice(0, this.step), this.game.start),
  );
  readonly rows = $derived.by(() => rowsOf(this.game.made, this.game.start));
  readonly winning = $derived.by(() =>
    this.isOver && this.past.called !== null ? this.cellsOf(this.past.called) : [],
  );
  /** A star on each cell or piece of the move that is marked. */
  readonly marks = $derived.by((): Readonly<Record<string, Badge>> => {
    const { suggested } = this;
    if (suggested === null) return {};
    const places = suggested.startsWith("!") ? this.cellsOf(suggested.slice(1)) : [suggested];
    return Object.fromEntries(places.map((place) => [place, { text: "", kind: "better" }]));
  });

  /** Shows the board as it was after some moves. */
  goTo(moves: number): void {
    this.step = moves >= this.moves.length ? null : Math.max(0, moves);
    this.isReviewing = true;
  }

  /** The accessible name of a cell. */
  cellName(cell: string): string {
    return this.marked(cell, texts(this.edition).onCell(cell, this.pieces[cell]));
  }

  /** The name of a place, with what is marked there. */
  protected marked(place: string, name: string): string {
    return this.marks[place] ? texts().text("review-marked", { name }) : name;
  }

  protected cellsOf(line: string): readonly string[] {
    return this.game.lines[line] ?? [];
  }
}
