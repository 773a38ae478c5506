import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { announce, regions } from "../src/announcer.svelte";
import Player from "../src/table/Player.svelte";
import type { PlayerBody, ViewBody } from "../src/wire/protocol";
import { speak } from "../src/words/words.svelte";
import { viewOf } from "./sockets";

describe("a player whose time runs out", () => {
  let mounted: object;

  beforeAll(() => speak("en"));
  afterEach(async () => {
    await unmount(mounted);
    regions.polite = "";
  });

  function timed(seats: ViewBody["seats"], also: Partial<PlayerBody> = {}): void {
    const player = { name: "Grace", seat: "second", away: false, ...also } as PlayerBody;
    const turn = also.computer === undefined ? "second" : "first";
    const view = viewOf({ seats, turn, seconds_left: 5 }) as ViewBody;
    const props = { player, view, isYou: false, seconds: 60, since: performance.now() };
    mounted = mount(Player, { target: document.body, props });
    flushSync();
  }

  it("is warned where two share a screen", async () => {
    timed(["first", "second"]);
    await vi.waitFor(() => expect(regions.polite).toContain("Time left for this move"));
  });

  it("may be a computer of a level that only a newer page knows", () => {
    timed(["first"], { computer: "of-tomorrow" as never });
    expect(document.body.textContent).toContain("Grace");
  });

  it("is not heard by the other", async () => {
    timed(["first"]);
    announce("Next.");
    await vi.waitFor(() => expect(regions.polite).not.toBe(""));
    expect(regions.polite).toBe("Next.");
  });
});
