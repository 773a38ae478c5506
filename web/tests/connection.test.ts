import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Status } from "../src/wire/connection";
import { FakeSocket, refused, welcome } from "./sockets";

describe("a connection", () => {
  let statuses: Status[];
  let heard: string[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    statuses = [];
    heard = [];
    connection = new Connection("ws://nowhere", {
      hello: () => ({ type: "hello", version: 2, table: "t" }),
      heard: (message) => heard.push(message.type),
      changed: (status) => statuses.push(status),
    });
    FakeSocket.last.open();
  });
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("comes back after a refused command and a loss", () => {
    FakeSocket.last.hear(welcome());
    FakeSocket.last.hear(refused("no-line"));
    FakeSocket.last.break();
    expect(statuses).toEqual(["on", "lost"]);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("looks at once whether anybody is there when the network goes", () => {
    FakeSocket.last.hear(welcome());
    window.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(5_100);
    expect(statuses).toEqual(["on", "lost"]);
  });

  it("ends when it is not let in", () => {
    FakeSocket.last.hear(refused("no-such-table"));
    FakeSocket.last.break();
    vi.advanceTimersByTime(60_000);
    expect(statuses).toEqual(["ended"]);
    expect(heard).toEqual(["refused"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tries again in silence when it is not let in for the moment", () => {
    FakeSocket.last.hear(refused("too-many"));
    FakeSocket.last.break();
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(5_000);
    FakeSocket.last.open();
    FakeSocket.last.hear(welcome());
    expect(statuses).toEqual(["lost", "on"]);
    expect(heard).toEqual(["welcome"]);
  });

  it("comes back at another moment than all others after a restart", () => {
    const moments = new Set<number>();
    for (let round = 0; round < 5; round++) {
      FakeSocket.last.open();
      FakeSocket.last.hear(welcome());
      FakeSocket.last.hear({ type: "goodbye", reason: "restart", come_back_in: 1 });
      const [before, at] = [FakeSocket.all.length, Date.now()];
      FakeSocket.last.break();
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(1);
      moments.add(Date.now() - at);
    }
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(1_000);
    expect(moments.size).toBeGreaterThan(1);
  });

  it("leaves nothing behind when it is closed", () => {
    FakeSocket.last.hear(welcome());
    connection.close();
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
