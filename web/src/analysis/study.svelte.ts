/**
 * A position that is looked into, with what the engine or the server says of it.
 *
 * The page knows no rules: whether a position is legal, whether a line can be called and what each
 * turn is worth are their answers. The server is asked where the engine of this browser has none.
 */

import { think } from "../engine/thinking";
import type { AnalysisBody, ScoredTurnBody } from "../wire/protocol";
import { analyse, RefusedError } from "../wire/http";
import { openGame } from "../wire/opening";
import { TRAITS_ON_WIRE, type Trait } from "../words/texts";
import { EMPTY, readPosition, writePosition, type Setup } from "./position";

const DEBOUNCE_MS = 120;

export class Study {
  setup = $state.raw<Setup>(EMPTY);
  traits = $state.raw<readonly Trait[]>(TRAITS_ON_WIRE);
  squares = $state(false);
  /** The cell placed last, if the server says that a line through it can be called. */
  open = $state.raw<string | null>(null);
  /** Whether that line is taken as open still. */
  isOpen = $state(true);
  answer = $state.raw<AnalysisBody | null>(null);
  /** The turns that are scored so far. */
  found = $state.raw<readonly ScoredTurnBody[]>([]);
  /** Why there is no answer. */
  refusal = $state.raw<RefusedError | null>(null);
  /** Why the text that was typed is not taken. */
  misread = $state.raw<RefusedError | null>(null);
  /** How often the position was changed on the board. */
  changes = $state(0);

  private past = $state.raw<readonly Setup[]>([]);
  private asking = new AbortController();

  /** The position as the server takes it. */
  get position(): string {
    return writePosition({ ...this.setup, last: this.isOpen ? this.open : null });
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Changes the position. */
  change(setup: Setup): void {
    this.past = [...this.past, this.setup];
    this.setup = setup;
    this.renew();
  }

  /** Goes back to the position before. */
  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.setup = before;
    this.renew();
  }

  /** Lets other traits count, and squares or not. */
  vary(traits: readonly Trait[], squares: boolean): void {
    this.traits = TRAITS_ON_WIRE.filter((trait) => traits.includes(trait));
    this.squares = squares;
    this.ask();
  }

  /** Takes the line through the cell placed last as open or as expired. */
  leaveOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.ask(this.open);
  }

  /** Takes a position as somebody wrote it, if the server does; says whether it did. */
  read(text: string): Promise<boolean> {
    return this.take(async (signal) => {
      const answer = await this.request(text, null, signal);
      const setup = readPosition(text);
      if (setup === null) return false;
      if (this.answer !== null && text !== this.position) this.past = [...this.past, this.setup];
      this.setup = setup;
      this.open = setup.last;
      this.isOpen = true;
      this.answer = answer;
      this.found = answer.turns;
      this.refusal = this.misread = null;
      return true;
    });
  }

  /** Whether a text is a game that the server can read. */
  isOpened(text: string): Promise<boolean> {
    return this.take(async (signal) => {
      await openGame({ text, traits: this.traits.join(","), squares: this.squares }, signal);
      return true;
    });
  }

  /** Asks the same again. */
  again(): void {
    this.ask(this.open);
  }

  /** Asks no more. */
  leave(): void {
    this.asking.abort();
  }

  /** Tries to take a text, and keeps why it cannot be. */
  private async take(read: (signal: AbortSignal) => Promise<boolean>): Promise<boolean> {
    const signal = this.begin();
    let isTaken = false;
    const refused = await this.attempt(signal, async () => {
      isTaken = await read(signal);
    });
    if (refused !== undefined) {
      this.misread = refused;
      if (this.answer === null) this.ask();
    }
    return isTaken;
  }

  private renew(): void {
    this.changes += 1;
    this.isOpen = true;
    this.misread = null;
    this.ask();
  }

  private ask(open: string | null = null): void {
    const signal = this.begin();
    this.answer = null;
    this.found = [];
    this.refusal = null;
    this.open = open;
    void this.attempt(signal, async () => {
      const last = this.isOpen ? this.setup.last : null;
      const position = writePosition({ ...this.setup, last: null });
      const answer = await this.request(position, last, signal, (found) => {
        this.found = [...this.found, ...found];
      });
      if (this.isOpen) this.open = readPosition(answer.position)?.last ?? null;
      this.answer = answer;
      this.found = answer.turns;
    }).then((refused) => {
      if (refused !== undefined) this.refusal = refused;
    });
  }

  /** Ends what is being asked, and gives the signal that will end what comes now. */
  private begin(): AbortSignal {
    this.asking.abort();
    this.asking = new AbortController();
    return this.asking.signal;
  }

  /** Tries something, and gives the refusal if there is one. What was ended says nothing more. */
  private async attempt(
    signal: AbortSignal,
    something: () => Promise<void>,
  ): Promise<RefusedError | undefined> {
    try {
      await debounce(signal);
      await something();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof RefusedError) return error;
      throw error;
    }
    return undefined;
  }

  private async request(
    position: string,
    last: string | null,
    signal: AbortSignal,
    onfound: (found: readonly ScoredTurnBody[]) => void = () => undefined,
  ): Promise<AnalysisBody> {
    const traits = this.traits.join(",");
    const asked = { position, last, traits, squares: this.squares };
    return (
      (await think(asked, signal, onfound)) ??
      (await analyse(position, last, traits, this.squares, signal))
    );
  }
}

/** Waits for a moment, in which another change may abort it. */
function debounce(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DEBOUNCE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
