import { describe, expect, it } from "vitest";
import { ACTIONS, actionOf, keysOf, USUAL_KEYS, withKey } from "../src/keys";

describe("keys", () => {
  it("do one thing each", () => {
    expect(new Set(Object.values(USUAL_KEYS)).size).toBe(ACTIONS.length);
    expect(actionOf(USUAL_KEYS, "Q")).toBe("call");
    expect(actionOf(USUAL_KEYS, "Enter")).toBeNull();
  });

  it("are exchanged when one is wanted that is in use", () => {
    const keys = withKey(USUAL_KEYS, "call", "H");
    expect([keys.call, keys.hand]).toEqual(["h", "q"]);
    expect(new Set(Object.values(keys)).size).toBe(ACTIONS.length);
  });

  it("stay as they are for what cannot be typed alone", () => {
    expect(withKey(USUAL_KEYS, "call", " ")).toBe(USUAL_KEYS);
    expect(withKey(USUAL_KEYS, "call", "")).toBe(USUAL_KEYS);
  });

  it("are read with the usual ones for what is damaged", () => {
    expect(keysOf({ call: "x", hand: 7, last: "long" })).toEqual({ ...USUAL_KEYS, call: "x" });
    expect(keysOf(null)).toEqual(USUAL_KEYS);
    const twice = keysOf({ call: "H", hand: "h" });
    expect(new Set(Object.values(twice)).size).toBe(ACTIONS.length);
  });

  it("are read as they were kept", () => {
    const round = { ...USUAL_KEYS, call: "h", hand: "l", last: "q" };
    expect(keysOf(round)).toEqual(round);
  });
});
