/** What is chosen before a game. Pure: what is kept, sent and said of it follows from here. */

import { valid } from "../storage";
import type { NewTableBody, OptionsBody } from "../wire/protocol";
import { EDITIONS, type Edition, type Language } from "../words/language";
import {
  said,
  timeOf,
  TRAITS,
  TRAITS_ON_WIRE,
  traitsOf,
  type Said,
  type Trait,
} from "../words/texts";

export const OPPONENTS = ["computer", "same-screen", "friend", "anyone"] as const;
export const LEVELS = ["beginner", "casual", "club", "expert", "perfect"] as const;
export const CLOCKS = ["none", "minute", "days", "other"] as const;
export const DAYS = ["1", "2", "3", "7"] as const;
export const LATENESS = ["loses", "warned"] as const;
export const CALLINGS = ["hand", "automatic"] as const;
export const WRONG_CALLS = ["call", "nothing", "lose"] as const;
export const BEGINNERS = ["lot", "me", "other"] as const;
export const PRESETS = ["friendly", "tournament", "children"] as const;
export type Preset = (typeof PRESETS)[number];

/** In the order in which they are said. */
export const TRAIT_NAMES = TRAITS.map((each) => each.trait);

export const NAME_AT_MOST = 100;
export const SECONDS_AT_MOST = 86400;
export const WRONG_CALLS_AT_MOST = 16;

/** The options that are said of a table. */
type TableOptions = Omit<OptionsBody, "patience">;

export interface Choices {
  opponent: (typeof OPPONENTS)[number];
  level: (typeof LEVELS)[number];
  /** The name of the one at the same screen; a plain one if empty. */
  other: string;
  edition: Edition;
  traits: Trait[];
  squares: boolean;
  clock: (typeof CLOCKS)[number];
  /** For each move of a slow game. */
  days: (typeof DAYS)[number];
  /** For each move, with another clock. */
  seconds: number;
  late: (typeof LATENESS)[number];
  calling: (typeof CALLINGS)[number];
  wrongCalls: (typeof WRONG_CALLS)[number];
  /** So many wrong calls lose, where they do. */
  limit: number;
  hints: boolean;
  coach: boolean;
  mask: boolean;
  first: (typeof BEGINNERS)[number];
}

export const USUAL: Readonly<Choices> = {
  opponent: "computer",
  level: "casual",
  other: "",
  edition: "classic",
  traits: [...TRAIT_NAMES],
  squares: false,
  clock: "none",
  days: "1",
  seconds: 30,
  late: "loses",
  calling: "hand",
  wrongCalls: "call",
  limit: 3,
  hints: false,
  coach: false,
  mask: false,
  first: "lot",
};

const ALLOWED: Readonly<Partial<Record<keyof Choices, readonly string[]>>> = {
  opponent: OPPONENTS,
  level: LEVELS,
  edition: EDITIONS,
  clock: CLOCKS,
  days: DAYS,
  late: LATENESS,
  calling: CALLINGS,
  wrongCalls: WRONG_CALLS,
  first: BEGINNERS,
};

/** What a friendly game is played by. */
const FRIENDLY = {
  traits: USUAL.traits,
  squares: false,
  clock: "none",
  late: "loses",
  calling: "hand",
  wrongCalls: "call",
  hints: false,
  coach: false,
  mask: false,
} as const satisfies Partial<Choices>;

/** What the others are played by, where it differs. */
const PLAYED_BY: Readonly<Record<Preset, Partial<Choices>>> = {
  friendly: {},
  tournament: { clock: "minute" },
  children: { traits: ["colour"], wrongCalls: "nothing" },
};

/** Reads what was kept. What cannot be understood is as usual. */
export function readChoices(kept: string | null): Choices {
  const { traits, ...known } = { ...USUAL, ...valid(kept, USUAL, ALLOWED) };
  const counted = TRAIT_NAMES.filter((trait) => Array.isArray(traits) && traits.includes(trait));
  return {
    ...known,
    traits: counted.length > 0 ? counted : [...USUAL.traits],
    seconds: whole(known.seconds, SECONDS_AT_MOST, USUAL.seconds),
    limit: whole(known.limit, WRONG_CALLS_AT_MOST, USUAL.limit),
  };
}

/** A whole number from 1 to `most`; what is none is as usual. */
export function whole(value: unknown, most: number, usual: number): number {
  const number = typeof value === "number" ? Math.round(value) : NaN;
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), most) : usual;
}

/** The traits after one was switched; the last that counts stays. */
export function switched(traits: readonly Trait[], trait: Trait): Trait[] {
  const after = TRAIT_NAMES.filter((each) => traits.includes(each) !== (each === trait));
  return after.length > 0 ? after : [...traits];
}

/** The choices after a preset was chosen: who plays, and with which pieces, is as it was. */
export function after(preset: Preset, choices: Choices): Choices {
  const chosen = { ...choices, ...FRIENDLY, ...PLAYED_BY[preset] };
  return { ...chosen, traits: [...chosen.traits] };
}

/** The preset that a game is played by to the last of its settings; null if there is none. */
export function presetOf(choices: Choices): Preset | null {
  const options = JSON.stringify(optionsOf(choices));
  return (
    PRESETS.find((preset) => JSON.stringify(optionsOf(after(preset, choices))) === options) ?? null
  );
}

/** How many seconds each move has; null without a clock. */
function secondsOf({ clock, days, seconds }: Choices): number | null {
  const all = { none: null, minute: 60, days: inDays(days), other: seconds };
  return all[clock];
}

/** The seconds of some days. */
export function inDays(days: Choices["days"]): number {
  return Number(days) * 86_400;
}

/** The options of the table that is wished for. */
export function optionsOf(choices: Choices): TableOptions {
  const loses = choices.calling === "hand" && choices.wrongCalls === "lose";
  return {
    traits: TRAITS_ON_WIRE.filter((trait) => choices.traits.includes(trait)).join(","),
    squares: choices.squares,
    edition: choices.edition,
    calling: choices.calling,
    seconds_per_move: secondsOf(choices),
    late: choices.clock === "none" ? "loses" : choices.late,
    wrong_calls: choices.wrongCalls === "nothing" ? "nothing" : "call",
    wrong_calls_to_lose: loses ? choices.limit : null,
    hints: choices.hints,
    coach: choices.coach,
    mask: choices.mask,
  };
}

/** The table to ask the server for. */
export function bodyOf(choices: Choices, name: string, language: Language): NewTableBody {
  const { opponent, level, other, first } = choices;
  return {
    name: name.trim() || null,
    opponent: {
      kind: opponent,
      ...(opponent === "computer" ? { level } : {}),
      ...(opponent === "same-screen" ? { name: other.trim() || null } : {}),
    },
    options: optionsOf(choices),
    first: first === "lot" ? null : first,
    language,
  };
}

/** What is wrong with a name, beside that of the other player if there is one. */
export function nameTrouble(name: string, other?: string): "long" | "same" | null {
  if ([...name.trim()].length > NAME_AT_MOST) return "long";
  return other !== undefined && spoken(name) !== "" && spoken(name) === spoken(other)
    ? "same"
    : null;
}

function spoken(name: string): string {
  return name.trim().normalize("NFKC").toLowerCase();
}

/** Four pieces that share one value of a trait that counts, and nothing else. */
export function quartet(traits: readonly Trait[]): { pieces: string[]; shared: string } {
  const trait = (["body", "height", "shape", "colour"] as const).find((each) =>
    traits.includes(each),
  );
  const { bit, values } = TRAITS.find((each) => each.trait === trait) ?? TRAITS[2];
  const value = bit === 1 || bit === 8 ? 1 : 0;
  const [a = 0, b = 0, c = 0] = [8, 4, 2, 1].filter((each) => each !== bit);
  const others = [0, a + b + c, a + b, c];
  return {
    pieces: others.map((bits) => (bits + value * bit).toString(16)),
    shared: values[value],
  };
}

/** What is said of a game in a few words: a text each, with what stands in its gaps. */
export function brief(options: TableOptions): Said[] {
  const { seconds_per_move: seconds } = options;
  return [
    said(`start-edition-${options.edition}`),
    seconds === null ? said("start-clock-none") : said("start-per-move", { time: timeOf(seconds) }),
  ];
}

/** What else is said of the game that a press begins, in a few words: what counts, if it is little. */
export function only({ traits }: TableOptions): Said[] {
  const counted = traitsOf(traits);
  return counted.length === TRAITS.length ? [] : [said("start-only", { traits: counted })];
}

/** What is said of a game in sentences: what counts, and what is not as usual. */
export function details(options: TableOptions): Said[] {
  return [said("counts", { traits: traitsOf(options.traits) }), ...special(options)];
}

/** What of the choices is not as usual, in sentences. */
export function unusual(choices: Choices): Said[] {
  const options = optionsOf(choices);
  const { edition, seconds_per_move: seconds } = options;
  return [
    ...(edition === "access" ? [said("start-said-access")] : []),
    ...(seconds === null ? [] : [said("counts-time", { time: timeOf(seconds) })]),
    ...details(options).slice(only(options).length === 0 ? 1 : 0),
    ...beginner(choices),
  ];
}

/** Who begins, where that is not left to the lot. */
export function beginner({ first }: Choices): Said[] {
  return first === "lot" ? [] : [said(`start-said-${first}`)];
}

function special(options: TableOptions): Said[] {
  const sentences: Said[] = [];
  const also = (is: boolean, id: string, gaps = {}): void => {
    if (is) sentences.push(said(id, gaps));
  };
  const limit = options.wrong_calls_to_lose;
  const isByHand = options.calling === "hand";
  also(options.squares, "start-said-squares");
  also(!isByHand, "counts-automatic");
  also(isByHand && limit !== null, "start-said-lose", { count: limit });
  also(isByHand && limit === null && options.wrong_calls === "nothing", "start-said-free");
  also(options.seconds_per_move !== null && options.late === "warned", "start-said-warned");
  also(options.hints, "start-said-hints");
  also(options.coach, "counts-coach");
  also(options.mask, "start-said-mask");
  return sentences;
}
