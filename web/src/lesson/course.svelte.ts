/**
 * One's way through the lesson: the step that is shown, what was tried in each, and which are done.
 * The browser keeps it, so that one comes back to where one was.
 */

import { parse, read, write } from "../storage";
import { EDITIONS, type Edition } from "../words/language";
import { begin, isSolved, type Attempt } from "./attempt";
import { STEPS } from "./steps";

const KEY = "fourfold.lesson";

interface Kept {
  readonly at?: unknown;
  readonly done?: unknown;
  readonly edition?: unknown;
}

export class Course {
  private shownNumber = $state(0);
  private attempts = $state.raw<readonly Attempt[]>(STEPS.map(begin));
  private doneSteps = $state.raw<readonly string[]>([]);
  private pieces = $state<Edition>("classic");

  constructor() {
    const { at, done, edition } = (parse(read(KEY)) ?? {}) as Kept;
    const names = STEPS.map(({ name }) => name);
    this.shownNumber = Math.max(0, names.indexOf(at as string));
    this.doneSteps = names.filter((name) => Array.isArray(done) && done.includes(name));
    this.pieces = EDITIONS.find((each) => each === edition) ?? "classic";
  }

  /** The step that is shown, counted from 0. */
  get number(): number {
    return this.shownNumber;
  }
  set number(number: number) {
    this.shownNumber = number;
    this.keep();
  }

  get edition(): Edition {
    return this.pieces;
  }
  set edition(edition: Edition) {
    this.pieces = edition;
    this.keep();
  }

  /** What was tried in the step that is shown. */
  get attempt(): Attempt {
    return this.attempts[this.number] as Attempt;
  }
  set attempt(next: Attempt) {
    this.attempts = this.attempts.with(this.number, next);
    if (!isSolved(next) || this.doneSteps.includes(next.step.name)) return;
    this.doneSteps = [...this.doneSteps, next.step.name];
    this.keep();
  }

  get isLast(): boolean {
    return this.number === STEPS.length - 1;
  }

  /** Whether a step was ever done. */
  isDone(name: string): boolean {
    return this.doneSteps.includes(name);
  }

  private keep(): void {
    const { name } = this.attempt.step;
    write(KEY, JSON.stringify({ at: name, done: this.doneSteps, edition: this.pieces }));
  }
}
