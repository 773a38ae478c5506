import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pauseOf } from "../src/games/pace";
import {
  cellsOf,
  dayOf,
  isAwaited,
  leftIn,
  nameOf,
  progressOf,
  resultOf,
  turnOf,
  turnsOf,
} from "../src/games/story";
import type { GameBody } from "../src/wire/protocol";
import { addSource, newBundle, Texts } from "../src/words/texts";
import type { Language } from "../src/words/language";
import { gameOf } from "./sockets";

const LOCALES = "../src/fourfold/words/locales";
const person = (name: string) => ({ name, computer: null });
const fourfold = { name: "Fourfold", computer: "club" } as const;

function wordsIn(language: Language): Texts {
  const bundle = newBundle(language);
  for (const part of ["game", "page", "games"]) {
    addSource(bundle, readFileSync(`${LOCALES}/${language}/${part}.ftl`, "utf-8"));
  }
  return new Texts(language, bundle, "classic", { verbosity: "normal", phonetic: false });
}
const words = wordsIn("en");

describe("whose turn it is elsewhere", () => {
  const asked = (game: Partial<GameBody>): string[] =>
    turnsOf([gameOf({ your_turn: true, ...game })]).map(({ name }) => name);

  it("is told where a person waits", () => {
    expect(asked({ players: [person("Ada"), person("Grace")], own: [0] })).toEqual(["Grace"]);
    expect(asked({ players: [person("Ada"), person("Grace")], own: [1] })).toEqual(["Ada"]);
    expect(asked({ your_turn: false })).toEqual([]);
  });

  it("is not told where nobody waits: of the computer without a clock, and of two at one screen", () => {
    const { options } = gameOf();
    const timed = { ...options, seconds_per_move: 86_400 };
    expect(asked({ players: [person("Ada"), fourfold] })).toEqual([]);
    expect(asked({ players: [person("Ada"), fourfold], options: timed })).toEqual(["Fourfold"]);
    expect(asked({ own: [0, 1] })).toEqual([]);
  });

  it("may change where somebody is to come or to move", () => {
    expect(isAwaited(gameOf({ state: "waiting", players: [person("Ada")] }))).toBe(true);
    expect(isAwaited(gameOf())).toBe(true);
    expect(isAwaited(gameOf({ players: [person("Ada"), fourfold] }))).toBe(false);
    expect(isAwaited(gameOf({ own: [0, 1] }))).toBe(false);
  });
});

describe("a game in a list", () => {
  it.each<[Partial<GameBody>, string]>([
    [{}, "Grace"],
    [{ players: [person("Ada"), fourfold] }, "Fourfold (club)"],
    [{ own: [0, 1] }, "Ada and Grace"],
    [{ state: "waiting", players: [person("Ada")] }, "Waiting for a second player"],
  ])("%j is called %s", (game, name) => {
    expect(nameOf(gameOf(game), words)).toBe(name);
  });

  it("says who must act, and how far it is", () => {
    const saying = (said: Parameters<Texts["say"]>[0] | null): string | null =>
      said && words.say(said);
    expect(saying(turnOf(gameOf({ your_turn: true })))).toBe("Your turn");
    expect(saying(turnOf(gameOf()))).toBe("It is Grace’s turn");
    expect(turnOf(gameOf({ own: [0, 1], your_turn: true }))).toBeNull();
    expect(saying(progressOf(gameOf({ placed: 0 })))).toBe("the board is empty");
    expect(saying(progressOf(gameOf({ placed: 5 })))).toBe("5 pieces placed");
    expect(saying(progressOf(gameOf({ placed: null })))).toBe("under the mask");
  });

  it.each([
    [172_800, 30, "one day and 23 hours left"],
    [90_000, 3_600, "one day left"],
    [3_700, 0, "one hour and one minute left"],
    [125, 5, "2 minutes left"],
    [65, 10, "less than a minute left"],
    [5, 10, "less than a minute left"],
  ])("with %d seconds left, told %d seconds ago, has %s", (left, since, said) => {
    const message = leftIn(gameOf({ seconds_left: left }), since);
    expect(message && words.say(message)).toBe(said);
    expect(leftIn(gameOf(), since)).toBeNull();
  });

  it("has a word for each result and each reason, in every language", () => {
    const results = ["won", "lost", "drawn", "unfinished", "first", "second", null] as const;
    const reasons = ["call", "full", "resign", "time", "agreed", "wrong-calls", "abandoned"];
    for (const texts of (["en", "fr", "es", "de"] as const).map(wordsIn)) {
      for (const result of results) {
        for (const reason of reasons) {
          const ending = resultOf(gameOf({ result, reason }));
          expect(texts.has(ending.result.id)).toBe(true);
          expect(texts.has(ending.reason?.id ?? "")).toBe(true);
        }
      }
    }
  });

  it.each([
    ["en", ["en-US"], "Nov 3, 2026"],
    ["en", ["de", "en-GB"], "3 Nov 2026"],
    ["fr", ["en-GB"], "3 nov. 2026"],
    ["de", ["en-GB"], "3. Nov. 2026"],
  ] as const)("is dated in %s for %j: %s", (language, locales, date) => {
    const now = new Date(2026, 10, 18, 0, 5);
    const texts = wordsIn(language);
    expect(dayOf(new Date(2026, 10, 3, 23), texts, now, locales)).toBe(date);
  });

  it("was today or yesterday by the reader's own days", () => {
    const now = new Date(2026, 10, 18, 0, 5);
    const dated = (day: number, hour: number): string =>
      dayOf(new Date(2026, 10, day, hour), words, now, []);
    expect(dated(18, 0)).toBe("today");
    expect(dated(17, 23)).toBe("yesterday");
    expect(dated(17, 0)).toBe("yesterday");
    expect(dated(16, 23)).toBe("Nov 16, 2026");
  });

  it.each([
    ["a1d1", "a1 b1 c1 d1"],
    ["c1c4", "c1 c2 c3 c4"],
    ["a4d1", "a4 b3 c2 d1"],
    ["b2c3", "b2 c2 b3 c3"],
  ])("has the cells of %s", (line, cells) => {
    expect(cellsOf(line).join(" ")).toBe(cells);
  });
});

describe("how often whose turn it is is asked", () => {
  it("grows while nothing happens, and is bounded", () => {
    expect(pauseOf(false, 0, 0.5)).toBe(15_000);
    expect(pauseOf(false, 1, 0.5)).toBe(22_500);
    expect(pauseOf(false, 100, 1)).toBeLessThan(140_000);
    expect(pauseOf(true, 0, 0)).toBeGreaterThan(pauseOf(false, 0, 1) * 2);
    expect(pauseOf(true, 100, 1)).toBeLessThan(350_000);
  });
});
