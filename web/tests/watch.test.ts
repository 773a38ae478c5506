import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameBody } from "../src/wire/protocol";
import { gameOf } from "./sockets";

/** What another tab is told, and tells. */
class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const each of Channel.all) if (each !== this) each.onmessage?.({ data });
  }
}

class Notice {
  static permission = "granted";
  static all: Notice[] = [];
  isOpen = true;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Notice.all.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
}

const TABLE = "A".repeat(22);
const OTHER = "B".repeat(22);
let flushSync: typeof import("svelte").flushSync;
let games: GameBody[];
let asked: string[];
let badges: number[];
let isHidden: boolean;

/** The page anew, with what this browser keeps. */
async function opened() {
  vi.resetModules();
  ({ flushSync } = await import("svelte"));
  const watch = await import("../src/games/watch.svelte");
  const turns = await import("../src/turns.svelte");
  const { change } = await import("../src/settings.svelte");
  const { need, speak } = await import("../src/words/words.svelte");
  await Promise.all([speak("en"), need("games")]);
  watch.watch();
  await passed(0);
  return { ...turns, change };
}

async function passed(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
}

const shown = (): string[] => Notice.all.filter((each) => each.isOpen).map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem("fourfold.session", "session");
  localStorage.setItem("fourfold.seats", JSON.stringify({ [TABLE]: ["1"], [OTHER]: ["2"] }));
  games = [gameOf({ table: TABLE }), gameOf({ table: OTHER })];
  asked = [];
  badges = [];
  isHidden = false;
  Notice.all = [];
  Channel.all = [];
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", async (url: URL) => {
    if (url.pathname.includes("/tables/")) return new Response('{"view":{"state":"over"}}');
    asked.push(url.pathname + url.search);
    return new Response(JSON.stringify({ games, before: null, levels: [], people: {} }));
  });
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a page with games elsewhere", () => {
  it("asks for those alone that are not over, and less often while nothing happens", async () => {
    await opened();
    expect(asked).toEqual(["/api/v2/games?running=true"]);
    await passed(60_000);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    await passed(3_600_000);
    const before = asked.length;
    await passed(3_600_000);
    expect(asked.length - before).toBeLessThan(40);
    expect(asked.length - before).toBeGreaterThan(20);
  });

  it("does not ask while nobody is awaited", async () => {
    const players = [
      { name: "Ada", computer: null },
      { name: "Fourfold", computer: "club" as const },
    ];
    games = [gameOf({ table: TABLE, players, your_turn: true })];
    await opened();
    await passed(3_600_000);
    expect(asked).toHaveLength(1);
    expect(badges.at(-1)).toBe(0);
  });

  it("does not ask of the table that is shown: that tells by itself", async () => {
    games = [gameOf({ table: TABLE })];
    const { followTable } = await opened();
    const leave = followTable({ table: TABLE, name: "Grace", isAsked: false, matters: true });
    await passed(600_000);
    expect(asked).toHaveLength(1);
    leave();
    await passed(60_000);
    expect(asked.length).toBeGreaterThan(1);
  });

  it("lets the answer to one of several tabs do for all", async () => {
    await opened();
    const other = new Channel();
    for (let seconds = 0; seconds < 300; seconds += 5) {
      other.postMessage({ news: { games, at: Date.now() } });
      await passed(5_000);
    }
    expect(asked).toHaveLength(1);
  });

  it("takes no answer that was overtaken", async () => {
    const { turns } = await opened();
    const { refresh } = await import("../src/games/mine.svelte");
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
    const answer = (your_turn: boolean): Response =>
      new Response(JSON.stringify({ games: [gameOf({ table: TABLE, your_turn })] }));
    const questions = [refresh(), refresh()];
    await passed(0);
    answers[1]?.(answer(true));
    await questions[1];
    answers[0]?.(answer(false));
    await questions[0];
    expect(turns()).toHaveLength(1);
  });

  it("comes back slowly where the server is out of reach", async () => {
    await opened();
    vi.stubGlobal("fetch", async (url: URL) => {
      asked.push(url.href);
      throw new TypeError("no network");
    });
    await passed(3_600_000);
    expect(asked.length).toBeLessThan(45);
    expect(asked.length).toBeGreaterThan(20);
  });

  it("counts the turns in the title's place and in the badge, and clears it", async () => {
    games = games.map((game) => ({ ...game, your_turn: true }));
    const { titled, followTable } = await opened();
    expect(titled()).toBe("Your turn in 2 games, Fourfold");
    expect(badges.at(-1)).toBe(2);
    const leave = followTable({ table: TABLE, name: "Grace", isAsked: false, matters: true });
    flushSync();
    expect(titled()).toBe("Your turn, Fourfold");
    leave();
    games = [];
    await passed(30_000);
    expect(titled()).toBe("Fourfold");
    expect(badges.at(-1)).toBe(0);
  });
});

describe("outside the page", () => {
  const turn = (): void => {
    games = [gameOf({ table: TABLE, your_turn: true, acted_at: 5 }), gameOf({ table: OTHER })];
  };

  it("nothing is told unless it is wished", async () => {
    await opened();
    turn();
    await passed(60_000);
    expect(Notice.all).toEqual([]);
  });

  it("a turn is told once, and no more when one comes to that table", async () => {
    const { change, followTable } = await opened();
    change({ notices: true });
    turn();
    await passed(30_000);
    expect(shown()).toEqual(["It is your turn against Grace."]);
    expect(Notice.all[0]?.options.tag).toContain(TABLE);
    games = games.map((game) => ({ ...game, acted_at: 6 }));
    await passed(120_000);
    expect(Notice.all).toHaveLength(1);
    followTable({ table: TABLE, name: "Grace", isAsked: true, matters: true });
    await passed(0);
    expect(shown()).toEqual([]);
  });

  it("nothing is told of what was so before the page was opened", async () => {
    turn();
    const { change } = await opened();
    change({ notices: true });
    await passed(120_000);
    expect(Notice.all).toEqual([]);
  });

  it("the table that is shown is told of while nobody looks at it", async () => {
    const { change, followTable } = await opened();
    change({ notices: true });
    isHidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    const leave = followTable({ table: TABLE, name: "Grace", isAsked: false, matters: true });
    await passed(0);
    leave();
    followTable({ table: TABLE, name: "Grace", isAsked: true, matters: true });
    await passed(0);
    expect(shown()).toEqual(["It is your turn against Grace."]);
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    await passed(0);
    expect(shown()).toEqual([]);
  });

  it("it leads to the table, and another tab that comes there takes it away", async () => {
    const { change } = await opened();
    change({ notices: true });
    turn();
    await passed(30_000);
    new Channel().postMessage({ came: TABLE });
    expect(shown()).toEqual([]);
    Notice.all[0]?.onclick?.();
    expect(location.pathname).toBe(`/${TABLE}`);
  });
});
