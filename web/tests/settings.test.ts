import { afterEach, describe, expect, it, vi } from "vitest";
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

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The settings of somebody who comes with something kept, and points with a finger or not. */
async function come(kept: unknown, isCoarse: boolean) {
  vi.resetModules();
  localStorage.setItem("fourfold.settings", JSON.stringify(kept));
  const media = { matches: isCoarse, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("matchMedia", () => media);
  return import("../src/settings.svelte");
}
const kept = (): unknown => JSON.parse(localStorage.getItem("fourfold.settings") ?? "");

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

describe("plain buttons", () => {
  it("are usual where fingers point", async () => {
    expect((await come({}, true)).areButtons()).toBe(true);
    expect((await come({}, false)).areButtons()).toBe(false);
  });
  it("are as they were chosen, wherever that is", async () => {
    expect((await come({ buttons: false }, true)).areButtons()).toBe(false);
    expect((await come({ buttons: true }, false)).areButtons()).toBe(true);
    expect((await come({ buttons: "yes" }, false)).areButtons()).toBe(false);
  });
  it("are kept only when they were chosen", async () => {
    const { keep, settings } = await come({}, true);
    keep();
    expect(kept()).not.toHaveProperty("buttons");
    settings.buttons = false;
    keep();
    expect(kept()).toHaveProperty("buttons", false);
  });
});
