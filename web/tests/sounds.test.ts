import { afterEach, describe, expect, it, vi } from "vitest";
import { playNotes, setMuted, SOUNDS } from "../src/sound/sounds";

afterEach(() => {
  vi.unstubAllGlobals();
  setMuted(false);
});

describe("the sounds", () => {
  it("are short", () => {
    for (const [name, notes] of Object.entries(SOUNDS)) {
      const ends = notes.map((note) => ("at" in note ? (note.at ?? 0) : 0) + note.length);
      expect(Math.max(...ends), name).toBeLessThanOrEqual(name === "win" ? 1.2 : 0.6);
    }
  });
  it("never throw, and make no context before a gesture or when muted", async () => {
    const made = vi.fn(() => {
      throw new Error("no sound here");
    });
    vi.stubGlobal("AudioContext", made);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    for (const notes of Object.values(SOUNDS)) await playNotes(notes, 2);
    expect(made).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    setMuted(true);
    await playNotes(SOUNDS.win);
    expect(made).not.toHaveBeenCalled();
    setMuted(false);
    await playNotes(SOUNDS.win);
    expect(made).toHaveBeenCalledTimes(1);
  });
});
