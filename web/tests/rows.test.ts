import { describe, expect, it } from "vitest";
import { merged, type Row } from "../src/start/rows";
import type { OpenTableBody } from "../src/wire/protocol";

const table = (id: string): OpenTableBody => ({ table: id }) as OpenTableBody;
const round = (rows: Row[], ids: string, held: string | null = null): Row[] =>
  merged(rows, [...ids].map(table), held);
const shown = (rows: Row[]): string =>
  rows.map((row) => row.table.table + (row.gone ? "-" : "")).join(" ");

describe("the rows of open tables", () => {
  it("keep their places, and new ones come last", () => {
    expect(shown(round(round([], "ab"), "cab"))).toBe("a b c");
  });

  it("stay for two rounds when their table is gone", () => {
    const first = round(round([], "ab"), "b");
    expect(shown(first)).toBe("a- b");
    const second = round(first, "b");
    expect(shown(second)).toBe("a- b");
    expect(shown(round(second, "b"))).toBe("b");
  });

  it("are open again if the table comes back", () => {
    expect(shown(round(round(round([], "ab"), "b"), "ab"))).toBe("a b");
  });

  it("stay as long as they are held", () => {
    let rows = round([], "ab");
    for (let times = 0; times < 5; times++) rows = round(rows, "b", "a");
    expect(shown(rows)).toBe("a- b");
  });
});
