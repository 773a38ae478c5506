/** What is heard: wood that is struck, and the chimes of the pieces. All is made here; nothing throws. */

import type { Edition } from "../words/language";
import { notesOf, type Note } from "./pieces";
import { BLOCK, render, TUNED, type Strike } from "./wood";

const bar = (pitch: number, at: number, ring: number, level = 0.3): Strike => ({
  pitch,
  at,
  ring,
  level,
  modes: TUNED,
  contact: 0.0006,
});

/** A bar that is struck softly: it is heard, and startles nobody. */
const soft = (pitch: number, at: number, ring: number, level = 0.4): Strike => ({
  ...bar(pitch, at, ring, level),
  contact: 0.0016,
});

const block = (pitch: number, at: number, ring: number, level: number): Strike => ({
  pitch,
  at,
  ring,
  level,
  contact: 0.00025,
});

export const SOUNDS = {
  turn: [bar(523, 0, 0.35), bar(659, 0.13, 0.45)],
  call: [block(587, 0, 0.16, 0.4), block(740, 0.085, 0.16, 0.4), block(1175, 0.17, 0.38, 0.45)],
  wrong: [soft(233, 0, 0.24), soft(208, 0.14, 0.38)],
  win: [bar(523, 0, 0.5), bar(659, 0.1, 0.55), bar(784, 0.2, 0.6), bar(1047, 0.32, 0.85)],
  lose: [soft(440, 0, 0.28), soft(370, 0.14, 0.3), soft(294, 0.28, 0.31)],
  draw: [soft(440, 0, 0.3), soft(440, 0.2, 0.39, 0.3), soft(554, 0.2, 0.39, 0.2)],
  low: [block(1320, 0, 0.09, 0.25)],
  edge: [{ pitch: 150, ring: 0.16, level: 0.5, contact: 0.004 }],
  message: [bar(784, 0, 0.25, 0.2), bar(988, 0.09, 0.35, 0.2)],
} as const satisfies Record<string, readonly Strike[]>;

export type SoundName = keyof typeof SOUNDS | "give" | "place";

const SHORT = 2;
const SQUARE = 4;
const DULL = 8;
const HOLLOW = 1;

/** The knock of a piece on the slab: tall is deep, hollow rings on, a box is rougher. */
function knockOf(piece: string): Omit<Strike, "level"> {
  const traits = parseInt(piece, 16);
  return {
    pitch: (traits & SHORT ? 890 : 610) * (traits & DULL ? 0.94 : 1),
    ring: traits & HOLLOW ? 0.17 : 0.09,
    contact: traits & DULL ? 0.00045 : 0.0003,
    ...(traits & SQUARE ? { modes: BLOCK } : {}),
  };
}

/** The milliseconds at which a piece that slides over the table catches. */
const CATCHES = [0, 14, 25, 39, 47, 60, 68, 80, 87, 97, 104, 113] as const;

/** A sound, as strikes; that of a piece is its own. */
export function strikesOf(name: SoundName, piece = "0"): readonly Strike[] {
  if (name !== "give" && name !== "place") return SOUNDS[name];
  const knock = knockOf(piece);
  // A piece that is put down tips, and touches a second time.
  if (name === "place") {
    const again = { ...knock, at: 0.046, level: 0.12, slab: 0.4 };
    return [{ ...knock, level: 0.5, slab: 0.6 }, again];
  }
  const catches = CATCHES.map((ms, index) => ({
    ...knock,
    at: ms / 1000,
    ring: 0.03,
    level: 0.05 + (index % 3) * 0.03 + index * 0.005,
  }));
  return [...catches, { ...knock, at: 0.135, level: 0.42, slab: 0.3 }];
}

/** A sound that would be heard more milliseconds late than this is dropped. */
const LATE = 250;

let context: AudioContext | undefined;
const rendered = new Map<string, AudioBuffer>();

/** Plays a sound, from the left (-1) to the right (1); `asked` is when it should have been heard. */
export function play(name: SoundName, pan: number, asked: number, piece?: string): Promise<void> {
  return onceReady(asked, (context) => {
    const buffer = bufferOf(context, name, piece);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(outOf(context, pan));
    source.start();
  });
}

/** Plays the chime of a piece. */
export function chime(piece: string, edition: Edition, pan: number, asked: number): Promise<void> {
  return onceReady(asked, (context) => schedule(context, notesOf(piece, edition), pan));
}

/** Does something with a context that runs, unless it is too late or cannot be done here. */
async function onceReady(asked: number, act: (context: AudioContext) => void): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") await context.resume();
    if (performance.now() - asked < LATE) act(context);
  } catch {
    // A browser that cannot make sounds stays silent.
  }
}

function bufferOf(context: BaseAudioContext, name: SoundName, piece = ""): AudioBuffer {
  const key = name + piece;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const samples = render(strikesOf(name, piece || undefined), context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  rendered.set(key, buffer);
  return buffer;
}

function outOf(context: BaseAudioContext, pan: number): AudioNode {
  const out = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, pan)) });
  out.connect(context.destination);
  return out;
}

/** Schedules the notes of a chime. */
function schedule(context: BaseAudioContext, notes: readonly Note[], pan: number): void {
  const out = outOf(context, pan);
  for (const note of notes) {
    const start = context.currentTime + note.at;
    const end = start + note.length;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.level, start + note.attack);
    gain.gain.exponentialRampToValueAtTime(0.0005, end);
    const source = new OscillatorNode(context, { type: note.wave, frequency: note.pitch });
    source.connect(gain).connect(out);
    source.start(start);
    source.stop(end + 0.02);
  }
}
