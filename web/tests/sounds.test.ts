import { afterEach, describe, expect, it, vi } from "vitest";
import { change } from "../src/settings.svelte";
import { chime, cue, loadSounds } from "../src/sound/cues";
import { SOUNDS, strikesOf, type SoundName } from "../src/sound/sounds";
import { BAR, render } from "../src/sound/wood";

const RATE = 48_000;
const NAMES = [...Object.keys(SOUNDS), "give", "place"] as SoundName[];
const PIECES = "0123456789abcdef";

afterEach(() => {
  vi.unstubAllGlobals();
  change({ sounds: true });
});

/** How much of a frequency there is in samples. */
function part(samples: Float32Array, frequency: number): number {
  const turn = (2 * Math.PI * frequency) / RATE;
  const sum = (of: (angle: number) => number): number =>
    samples.reduce((all, sample, at) => all + sample * of(at * turn), 0);
  return Math.hypot(sum(Math.cos), sum(Math.sin));
}

/** How loud samples are from one moment to another, in seconds. */
function loudness(samples: Float32Array, from: number, to: number): number {
  const heard = samples.slice(from * RATE, to * RATE);
  return Math.sqrt(heard.reduce((all, sample) => all + sample ** 2, 0) / ((to - from) * RATE));
}

const placed = (piece: string): Float32Array => render(strikesOf("place", piece), RATE);

describe("the sounds", () => {
  it("are short, begin at once and do not clip", () => {
    for (const name of NAMES) {
      const samples = render(strikesOf(name, "7"), RATE);
      expect(samples.length / RATE, name).toBeLessThanOrEqual(name === "win" ? 1.2 : 0.6);
      expect(Math.max(...samples.map(Math.abs)), name).toBeLessThan(0.9);
      expect(loudness(samples, 0, 0.02), name).toBeGreaterThan(0.005);
      expect(loudness(samples.slice(-480), 0, 0.01), name).toBeLessThan(0.005);
    }
  });

  it("are those of wood: modes that are not harmonic, the high ones over first", () => {
    const samples = render([{ pitch: 500, ring: 0.12, level: 0.5, contact: 0.0003 }], RATE);
    const [early, late] = [samples.slice(0, 480), samples.slice(1440, 2400)];
    for (const mode of BAR.slice(1, 3)) {
      expect(part(samples, 500 * mode)).toBeGreaterThan(3 * part(samples, 500 * (mode + 0.7)));
      const fades = (pitch: number): number => part(late, pitch) / part(early, pitch);
      expect(fades(500 * mode)).toBeLessThan(fades(500) / 3);
    }
  });

  it("differ for each piece: tall is deeper, hollow rings on", () => {
    expect(new Set([...PIECES].map((piece) => placed(piece).join())).size).toBe(16);
    expect(part(placed("0"), 610)).toBeGreaterThan(3 * part(placed("2"), 610));
    expect(part(placed("2"), 890)).toBeGreaterThan(3 * part(placed("0"), 890));
    expect(loudness(placed("1"), 0.06, 0.1)).toBeGreaterThan(2 * loudness(placed("0"), 0.06, 0.1));
  });

  it("never throw, and make no context before a gesture or when they are off", async () => {
    const made = vi.fn(() => {
      throw new Error("no sound here");
    });
    const hear = async (): Promise<void> => {
      cue("win", 2);
      cue("place", 0, "7");
      chime("7", "classic");
      await loadSounds();
      await Promise.resolve();
    };
    vi.stubGlobal("AudioContext", made);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    await hear();
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    change({ sounds: false });
    await hear();
    expect(made).not.toHaveBeenCalled();
    change({ sounds: true });
    await hear();
    expect(made).toHaveBeenCalledTimes(3);
  });
});
