/** Short synthesised sounds. Nothing is loaded; nothing here throws; silence before the first gesture. */

/** One note: a wave gliding from one frequency to another, or a burst of filtered noise. */
export interface Note {
  readonly wave: OscillatorType | "noise";
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly level: number;
  readonly attack?: number;
}

const tone = (from: number, at: number, length: number, level = 0.2): Note => ({
  wave: "triangle",
  from,
  at,
  length,
  level,
  attack: 0.012,
});

export const SOUNDS = {
  place: [
    { wave: "noise", from: 1900, length: 0.05, level: 0.5 },
    { wave: "sine", from: 330, to: 190, length: 0.13, level: 0.4 },
    { wave: "triangle", from: 820, to: 610, length: 0.06, level: 0.14 },
  ],
  give: [
    { wave: "noise", from: 900, to: 2600, length: 0.13, level: 0.34, attack: 0.06 },
    { wave: "sine", from: 620, to: 560, at: 0.11, length: 0.08, level: 0.22 },
  ],
  turn: [tone(523, 0, 0.24), tone(659, 0.13, 0.34)],
  call: [tone(587, 0, 0.14, 0.2), tone(740, 0.08, 0.16, 0.2), tone(1175, 0.16, 0.38, 0.2)],
  wrong: [tone(233, 0, 0.2, 0.26), tone(208, 0.14, 0.34, 0.26)],
  win: [
    tone(523, 0, 0.4),
    tone(659, 0.1, 0.45),
    tone(784, 0.2, 0.5),
    tone(1047, 0.32, 0.85, 0.18),
    { wave: "sine", from: 1568, at: 0.36, length: 0.8, level: 0.05, attack: 0.04 },
  ],
  lose: [tone(440, 0, 0.24), tone(370, 0.14, 0.26), tone(294, 0.28, 0.31)],
  draw: [tone(440, 0, 0.3), tone(440, 0.2, 0.36), tone(554, 0.2, 0.36, 0.08)],
  low: [{ wave: "sine", from: 1320, to: 1180, length: 0.07, level: 0.22 }],
  edge: [
    { wave: "sine", from: 150, to: 95, length: 0.14, level: 0.5 },
    { wave: "noise", from: 260, length: 0.06, level: 0.4 },
  ],
  message: [tone(784, 0, 0.14, 0.14), tone(988, 0.09, 0.24, 0.14)],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof SOUNDS;

let noise: AudioBuffer | undefined;

/** A quarter of a second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48271) % 2147483647;
    samples[i] = (seed / 1073741824 - 1) * 0.9;
  }
  return noise;
}

/** Schedules notes in a context, to be heard from the left (-1) to the right (1). */
export function schedule(context: BaseAudioContext, notes: readonly Note[], pan = 0): void {
  const out = context.createStereoPanner();
  out.pan.value = Math.max(-1, Math.min(1, pan));
  out.connect(context.destination);
  for (const note of notes) {
    const start = context.currentTime + (note.at ?? 0);
    const end = start + note.length;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.level, start + (note.attack ?? 0.003));
    gain.gain.exponentialRampToValueAtTime(0.0005, end);
    gain.connect(out);
    let source: AudioScheduledSourceNode;
    let pitch: AudioParam;
    if (note.wave === "noise") {
      const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.8 });
      source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
      source.connect(filter).connect(gain);
      pitch = filter.frequency;
    } else {
      const oscillator = new OscillatorNode(context, { type: note.wave });
      source = oscillator;
      source.connect(gain);
      pitch = oscillator.frequency;
    }
    pitch.setValueAtTime(note.from, start);
    if (note.to) pitch.exponentialRampToValueAtTime(note.to, end);
    source.start(start);
    source.stop(end + 0.02);
  }
}

/** A sound that would be heard more milliseconds late than this is dropped. */
const LATE = 250;

let context: AudioContext | undefined;
let muted = false;

/** Silences every sound, or lets them be heard again. */
export function setMuted(value: boolean): void {
  muted = value;
}

/** Plays notes, once a gesture of the user has allowed it. */
export async function playNotes(notes: readonly Note[], pan = 0): Promise<void> {
  if (muted) return;
  try {
    if (!context) {
      if (!navigator.userActivation?.hasBeenActive) return;
      context = new AudioContext();
    }
    const ready = context;
    if (ready.state === "running") schedule(ready, notes, pan);
    else {
      const asked = performance.now();
      await ready.resume();
      if (performance.now() - asked < LATE) schedule(ready, notes, pan);
    }
  } catch {
    // A browser that cannot make sounds stays silent.
  }
}
