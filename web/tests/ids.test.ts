import { describe, expect, it, vi } from "vitest";
import { isId, newId } from "../src/wire/ids";

describe("the id of a command", () => {
  it("is unlike those of this page and of another", async () => {
    const own = [newId(), newId()];
    vi.resetModules();
    const other = await import("../src/wire/ids");
    const all = [...own, other.newId(), other.newId()];
    expect(new Set(all).size).toBe(4);
    expect(all.every(isId)).toBe(true);
    expect(Math.max(...all.map((id) => id.length))).toBeLessThanOrEqual(40);
  });
  it.each(["command", "", null, 5, "0".repeat(41)])("is not %j", (other) => {
    expect(isId(other)).toBe(false);
  });
});
