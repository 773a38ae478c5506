import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Clock from "../src/table/Clock.svelte";
import { pause, remaining } from "../src/table/remaining";
import { texts, speak } from "../src/words/words.svelte";

const [HOUR, DAY] = [3_600, 86_400];

beforeAll(() => speak("en"));

describe("what a clock shows", () => {
  it.each([
    [0, "0:00"],
    [65, "1:05"],
    [HOUR - 1, "59:59"],
    [HOUR, "1 h"],
    [HOUR + 61, "1 h 1 min"],
    [DAY - 1, "23 h 59 min"],
    [DAY, "1 d"],
    [2 * DAY + 5 * HOUR + 59, "2 d 5 h"],
    [7 * DAY, "7 d"],
  ])("is of %d seconds %j", (seconds, shown) => {
    const said = remaining(seconds);
    expect(typeof said === "string" ? said : texts().say(said)).toBe(shown);
  });

  it("ticks only where seconds are seen", () => {
    expect(pause(2 * DAY)).toBeGreaterThanOrEqual(30_000);
    expect(pause(HOUR)).toBeLessThan(1_000);
  });
});

describe("the clock of a slow game", () => {
  let clock: object;

  afterEach(async () => {
    await unmount(clock);
    vi.useRealTimers();
  });

  it("stands still for a minute, and is said in full", async () => {
    vi.useFakeTimers();
    const props = { left: DAY + 2 * HOUR, since: performance.now(), whole: DAY, audible: true };
    clock = mount(Clock, { target: document.body, props });
    flushSync();
    const shown = document.querySelector("[role=timer]");
    expect(shown?.textContent?.trim()).toBe("1 d 2 h");
    expect(shown?.getAttribute("aria-label")).toBe("one day and 2 hours");
    await vi.advanceTimersByTimeAsync(29_000);
    expect(shown?.textContent?.trim()).toBe("1 d 2 h");
    await vi.advanceTimersByTimeAsync((2 * HOUR + 30) * 1_000);
    expect(shown?.textContent?.trim()).toBe("23 h 59 min");
  });
});
