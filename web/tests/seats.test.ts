import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  keepOver,
  keepSeats,
  makeTable,
  RUNNING_AT_MOST,
  runningTables,
  seatsAt,
} from "../src/wire/http";

describe("the seats of this browser", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("are kept, the latest first", () => {
    keepSeats("a", ["1"]);
    keepSeats("b", ["2", "3"]);
    expect(seatsAt("b")).toEqual(["2", "3"]);
    expect(runningTables()).toEqual(["b", "a"]);
  });

  it("are never forgotten while their game goes on, however many others are over", () => {
    keepSeats("running", ["1"]);
    for (let number = 0; number < 150; number++) {
      keepSeats(`over${number}`, ["2"]);
      keepOver(`over${number}`, true);
    }
    keepSeats("last", ["3"]);
    expect(runningTables()).toEqual(["last", "running"]);
    expect(seatsAt("running")).toEqual(["1"]);
    expect(seatsAt("over49")).toEqual([]);
    expect(seatsAt("over50")).toEqual(["2"]);
    expect(JSON.parse(localStorage.getItem("fourfold.over") ?? "")).toHaveLength(100);
  });

  it("are those of a running game again after a take-back", () => {
    keepSeats("a", ["1"]);
    keepOver("a", true);
    expect(runningTables()).toEqual([]);
    keepOver("a", false);
    expect(runningTables()).toEqual(["a"]);
  });

  it("are not too many, and nothing is forgotten in silence", async () => {
    const ids = Array.from({ length: RUNNING_AT_MOST }, (_, number) => `t${number}`);
    ids.forEach((id) => keepSeats(id, ["1"]));
    await expect(makeTable({})).rejects.toMatchObject({ code: "too-many-games" });
    expect(runningTables()).toHaveLength(RUNNING_AT_MOST);
  });

  it.each(["null", "5", '"a"', "{", "{}", "[5]"])(
    "are of no game over where %s was kept",
    (kept) => {
      keepSeats("a", ["1"]);
      localStorage.setItem("fourfold.over", kept);
      expect(runningTables()).toEqual(["a"]);
    },
  );

  it.each(["null", "5", '"a"', "{", '{"a":5}', '{"a":[5]}', '{"a":null}'])(
    "are none where %s was kept",
    (kept) => {
      localStorage.setItem("fourfold.seats", kept);
      expect([...seatsAt("a")]).toEqual([]);
    },
  );

  it("are kept by the page where the browser is full", () => {
    keepSeats("a", ["1"]);
    const storage = localStorage;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storage.getItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    keepSeats("b", ["2"]);
    expect(seatsAt("b")).toEqual(["2"]);
    expect(seatsAt("a")).toEqual(["1"]);
    vi.unstubAllGlobals();
    keepSeats("c", ["3"]);
    expect(runningTables()).toEqual(["c", "b", "a"]);
  });
});
