/** Puts messages into words, from the same Fluent files as the terminal. */

import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import type { Edition, Language, Verbosity } from "./language";

/** What stands in a gap of a text: plain, or something of the game that has a name. */
export type Argument =
  | string
  | number
  | Said
  | readonly Argument[]
  | { readonly piece: string }
  | { readonly cell: string }
  | { readonly line: string }
  | { readonly trait: string }
  | { readonly value: string }
  | { readonly all: readonly string[] };

type Gaps = Readonly<Record<string, Argument>>;

/** A sentence in no language: the id of a text, and what stands in its gaps. */
export interface Said {
  readonly id: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** Such a sentence, by its id. */
export function said(id: string, gaps: Said["arguments"] = {}): Said {
  return { id, arguments: gaps };
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** A time as it is said: in two units at most, what is less than the smaller one being left out. */
export function timeOf(seconds: number): Said {
  const [days, inDay] = [Math.floor(seconds / DAY), seconds % DAY];
  const [hours, inHour] = [Math.floor(inDay / HOUR), inDay % HOUR];
  const [minutes, inMinute] = [Math.floor(inHour / MINUTE), inHour % MINUTE];
  if (days > 0) return said("time-days", { days, hours });
  if (hours > 0) return said("time-hours", { hours, minutes });
  return said("time", { minutes, seconds: inMinute });
}

/** How one wants to be spoken to. */
interface Manner {
  readonly verbosity: Verbosity;
  /** Whether columns are named by words that do not rhyme. */
  readonly phonetic: boolean;
}

/** The traits in the order in which they are said, each with its bit and its two values. */
export const TRAITS = [
  { trait: "height", bit: 2, values: ["tall", "short"] },
  { trait: "shape", bit: 4, values: ["round", "square"] },
  { trait: "body", bit: 1, values: ["solid", "hollow"] },
  { trait: "colour", bit: 8, values: ["light", "dark"] },
] as const;

export type Trait = (typeof TRAITS)[number]["trait"];

/** The traits in the order in which the server takes them. */
export const TRAITS_ON_WIRE = ["colour", "shape", "height", "body"] as const satisfies Trait[];

/** The traits of a list as the server writes it, in the order in which they are said. */
export function traitsOf(list: string): { trait: Trait }[] {
  const counted = list.split(",");
  return TRAITS.filter(({ trait }) => counted.includes(trait)).map(({ trait }) => ({ trait }));
}

const ACCESS: Readonly<Record<string, string>> = {
  colour: "surface",
  light: "smooth",
  dark: "grooved",
};

/** Says messages in a language, in the words of an edition. */
export class Texts {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly edition: Edition,
    private readonly manner: Manner,
  ) {}

  /** Whether there is such a text. */
  has(id: string): boolean {
    return this.patternOf(id) !== null;
  }

  /** A message in words; one that only a newer page can say is told to be one. */
  say(message: Said): string {
    try {
      return this.spoken(message) as string;
    } catch {
      return this.format("page-unknown");
    }
  }

  /** A text, or the attribute of one as `id.attribute`, with its gaps filled. Throws if there is none. */
  text(id: string, gaps: Gaps = {}): string {
    const filled = Object.entries(gaps).map(([name, value]) => [name, this.spoken(value)]);
    return this.format(id, {
      ...Object.fromEntries(filled),
      verbosity: this.manner.verbosity,
      edition: this.edition,
    });
  }

  /** A piece by its traits. */
  piece(digit: string): string {
    const values = TRAITS.map((each) => [each.trait, this.value(valueOf(digit, each))]);
    return this.format("piece", Object.fromEntries(values));
  }

  /** The four values of a piece, in the order in which this language says them. */
  valuesOf(digit: string): string[] {
    const piece = this.piece(digit);
    const values = TRAITS.map((each) => this.value(valueOf(digit, each)));
    return values.sort((one, other) => piece.indexOf(one) - piece.indexOf(other));
  }

  /** A cell by its name, or phonetically. */
  cell(cell: string): string {
    if (!this.manner.phonetic) return cell;
    return this.format("cell-phonetic", { column: this.column(cell), row: cell[1] ?? "" });
  }

  /** A cell with what stands on it. */
  onCell(cell: string, piece: string | undefined): string {
    return piece === undefined
      ? this.text("table-cell-empty", { cell: { cell } })
      : this.text("table-cell-holds", { cell: { cell }, piece: { piece } });
  }

  /** A piece beside the board, or one that is there no more. */
  beside(piece: string, isLeft: boolean): string {
    return isLeft
      ? this.text("table-piece", { piece: { piece }, digit: piece })
      : this.text("table-piece-taken", { piece: { piece } });
  }

  /** A line by its kind and place: in a sentence, or as a label of its own. */
  line(line: string, form: "" | ".label" = ""): string {
    const [start, end] = [line.slice(0, 2), line.slice(2)];
    if (start[1] === end[1]) return this.format(`line-row${form}`, { row: start[1] ?? "" });
    if (start[0] === end[0])
      return this.format(`line-column${form}`, { column: this.column(start) });
    const kind = Math.abs(start.charCodeAt(0) - end.charCodeAt(0)) === 1 ? "block" : "diagonal";
    return this.format(`line-${kind}${form}`, { start: this.cell(start), end: this.cell(end) });
  }

  /** What the edition calls a trait. */
  trait(trait: string): string {
    return this.format(`trait-${this.named(trait)}`);
  }

  /** What the edition calls a value of a trait, said of one piece. */
  value(value: string): string {
    return this.format(`value-${this.named(value)}`);
  }

  /** Several things as one text. */
  list(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.format("list-none");
    if (items.length === 1) return last;
    const start = items
      .slice(0, -1)
      .reduce((items, item) => this.format("list-more", { items, item }));
    return this.format("list-last", { items: start, item: last });
  }

  private column(cell: string): string {
    const letter = cell[0] ?? "";
    return this.manner.phonetic ? this.format(`letter-${letter}`) : letter;
  }

  private named(word: string): string {
    return this.edition === "access" ? (ACCESS[word] ?? word) : word;
  }

  private spoken(argument: Argument): string | number {
    if (typeof argument !== "object") return argument;
    if (Array.isArray(argument))
      return this.list(argument.map((each) => String(this.spoken(each))));
    if ("id" in argument) return this.text(argument.id, argument.arguments as Gaps);
    if ("piece" in argument) return this.piece(argument.piece);
    if ("cell" in argument) return this.cell(argument.cell);
    if ("line" in argument) return this.line(argument.line);
    if ("trait" in argument) return this.trait(argument.trait);
    if ("value" in argument) return this.value(argument.value);
    const { all } = argument as { all: readonly string[] };
    return this.list(all.map((value) => this.format(`value-${this.named(value)}.all`)));
  }

  private patternOf(id: string): Message["value"] {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = this.bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  private format(id: string, gaps: Readonly<Record<string, string | number>> = {}): string {
    const pattern = this.patternOf(id);
    if (pattern === null) throw new Error(`${this.language} has no text ${id}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, gaps, errors);
    if (errors[0] !== undefined) throw new Error(`${id} in ${this.language}: ${errors[0].message}`);
    return text;
  }
}

/** A text with a capital. By a style, some readers would hear its first letter apart. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The texts of a language, as far as they have been added. */
export function newBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

/** Adds one of the files of a language. */
export function addSource(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source));
}

function valueOf(digit: string, { bit, values }: (typeof TRAITS)[number]): string {
  return values[parseInt(digit, 16) & bit ? 1 : 0];
}
