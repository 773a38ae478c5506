import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Visit } from "../src/table/visit.svelte";
import type { SaidBody } from "../src/wire/protocol";
import { need } from "../src/words/words.svelte";
import { FakeSocket, viewOf, welcome } from "./sockets";

const PLAYERS = ["Grace", "Ada"].map((name) => ({ name, seat: null }));
const OPTIONS = { calling: "hand", squares: false, traits: "colour", edition: "classic" };
const WON = said("ended-call", { actor: "Ada", other: "Grace", you: "actor" });
const MISSED = said("missed", { line: { line: "a1d1" }, count: 4, shared: { all: ["light"] } });
const SCORE = said("series-level", { wins: 1, draws: 0 });
const OVER = { state: "over", outcome: { result: "second", reason: "call", said: [WON, SCORE] } };

function said(id: string, given: object): SaidBody {
  return { id, arguments: given as SaidBody["arguments"] };
}

describe("the narrator", () => {
  let visit: Visit;

  beforeAll(async () => need("game", "page"));
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    visit = new Visit("t", { toBoard: () => undefined, toCall: () => undefined });
    FakeSocket.last.open();
  });
  afterEach(() => {
    visit.end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function come(players: number[], view: object = {}): void {
    const past = [{ number: 1, event: "opened", said: said("opened", {}) }];
    const told = { options: OPTIONS, view: viewOf({ players: PLAYERS, ...view } as never) };
    FakeSocket.last.hear({ ...welcome(1, past, players), ...told });
  }

  function happens(view: object, event: object): void {
    const changed = viewOf({ players: PLAYERS, ...view } as never);
    const events = [{ number: 2, ...event }];
    FakeSocket.last.hear({ type: "events", seen: 2, events, view: changed, question: null });
  }

  function joins(player: string): string[] {
    const before = visit.narrator.said.length;
    happens({}, { event: "joined", player, said: said("joined", { player }) });
    return visit.narrator.said.slice(before);
  }

  it.each([
    ["the other player", [0], ["Ada is here."]],
    ["who watches", [], ["Ada is here."]],
    ["nobody else than who that is", [1], []],
  ])("tells %s who comes", (_, players, told) => {
    come(players);
    expect(joins("Ada")).toEqual(told);
  });

  it("tells with the end which lines were missed, and the score", () => {
    come([1]);
    const all = [WON, MISSED, SCORE];
    happens({ ...OVER, outcome: { ...OVER.outcome, said: all } }, { event: "ended", said: WON });
    const { narrator } = visit;
    expect(narrator.said.at(-1)).toBe(all.map((each) => narrator.say(each)).join(" "));
    expect(narrator.said.at(-1)).toContain("Missed when 4 pieces were on the board: row 1");
  });

  it("tells who comes to a table after its game how that ended", () => {
    come([1], OVER);
    expect(visit.narrator.said.at(-1)).toBe("You win! The score is now 1 all.");
  });
});
