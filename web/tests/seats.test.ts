import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeats, latestTables, seatsAt } from "../src/wire/http";

describe("the seats of this browser", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("are kept, the latest first", () => {
    keepSeats("a", ["1"]);
    keepSeats("b", ["2", "3"]);
    expect(seatsAt("b")).toEqual(["2", "3"]);
    expect(latestTables(2)).toEqual(["b", "a"]);
  });

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
    expect(latestTables(3)).toEqual(["c", "b", "a"]);
  });
});
