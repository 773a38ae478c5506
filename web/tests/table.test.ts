import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliver, Table, type Hearer } from "../src/table/table.svelte";
import { keepCommand, keptCommand, tablesWithCommand } from "../src/wire/http";
import { newId } from "../src/wire/ids";
import { FakeSocket, refused, viewOf, welcome } from "./sockets";

const move = { type: "command", id: newId(), seen: 1, command: "play", move: "b3" } as const;

describe("a table", () => {
  let kept: number;
  let unconnected: number;
  let overtaken: string[];
  let table: Table;
  const hearer: Hearer = {
    happened: () => undefined,
    refused: () => undefined,
    answered: () => undefined,
    understood: () => undefined,
    spoken: () => undefined,
    kept: () => kept++,
    unconnected: () => unconnected++,
    overtaken: (command) => overtaken.push(command),
  };

  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    kept = unconnected = 0;
    overtaken = [];
    table = new Table("t", hearer);
    FakeSocket.last.open();
    FakeSocket.last.hear(welcome());
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const commands = (): unknown[] => FakeSocket.last.sent.filter(isCommand).map(said);
  const ids = (): unknown[] =>
    FakeSocket.all.flatMap(({ sent }) => sent.filter(isCommand).map((each) => each.id));
  const isCommand = ({ type }: Record<string, unknown>): boolean => type === "command";
  const said = ({ command, move, offer, seen }: Record<string, unknown>): string =>
    [command, move ?? offer, seen].filter((each) => each !== undefined).join(" ");

  function tell(type: "events" | "stale", seen: number, ...events: object[]): void {
    const numbered = events.map((each, at) => ({ number: seen - events.length + 1 + at, ...each }));
    FakeSocket.last.hear({ type, seen, events: numbered, view: viewOf(), question: null });
  }

  function loseAndComeBack(seen = 2, ...events: object[]): void {
    FakeSocket.last.break();
    comeBack(seen, ...events);
  }

  function comeBack(seen = 2, ...events: object[]): void {
    vi.advanceTimersByTime(5_000);
    FakeSocket.last.open();
    FakeSocket.last.hear(welcome(seen, events));
  }

  it("sends a command once", () => {
    table.play("b3");
    table.play("b4");
    expect(commands()).toEqual(["play b3 2"]);
    tell("events", 3, { event: "moved", seat: "first", move: "b3", command: ids().at(-1) });
    table.play("7");
    expect(commands()).toEqual(["play b3 2", "play 7 3"]);
    expect(new Set(ids()).size).toBe(2);
    expect(overtaken).toEqual([]);
  });

  it("waits for the answer to its own command, whatever else happens", () => {
    table.play("b3");
    tell("events", 3, { event: "moved", seat: "first", move: "b3", command: "another" });
    table.play("7");
    expect(commands()).toEqual(["play b3 2"]);
    tell("stale", 3);
    expect(overtaken).toEqual(["play"]);
  });

  it("sends a command again that is not known to be done", () => {
    table.play("b3");
    loseAndComeBack();
    expect(commands()).toEqual(["play b3 2"]);
    expect(new Set(ids()).size).toBe(1);
  });

  it("does not send a command again that was done", () => {
    table.play("b3");
    const [command] = ids();
    loseAndComeBack(3, { number: 3, event: "moved", seat: "first", move: "b3", command });
    expect(commands()).toEqual([]);
    expect(overtaken).toEqual([]);
  });

  it.each([
    ["the other has moved", { event: "moved", seat: "second", move: "7" }],
    ["another tab has made another one", { event: "moved", seat: "first", move: "c3" }],
    ["the game has ended", { event: "ended" }],
  ])("says that a kept move does not count where %s", (_, event) => {
    FakeSocket.last.break();
    table.play("b3");
    comeBack(3, { number: 3, ...event });
    expect(commands()).toEqual([]);
    expect(overtaken).toEqual(["play"]);
  });

  it("does not say so of a move under the mask that was made", () => {
    table.play("b3");
    loseAndComeBack(3, { number: 3, event: "moved", seat: "first", command: ids()[0] });
    expect(overtaken).toEqual([]);
  });

  it("does not say so of a resignation", () => {
    table.send({ command: "resign" });
    tell("stale", 3, { event: "ended" });
    expect(overtaken).toEqual([]);
  });

  it("sends a move again when only the time was up", () => {
    table.play("b3");
    tell("events", 3, { event: "time-up", seat: "first" });
    tell("stale", 3);
    expect(commands()).toEqual(["play b3 2", "play b3 3"]);
  });

  describe.each([
    { command: "resign" },
    { command: "claim" },
    { command: "propose", offer: "draw" },
    { command: "propose", offer: "take-back" },
  ] as const)("that was asked for %o", (command) => {
    const moved = { event: "moved", seat: "second", move: "7" };

    beforeEach(() => table.send(command));

    it.each([
      ["says so", () => tell("stale", 3, moved)],
      ["is reached again", () => loseAndComeBack(3, { number: 3, ...moved })],
    ])("does not send it again when the other has moved and it %s", (_, hear) => {
      hear();
      expect(FakeSocket.all.flatMap(({ sent }) => sent).filter(isCommand)).toHaveLength(1);
      expect(overtaken).toEqual([command.command]);
    });

    it("sends it again when nothing was done", () => {
      tell("stale", 3, { event: "left", seat: "second" });
      expect(commands()).toHaveLength(2);
      expect(overtaken).toEqual([]);
    });
  });

  it("takes back as many moves as were agreed on", () => {
    const moved = ["0", "a1", "1"].map((move) => ({ event: "moved", seat: "first", move }));
    tell("events", 5, ...moved);
    tell("events", 6, { event: "took-back", moves: 2 });
    expect(table.made).toHaveLength(1);
  });

  it("keeps what was done last while there is no connection", () => {
    FakeSocket.last.break();
    table.play("b3");
    table.play("c3");
    expect(kept).toBe(2);
    comeBack();
    expect(commands()).toEqual(["play c3 2"]);
  });

  it.each([{ command: "resign" }, { command: "propose", offer: "draw" }] as const)(
    "does not keep %o",
    (command) => {
      table.send(command);
      expect(tablesWithCommand()).toEqual([]);
      tell("events", 3, { event: "offered", seat: "first", command: ids().at(-1) });
      FakeSocket.last.break();
      table.send(command);
      expect([kept, unconnected]).toEqual([0, 1]);
      comeBack(3);
      expect(commands()).toEqual([]);
    },
  );

  it("takes the refusal of a question for no answer to a command", () => {
    table.play("b3");
    FakeSocket.last.hear(refused("not-understood"));
    tell("stale", 3, { event: "left", seat: "second" });
    expect(commands()).toEqual(["play b3 2", "play b3 3"]);
  });

  it("gives up a command that is refused", () => {
    table.play("b3");
    const id = FakeSocket.last.sent.at(-1)?.id;
    FakeSocket.last.hear({ ...refused("cell-taken"), id });
    table.play("b4");
    expect(commands()).toEqual(["play b3 2", "play b4 2"]);
  });

  it("sees a move through when it is left", () => {
    FakeSocket.last.break();
    table.play("b3");
    table.close();
    comeBack();
    expect(commands()).toEqual(["play b3 2"]);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    tell("events", 3, { event: "moved", seat: "first", move: "b3", command: ids().at(-1) });
    expect(vi.getTimerCount()).toBe(0);
    expect(tablesWithCommand()).toEqual([]);
  });

  describe("that is opened again after the page was closed", () => {
    const moved = { number: 3, event: "moved", seat: "first", move: "b3" };

    function reopen(seen: number, ...events: object[]): void {
      table.close();
      table = new Table("t", hearer);
      FakeSocket.last.open();
      FakeSocket.last.hear(welcome(seen, events));
    }

    beforeEach(() => table.play("b3"));

    it("sends the move that was kept", () => {
      reopen(2, { number: 1, event: "moved", seat: "first" }, { number: 2, event: "moved" });
      expect(commands()).toEqual(["play b3 2"]);
    });

    it.each([
      ["another tab has moved", 3, moved],
      ["the other has moved", 3, { ...moved, seat: "second" }],
      ["the server knows less", 1, { ...moved, number: 1, seat: "second" }],
    ])("sends nothing where %s", (_, seen, event) => {
      reopen(seen, event);
      expect(commands()).toEqual([]);
      expect(keptCommand("t")).toBeNull();
    });

    it("knows by its id that it was done", () => {
      reopen(3, { ...moved, command: ids()[0] });
      expect(commands()).toEqual([]);
      expect(overtaken).toEqual([]);
      expect(keptCommand("t")).toBeNull();
    });

    it("forgets it where there is no way back", () => {
      table.close();
      table = new Table("t", hearer);
      FakeSocket.last.open();
      FakeSocket.last.hear(refused("no-such-table"));
      expect(keptCommand("t")).toBeNull();
    });

    describe("and left to another tab", () => {
      const newer = { ...move, id: newId(), seen: 2, move: "c3" };

      beforeEach(() => {
        deliver(tablesWithCommand());
        FakeSocket.last.open();
      });

      it("sends the move that was made in its place", () => {
        keepCommand("t", newer);
        FakeSocket.last.hear(welcome());
        expect(commands()).toEqual(["play c3 2"]);
      });

      it("sends nothing that was seen through", () => {
        localStorage.clear();
        FakeSocket.last.hear(welcome());
        expect(commands()).toEqual([]);
        expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
      });

      it("forgets no other move when it has no way back", () => {
        keepCommand("t", newer);
        FakeSocket.last.hear(refused("no-such-table"));
        expect(keptCommand("t")).toEqual(newer);
      });
    });

    it("sends it from elsewhere, once", () => {
      deliver(tablesWithCommand());
      FakeSocket.last.open();
      FakeSocket.last.hear(welcome());
      expect(commands()).toEqual(["play b3 2"]);
      tell("events", 3, { event: "moved", seat: "first", move: "b3", command: ids().at(-1) });
      expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
      expect(tablesWithCommand()).toEqual([]);
    });
  });

  describe("of which a command was kept", () => {
    it.each([
      "null",
      "5",
      "{",
      '{"t":5}',
      '{"t":null}',
      JSON.stringify({ t: { ...move, id: "command" } }),
      ...Object.keys(move).map((each) => JSON.stringify({ t: { ...move, [each]: undefined } })),
    ])("has none where %s is left of it", (damaged) => {
      localStorage.setItem("fourfold.commands", damaged);
      expect(keptCommand("t")).toBeNull();
      keepCommand("u", move);
      expect(tablesWithCommand()).toEqual(["u"]);
    });
  });

  it("is left for good, even while one sits down", async () => {
    let sit: (() => void) | undefined;
    const sitting = table.sit(() => new Promise<void>((resolve) => (sit = resolve)));
    table.close();
    sit?.();
    await sitting;
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says why there is no way back", () => {
    FakeSocket.last.break();
    vi.advanceTimersByTime(5_000);
    FakeSocket.last.open();
    FakeSocket.last.hear(refused("no-such-table"));
    FakeSocket.last.break();
    expect(table.refusal?.id).toBe("refused-no-such-table");
  });
});
