import { describe, expect, it } from "vitest";
import { ACTIONS } from "../src/keys";
import { settingsOf, THEMES } from "../src/settings.svelte";
import { readChoices, USUAL } from "../src/start/choices";
import { LANGUAGES, VERBOSITIES } from "../src/words/language";

const usual = settingsOf(null);
const NAMES = Object.keys(usual) as (keyof typeof usual)[];
/** What a damaged storage may hold in any place. */
const DAMAGED = [
  null,
  true,
  0,
  -1,
  0.5,
  "",
  "x",
  "toString",
  "__proto__",
  "a".repeat(10_000),
  [],
  ["en"],
  {},
  { length: 1 },
  { call: "q", hand: "q" },
];

describe("settings", () => {
  it("are read as they were kept", () => {
    const kept = { ...usual, language: "de", theme: "dark", verbosity: "full", voice: true };
    expect(settingsOf(JSON.stringify(kept))).toEqual(kept);
  });

  it.each(["", "{", "null", "5", '"dark"', "[]", '["dark"]', '{"__proto__":{"theme":5}}'])(
    "are as usual where %j was kept",
    (kept) => expect(settingsOf(kept)).toEqual(usual),
  );

  it.each(NAMES)("have a value that can be used as %s, whatever was kept", (name) => {
    for (const value of DAMAGED) {
      const read = settingsOf(JSON.stringify({ [name]: value }));
      expect(Object.keys(read)).toEqual(NAMES);
      expect(typeof read[name]).toBe(typeof usual[name]);
      expect(THEMES).toContain(read.theme);
      expect(LANGUAGES).toContain(read.language);
      expect(VERBOSITIES).toContain(read.verbosity);
      expect(new Set(Object.values(read.keys)).size).toBe(ACTIONS.length);
    }
  });

  it("keep out what is none", () => {
    expect(settingsOf('{"toString":"x","other":true}')).toEqual(usual);
  });
});

describe("choices", () => {
  it.each(Object.keys(USUAL) as (keyof typeof USUAL)[])(
    "have a value that can be used as %s, whatever was kept",
    (name) => {
      for (const value of DAMAGED) {
        const read = readChoices(JSON.stringify({ [name]: value }));
        expect(typeof read[name]).toBe(typeof USUAL[name]);
        expect(read.traits.length).toBeGreaterThan(0);
        expect(Number.isInteger(read.seconds) && read.seconds > 0).toBe(true);
        expect(Number.isInteger(read.limit) && read.limit > 0).toBe(true);
      }
    },
  );
});
