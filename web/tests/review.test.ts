import { expect, test } from "vitest";
import { leadsOf, numberOf, storyOf, turnsOf } from "../src/review/story";
import type { ReviewedMoveBody } from "../src/wire/protocol";
import {
  LANGUAGES,
  VERBOSITIES,
  type Edition,
  type Language,
  type Verbosity,
} from "../src/words/language";
import { addSource, newBundle, Texts } from "../src/words/texts";

const SOURCES = import.meta.glob<string>("$locales/*/{game,review}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = { first: "Ada", second: "Ben" };
const DRAW = { value: "draw", plies: null } as const;
const MISSED = {
  id: "turned-missed",
  arguments: { line: { line: "a1d1" }, shared: { all: ["tall"] } },
};
const GIVEN = {
  id: "turned-give",
  arguments: {
    piece: { piece: "3" },
    better_piece: { piece: "c" },
    before: "draw",
    after: "loss",
    lost_in: 1,
  },
};

function win(plies: number): ReviewedMoveBody["before"] {
  return { value: "win", plies };
}

function loss(plies: number): ReviewedMoveBody["before"] {
  return { value: "loss", plies };
}

function made(given: Partial<ReviewedMoveBody>): ReviewedMoveBody {
  const move = given.move ?? "0";
  const seat = "first";
  const position = "..../..../..../.... -";
  return { position, move, seat, before: DRAW, after: DRAW, best: move, said: null, ...given };
}

/** The second player gives a line away; the first completes it and gives on, and it is called. */
const GAME = [
  made({ move: "0" }),
  made({ move: "a1", seat: "second", position: "..../..../..../.... 0" }),
  made({ move: "3", seat: "second", after: loss(1), best: "c", said: GIVEN }),
  made({ move: "d1", before: win(1), after: win(1), position: "..../..../..../0... 3" }),
  made({ move: "f", before: win(0), after: loss(0), best: "!a1d1", said: MISSED }),
  made({ move: "!a1d1", seat: "second", before: win(0), after: win(0) }),
];

function sourceOf(language: Language, part: string): string {
  const found = Object.entries(SOURCES).find(([path]) => path.endsWith(`/${language}/${part}.ftl`));
  return found?.[1] ?? "";
}

function textsIn(
  language: Language,
  edition: Edition = "classic",
  verbosity: Verbosity = "normal",
): Texts {
  const bundle = newBundle(language);
  for (const part of ["game", "review"]) addSource(bundle, sourceOf(language, part));
  return new Texts(language, bundle, edition, { verbosity, phonetic: false });
}

function told(move: ReviewedMoveBody): string[] {
  return storyOf([move], 1, NAMES).map((each) => textsIn("en").say(each));
}

test("the lead is the first player's, and a nearer win is further out", () => {
  expect(leadsOf([])).toEqual([]);
  expect(leadsOf(GAME)).toEqual([0, 0, 0, expect.closeTo(0.956, 3), 1, -1, -1]);
  const far = leadsOf([made({ after: win(15) })])[1];
  const near = leadsOf([made({ after: win(3) })])[1];
  expect(far).toBeGreaterThan(0.3);
  expect(near).toBeGreaterThan(far ?? 1);
  expect(leadsOf([made({ after: win(3), seat: "second" })])[1]).toBe(-(near ?? 0));
  expect(leadsOf([made({ after: loss(3) })])[1]).toBe(-(near ?? 0));
});

test("a placement brings the call nearer", () => {
  const [, given] = leadsOf([made({ after: win(3) })]);
  const [, placed] = leadsOf([made({ move: "a1", after: win(4) })]);
  expect(placed).toBe(given);
});

test("moves have the numbers of their pieces", () => {
  expect(GAME.map((_, index) => numberOf(GAME, index))).toEqual([1, 1, 2, 2, 3, 2]);
});

test("turning points are those of which something is said", () => {
  expect(turnsOf(GAME)).toEqual([
    { step: 3, number: 2, seat: "second", said: GIVEN },
    { step: 5, number: 3, seat: "first", said: MISSED },
  ]);
});

test("each step is told: the move, its scores, and what was better", () => {
  const english = textsIn("en");
  const story = [0, 1, 2, 3, 4, 5, 6].map((step) =>
    storyOf(GAME, step, NAMES)
      .map((each) => english.say(each))
      .join(" "),
  );
  expect(story).toEqual([
    "The start of the game. With best play: a draw.",
    "1. Ada gives Ben the tall round solid light piece. Still a draw.",
    "1. Ben places the tall round solid light piece on a1. Still a draw.",
    "2. Ben gives Ada the short round hollow light piece. Before: a draw. After: Ben loses at once. " +
      "Better: the tall square solid dark piece.",
    "2. Ada places the short round hollow light piece on d1. With best play: Ada wins at once.",
    "3. Ada gives Ben the short square hollow dark piece. Before: Ada wins at once. " +
      "After: Ada loses at once. Better: call row 1.",
    "2. Ben calls QUARTO! for row 1. With best play: Ben wins at once.",
  ]);
  expect(storyOf([], 0, NAMES)).toEqual([]);
});

test("what was quicker or held out longer is better too", () => {
  const position = "..../..../..../.... 0";
  const slow = { position, before: win(3), after: win(7) };
  expect(told(made({ ...slow, move: "b3", best: "c1" })).slice(1)).toEqual([
    "Before: Ada wins in 3. After: Ada wins in 7.",
    "Better: c1.",
  ]);
  expect(told(made({ ...slow, move: "b3", best: "!a1d1" })).at(-1)).toBe("Better: call row 1.");
  expect(told(made({ before: loss(7), after: loss(5), best: "c" })).slice(1)).toEqual([
    "Before: Ada loses in 7. After: Ada loses in 5.",
    "Better: the tall square solid dark piece.",
  ]);
  expect(told(made({ move: "done" }))[0]).toBe("0. Ada is done.");
});

test.each(LANGUAGES)("a review can be told in every way in %s", (language) => {
  const slow = made({ move: "b3", position: "- 0", before: win(3), after: win(7), best: "c1" });
  const others = [slow, { ...slow, best: "!a1d1" }, made({ best: "c" }), made({ move: "done" })];
  for (const edition of ["classic", "access"] as const)
    for (const verbosity of VERBOSITIES) {
      const words = textsIn(language, edition, verbosity);
      for (const moves of [GAME, ...others.map((move) => [move])])
        for (let step = 0; step <= moves.length; step++)
          for (const each of storyOf(moves, step, NAMES))
            expect(words.say(each)).not.toMatch(/[{}]/);
      for (const count of [0, 1, 2])
        expect(words.text("review-summary", { actor: "Ada", other: "Ben", count })).not.toBe("");
    }
});

test("every language has the same texts", () => {
  const [english, ...others] = LANGUAGES.map((language) =>
    sourceOf(language, "review").match(/^[a-z-]+|\$\w+/gm),
  );
  const sorted = (found: RegExpMatchArray | null | undefined): string[] =>
    [...(found ?? [])].sort();
  for (const other of others) expect(sorted(other)).toEqual(sorted(english));
});
