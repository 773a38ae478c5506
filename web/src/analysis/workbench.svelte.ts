/**
 * What a person does with a position: sets it up or tries moves, and hears what came of it. It draws
 * nothing; what the server says of the position is in `study`.
 */

import { tick, untrack } from "svelte";
import { announce } from "../announcer.svelte";
import { CELLS } from "../board/cells";
import type { Badge } from "../board/grid";
import type { Edition } from "../words/language";
import { said, TRAITS_ON_WIRE, type Said, type Texts } from "../words/texts";
import { texts } from "../words/words.svelte";
import { after, EMPTY, HAND, leftOf, pieceAt, take, type Place, type Setup } from "./position";
import { refusalIn } from "./refusal";
import { badgeOf, scoreIn, scoresOfCells, scoresOfGives, turnIn, type Score } from "./scores";
import { Study } from "./study.svelte";
import { pickPiece, pickPlace, type Chosen, type Picked } from "./tools";
import { bestIn, taskOf, verdictIn } from "./verdict";

export const MODES = ["setup", "explore"] as const;

export class Workbench {
  readonly study = new Study();
  edition = $state<Edition>("classic");
  mode = $state<(typeof MODES)[number]>("setup");
  /** While setting up. */
  private chosen = $state.raw<Chosen>(null);
  /** While trying moves: the cell to place on. */
  private wanted = $state.raw<string | null>(null);

  readonly hand = $derived(pieceAt(this.setup, HAND));
  readonly isEmpty = $derived(this.hand === null && Object.keys(this.setup.pieces).length === 0);
  readonly left = $derived(leftOf(this.setup));
  readonly turns = $derived(this.study.found);
  readonly task = $derived(taskOf(this.setup));
  readonly cellScores = $derived(scoresOfCells(this.turns));
  /** The cell on which the piece in hand is tried. */
  readonly cell = $derived(
    this.wanted !== null && this.cellScores.has(this.wanted) ? this.wanted : null,
  );
  readonly giveScores = $derived(
    scoresOfGives(this.turns, this.task === "place" ? this.cell : null),
  );
  readonly chosenPlace = $derived(
    this.chosen !== null && "place" in this.chosen ? this.chosen.place : null,
  );
  readonly chosenPiece = $derived(
    this.chosen !== null && "piece" in this.chosen ? this.chosen.piece : null,
  );
  readonly canTake = $derived(
    this.chosenPlace !== null && pieceAt(this.setup, this.chosenPlace) !== null,
  );
  /** The pieces on the board, with the one that is tried. */
  readonly pieces = $derived(
    this.cell === null || this.hand === null
      ? this.setup.pieces
      : { ...this.setup.pieces, [this.cell]: this.hand },
  );
  /** The turn that gives nothing more, if it is legal. */
  readonly done = $derived(
    this.turns.find(({ turn }) => turn === (this.cell === null ? "done" : `${this.cell} done`))
      ?.turn,
  );
  /** What can be done next. */
  readonly hint = $derived(
    this.words.say(this.mode === "setup" ? this.setupHint() : this.exploreHint()),
  );

  /** Begins as the address asks. Made by a screen, as long as which it announces the answers. */
  constructor(query: URLSearchParams) {
    if (query.get("edition") === "access") this.edition = "access";
    if (query.has("position")) this.mode = "explore";
    const traits = query.get("traits")?.split(",");
    this.study.vary(
      TRAITS_ON_WIRE.filter((trait) => traits?.includes(trait) ?? true),
      query.get("squares") === "true",
    );
    $effect(() => {
      const { answer } = this.study;
      untrack(() => {
        if (answer === null) return;
        const best = this.mode === "explore" ? bestIn(answer.turns) : [];
        const said = [verdictIn(answer, this.setup), ...best];
        announce(said.map((each) => this.words.say(each)).join(" "));
      });
    });
    $effect(() => {
      const refused = this.study.misread ?? this.study.refusal;
      untrack(() => {
        if (refused !== null) announce(refusalIn(refused, this.words), "assertive");
      });
    });
  }

  /** The words of the edition. */
  get words(): Texts {
    return texts(this.edition);
  }

  private get setup(): Setup {
    return this.study.setup;
  }

  /** What is looked into, as the address asks for it. */
  get query(): Record<string, string> {
    return {
      position: this.study.position,
      traits: this.study.traits.join(","),
      squares: String(this.study.squares),
      ...(this.edition === "access" ? { edition: this.edition } : {}),
    };
  }

  /** Begins to set up, or to try moves, and says how that goes. */
  async turnMode(): Promise<void> {
    this.wanted = this.chosen = null;
    await tick();
    announce(this.hint);
  }

  pickCell(picked: string): void {
    if (this.mode === "setup") return this.pickPlace(picked);
    if (this.cellScores.has(picked)) this.wanted = this.cell === picked ? null : picked;
    announce(this.hint);
  }

  /** Picks a cell or the hand while setting up. */
  pickPlace(place: Place): void {
    this.become(pickPlace(this.setup, this.chosen, place), place);
  }

  pickLeft(piece: string): void {
    const { cell, chosenPlace } = this;
    if (!this.left.has(piece)) return announce(this.nameOfPiece(piece));
    if (this.mode === "setup") {
      return this.become(pickPiece(this.setup, this.chosen, piece), chosenPlace);
    }
    if (this.giveScores.has(piece)) this.play(cell === null ? piece : `${cell} ${piece}`);
    else announce(this.hint);
  }

  play(turn: string): void {
    const { cell, study } = this;
    const isLine = cell === null || this.turns.some((each) => each.turn.startsWith(`${cell} !`));
    const next = after({ ...study.setup, last: study.isOpen ? study.open : null }, turn);
    this.change(isLine ? next : { ...next, last: null }, this.playedIn(turn));
  }

  takeFrom(place: Place): void {
    const piece = pieceAt(this.setup, place);
    if (this.mode !== "setup" || piece === null) return announce(this.hint);
    this.chosen = null;
    const said = this.words.text("analysis-taken", { piece: { piece } });
    this.change(take(this.setup, place), said);
  }

  undo(): void {
    if (!this.study.canUndo) {
      return announce(this.words.text("refused-nothing-to-undo"), "assertive");
    }
    const before = this.setup;
    this.wanted = this.chosen = null;
    this.study.undo();
    announce([this.words.text("analysis-undone"), ...this.changedSince(before)].join(" "));
  }

  clear(): void {
    if (this.isEmpty) return announce(this.words.text("analysis-cleared"));
    this.chosen = null;
    this.change(EMPTY, this.words.text("analysis-cleared"));
  }

  badgesOf(scores: ReadonlyMap<string, Score>): Record<string, Badge> {
    const rated = [...scores].filter(([key]) => key !== this.cell);
    return Object.fromEntries(rated.map(([key, score]) => [key, badgeOf(score)]));
  }

  nameOfCell(cell: string): string {
    const piece = this.pieces[cell];
    const name = this.words.onCell(cell, piece);
    return piece === undefined ? this.rated(name, this.cellScores.get(cell)) : name;
  }

  nameOfPiece(piece: string): string {
    const isLeft = this.left.has(piece);
    const name = this.words.beside(piece, isLeft);
    return isLeft ? this.rated(name, this.giveScores.get(piece)) : name;
  }

  private rated(name: string, score: Score | undefined): string {
    return score === undefined
      ? name
      : this.words.text("analysis-rated", { name, score: scoreIn(score) });
  }

  private setupHint(): Said {
    const { chosenPiece, chosenPlace } = this;
    if (chosenPiece !== null) return hintOf("piece", { piece: { piece: chosenPiece } });
    if (chosenPlace === null) return hintOf("setup");
    const held = pieceAt(this.setup, chosenPlace);
    if (held !== null) return hintOf("held", { piece: { piece: held } });
    return chosenPlace === HAND ? hintOf("hand") : hintOf("cell", { cell: { cell: chosenPlace } });
  }

  private exploreHint(): Said {
    if (this.task === "give") return hintOf("give");
    if (this.task === "done") return hintOf("over");
    return this.cell === null ? hintOf("place") : hintOf("after", { cell: { cell: this.cell } });
  }

  private change(next: Setup, said: string): void {
    this.wanted = null;
    this.study.change(next);
    announce(said);
  }

  private become({ chosen, setup }: Picked, place: Place | null): void {
    this.chosen = chosen;
    if (setup === undefined) return announce(this.hint);
    const piece = place === null ? null : pieceAt(setup, place);
    this.change(setup, piece === null ? this.hint : this.putIn(piece, place ?? HAND));
  }

  private putIn(piece: string, place: Place): string {
    return place === HAND
      ? this.words.text("analysis-held", { piece: { piece } })
      : this.words.text("analysis-put", { piece: { piece }, cell: { cell: place } });
  }

  /** What a turn has changed. */
  private playedIn(turn: string): string {
    const said = turn.split(" ").map((step) => {
      if (step === "done") return this.words.say(turnIn(step));
      return step.length === 1 ? this.putIn(step, HAND) : this.putIn(this.setup.hand, step);
    });
    return said.join(" ");
  }

  /** What is otherwise than before; of many cells only how many pieces there are. */
  private changedSince(before: Setup): string[] {
    const { words, hand } = this;
    const { pieces } = this.setup;
    const cells = CELLS.filter((each) => pieces[each] !== before.pieces[each]);
    const onBoard =
      cells.length > 2
        ? [words.text("board-count", { count: Object.keys(pieces).length })]
        : cells.map((each) => `${words.onCell(each, pieces[each])}.`);
    if (this.setup.hand === before.hand) return onBoard;
    const inHand = hand === null ? "hand-empty" : "in-hand";
    return [...onBoard, words.text(inHand, { piece: { piece: hand ?? "" } })];
  }
}

function hintOf(ending: string, gaps: Said["arguments"] = {}): Said {
  return said(`analysis-hint-${ending}`, gaps);
}
