import { describe, expect, it } from "vitest";
import { notesOf } from "../src/sound/pieces";

const PIECES = "0123456789abcdef";

describe.each(["classic", "access"] as const)("the sounds of the pieces, %s", (edition) => {
  it("are all different", () => {
    const sounds = [...PIECES].map((piece) => JSON.stringify(notesOf(piece, edition)));
    expect(new Set(sounds).size).toBe(16);
  });

  it("are short and do not clip", () => {
    for (const piece of PIECES) {
      const notes = notesOf(piece, edition);
      expect(Math.max(...notes.map((note) => note.at + note.length))).toBeLessThan(0.7);
      expect(notes.reduce((sum, note) => sum + note.level, 0)).toBeLessThan(2);
    }
  });

  it("tell tall from short by their pitch alone", () => {
    for (const piece of "014589cd") {
      const short = (parseInt(piece, 16) | 2).toString(16);
      const [tall, other] = [notesOf(piece, edition), notesOf(short, edition)];
      expect(other.map((note) => Math.round(note.pitch / 3))).toEqual(
        tall.map((note) => Math.round(note.pitch)),
      );
      expect(other.map((note) => note.wave)).toEqual(tall.map((note) => note.wave));
    }
  });
});
