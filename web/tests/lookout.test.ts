import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lookout, type Arrival } from "../src/table/lookout.svelte";
import { keepSeats, keepWaiting, waitingTables } from "../src/wire/http";
import { FakeSocket, refused, viewOf } from "./sockets";

const player = (name: string) => ({ name }) as never;
const waiting = () => news("waiting", "Ada");
const news = (state: "waiting" | "on" | "over", ...names: string[]) => ({
  type: "welcome",
  view: viewOf({ state, players: names.map(player) }),
});

describe("the tables that wait", () => {
  beforeEach(() => localStorage.clear());

  it("are the latest ones with a seat of this browser's", () => {
    for (const table of ["a", "b", "c", "d", "e"]) {
      keepSeats(table, ["1"]);
      keepWaiting(table, true);
    }
    keepWaiting("nobody's", true);
    expect(waitingTables()).toEqual(["c", "d", "e"]);
    keepWaiting("d", false);
    expect(waitingTables()).toEqual(["c", "e"]);
  });

  it.each(["null", "5", '"a"', "{", "[5]"])("are none where %s was kept", (kept) => {
    localStorage.setItem("fourfold.waiting", kept);
    expect(waitingTables()).toEqual([]);
  });
});

describe("a lookout", () => {
  let arrivals: Arrival[];
  let lookout: Lookout;
  const sockets = (): string[] =>
    FakeSocket.all.filter((each) => each.readyState === FakeSocket.OPEN).map(tableOf);
  const tableOf = ({ sent }: FakeSocket): string => String(sent[0]?.table);

  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    for (const table of ["a", "b"]) {
      keepSeats(table, ["1"]);
      keepWaiting(table, true);
    }
    arrivals = [];
    lookout = new Lookout((arrival) => arrivals.push(arrival));
  });
  afterEach(() => {
    lookout.end();
    vi.unstubAllGlobals();
  });

  it("listens at every table that waits but the one that is shown", () => {
    lookout.follow("a");
    FakeSocket.last.open();
    expect(sockets()).toEqual(["b"]);
    lookout.follow("b");
    FakeSocket.last.open();
    expect(sockets()).toEqual(["a"]);
    lookout.end();
    expect(sockets()).toEqual([]);
  });

  it("tells once who has sat down, and then leaves", () => {
    lookout.follow("b");
    FakeSocket.last.open();
    FakeSocket.last.hear(waiting());
    expect(arrivals).toEqual([]);
    FakeSocket.last.hear(news("on", "Ada", "Grace"));
    expect(arrivals).toEqual([{ table: "a", name: "Grace" }]);
    expect(lookout.arrivals).toEqual(arrivals);
    expect(sockets()).toEqual([]);
    expect(waitingTables()).toEqual(["b"]);
    lookout.follow("a");
    expect(lookout.arrivals).toEqual([]);
  });

  it.each([
    ["closed", news("over", "Ada")],
    ["gone", refused("no-such-table")],
  ])("says nothing of a table that is %s", (_, message) => {
    lookout.follow("b");
    FakeSocket.last.open();
    FakeSocket.last.hear(message);
    expect(arrivals).toEqual([]);
    expect(waitingTables()).toEqual(["b"]);
  });
});
