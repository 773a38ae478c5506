import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Series from "../src/table/Series.svelte";
import { happened, titleOf } from "../src/table/ending";
import type { OutcomeBody, ViewBody } from "../src/wire/protocol";
import { LANGUAGES } from "../src/words/language";
import { need, speak, texts } from "../src/words/words.svelte";
import { viewOf } from "./sockets";

const REASONS = ["resign", "time", "wrong-calls", "abandoned"];
const WHO = { actor: "Ada", other: "Grace" };
let mounted: object | undefined;

beforeAll(async () => {
  await speak("en");
  await need("review");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

function ended(result: OutcomeBody["result"], reason: string): OutcomeBody {
  return { result, reason, line: null, missed: [], said: [] };
}

function series(wins: number[], draws: number): string {
  const players = [{ name: "Ada" }, { name: "Grace" }];
  const view = { ...viewOf({ players } as never), series: { wins, draws } } as ViewBody;
  mounted = mount(Series, { target: document.body, props: { view } });
  flushSync();
  return document.querySelector(".series .visually-hidden")?.textContent ?? "";
}

test("who has won comes first, and what happened does not say it again", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    const words = texts();
    const won = words.text(titleOf(ended("first", "call")), { ...WHO, you: "nobody" });
    expect(won).toContain("Ada");
    for (const [result, reason] of [
      ...REASONS.map((reason) => ["first", reason] as const),
      ["draw", "full"],
      ["draw", "agreed"],
      ["unfinished", "abandoned"],
    ] as const) {
      const outcome = ended(result, reason);
      const title = words.text(titleOf(outcome), { ...WHO, you: "nobody" });
      for (const you of ["actor", "other", "nobody"]) {
        const told = words.text(happened(outcome) ?? "", { ...WHO, you });
        expect(told.toLowerCase()).not.toContain(title.toLowerCase());
        expect(told).not.toContain("Ada");
      }
    }
  }
  await speak("en");
});

test("nothing is told of a reason that only a newer page knows", () => {
  expect(happened(ended("first", "of-tomorrow"))).toBeNull();
});

test("a series is told after its second game", () => {
  expect(series([1, 0], 0)).toBe("");
  expect(series([2, 1], 1)).toBe("In this series: Ada 2, Grace 1, one draw.");
});
