import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import LivingBoard from "../src/start/LivingBoard.svelte";
import { FIRST, MOMENTS, STILL } from "../src/start/living";
import { change } from "../src/settings.svelte";
import { need, speak } from "../src/words/words.svelte";

/** How an element comes into sight, and leaves it. */
let cross: (isIntersecting: boolean) => void;
let board: Record<string, unknown>;

function show(): void {
  board = mount(LivingBoard, { target: document.body, props: { edition: "classic" } });
  flushSync();
}

function turn(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** How many timers run, but for those that end at once. */
const timers = async (): Promise<number> => {
  await tick();
  await vi.advanceTimersByTimeAsync(1);
  return vi.getTimerCount();
};

const standing = (): number => document.querySelectorAll(".well svg.piece").length;

describe("the living board", () => {
  beforeEach(async () => {
    await speak("en");
    await need("start");
    vi.useFakeTimers();
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          cross = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
  });

  afterEach(async () => {
    await unmount(board);
    change({ moves: true });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("plays while it is in sight, and has no timer otherwise", async () => {
    show();
    expect(await timers()).toBe(0);
    cross(true);
    expect(await timers()).toBe(1);
    const before = standing();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(standing()).toBe(before + 1);
    cross(false);
    expect(await timers()).toBe(0);
  });

  it("rests while the page is hidden", async () => {
    show();
    cross(true);
    expect(await timers()).toBe(1);
    turn("hidden");
    expect(await timers()).toBe(0);
    turn("visible");
    expect(await timers()).toBe(1);
  });

  it("can be stopped, and stays so", async () => {
    show();
    cross(true);
    document.querySelector("button")?.click();
    expect(await timers()).toBe(0);
    expect(document.querySelector("button")?.getAttribute("aria-pressed")).toBe("false");
    await unmount(board);
    show();
    cross(true);
    expect(await timers()).toBe(0);
  });

  it("shows a called line and no button where no motion is wanted", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("reduce"),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    show();
    cross(true);
    expect(await timers()).toBe(0);
    expect(document.querySelectorAll(".winning")).toHaveLength(4);
    expect(document.querySelector("button")).toBeNull();
  });
});

describe("its games", () => {
  it("are seen move by move", () => {
    for (const [at, { pieces, given }] of MOMENTS.entries()) {
      const before = MOMENTS[at - 1];
      const count = Object.keys(pieces).length;
      if (before === undefined || count === 0) continue;
      const grown = count - Object.keys(before.pieces).length;
      expect(grown).toBe(before.given === null ? 0 : 1);
      expect(Object.values(pieces)).not.toContain(given);
    }
  });

  it("begin in the middle, and stand still at a line", () => {
    expect(MOMENTS[FIRST]?.winning).toEqual([]);
    expect(MOMENTS[STILL]?.winning).toHaveLength(4);
  });
});
