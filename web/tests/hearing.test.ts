import { describe, expect, it } from "vitest";
import { columnPan, pieceOf, soundOf, urgencyOf } from "../src/table/hearing";
import type { EventBody } from "../src/wire/protocol";

function event(body: Partial<EventBody>, you = "nobody", id = "x"): EventBody {
  return { number: 1, said: { id, arguments: { you } }, ...body } as EventBody;
}

describe("how events are heard", () => {
  it("says at once what a player must know", () => {
    expect(urgencyOf(event({ event: "moved", move: "7" }, "other", "gave"))).toBe("assertive");
    expect(urgencyOf(event({ event: "moved", move: "!a1d1" }))).toBe("assertive");
    expect(urgencyOf(event({ event: "ended", reason: "time" }))).toBe("assertive");
  });

  it("waits with the rest", () => {
    expect(urgencyOf(event({ event: "moved", move: "b3" }, "other", "placed"))).toBe("polite");
    expect(urgencyOf(event({ event: "moved", move: "7" }, "actor", "gave"))).toBe("polite");
    expect(urgencyOf(event({ event: "joined" }))).toBe("polite");
    expect(urgencyOf(event({ event: "ended", reason: "call" }))).toBe("polite");
  });

  it("gives each kind its sound", () => {
    expect(soundOf(event({ event: "moved", move: "b3" }), null)).toBe("place");
    expect(soundOf(event({ event: "moved", move: "7" }), null)).toBe("give");
    expect(soundOf(event({ event: "ended", result: "first" }), "second")).toBe("lose");
    expect(soundOf(event({ event: "ended", result: "first" }), "first")).toBe("win");
    expect(soundOf(event({ event: "ended", result: "draw" }), "first")).toBe("draw");
    expect(soundOf(event({ event: "left" }), null)).toBeNull();
    const said = { id: "placed", arguments: { piece: { piece: "7" } } };
    expect(pieceOf(event({ event: "moved", move: "b3", said }))).toBe("7");
    expect(pieceOf(event({ event: "left" }))).toBeUndefined();
  });

  it("hears columns from left to right", () => {
    const pans = ["a1", "b1", "c1", "d1"].map(columnPan);
    expect(pans).toEqual([...pans].sort((a, b) => a - b));
    expect(pans[0]).toBe(-0.75);
    expect(columnPan("7")).toBe(0);
  });
});
