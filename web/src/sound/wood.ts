/**
 * Wood that is struck, by modal synthesis: a few modes that die away, and the short noise of the contact.
 *
 * The modes of a bar are not harmonic. Wood takes the same share of each swing, so the higher a mode,
 * the sooner it is over. The longer two things touch, the fewer of the high modes are woken.
 */

export interface Strike {
  readonly at?: number;
  /** Of the lowest mode, in hertz. */
  readonly pitch: number;
  /** Seconds until the lowest mode is a thousandth of what it was. */
  readonly ring: number;
  /** What all modes together come to at most. */
  readonly level: number;
  /** Seconds that both touch. */
  readonly contact?: number;
  /** The modes, as multiples of the lowest. */
  readonly modes?: readonly number[];
  /** How much is heard of the slab below. */
  readonly slab?: number;
}

/** A free bar of even thickness: a rod, a stick, a round piece. */
export const BAR = [1, 2.756, 5.404, 8.933] as const;
/** A block, which bends in two ways and twists. */
export const BLOCK = [1, 1.47, 2.62, 3.84, 5.2] as const;
/** A bar that was carved to be in tune, as those of a marimba. */
export const TUNED = [1, 3.98, 9.2] as const;

const SLAB: Omit<Strike, "level"> = {
  pitch: 172,
  ring: 0.13,
  modes: [1, 1.62, 2.43],
  contact: 0.0015,
};
const CONTACT = 0.0004;
const NOISE = 0.3;
const THOUSANDTH = Math.log(1000);

/** The samples of strikes, one after the other or at once. */
export function render(strikes: readonly Strike[], rate: number): Float32Array<ArrayBuffer> {
  const all = strikes.flatMap((each) =>
    each.slab ? [each, { ...SLAB, at: each.at ?? 0, level: each.level * each.slab }] : [each],
  );
  const seconds = Math.max(...all.map(({ at = 0, ring }) => at + ring));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const each of all) strike(samples, each, rate);
  return samples;
}

function strike(samples: Float32Array, { at = 0, ...each }: Strike, rate: number): void {
  const { pitch, ring, level, contact = CONTACT, modes = BAR } = each;
  const start = Math.round(at * rate);
  const heard = modes.filter((mode) => mode * pitch < rate / 2.5);
  const woken = heard.map((mode) => Math.abs(wakes(mode * pitch, contact)));
  const whole = woken.reduce((sum, each) => sum + each, 0);
  heard.forEach((mode, index) => {
    const share = ((woken[index] ?? 0) / whole) * level;
    swing(samples, start, mode * pitch, ring / mode, share, rate);
  });
  rub(samples, start, contact, level * NOISE, rate);
}

/** How much of a frequency there is in a push that swells and fades within the contact. */
function wakes(frequency: number, contact: number): number {
  const turns = 2 * frequency * contact;
  return Math.abs(turns - 1) < 1e-3
    ? Math.PI / 4
    : Math.cos((Math.PI * turns) / 2) / (1 - turns ** 2);
}

/** Adds a mode: each sample follows from the two before it. */
function swing(
  samples: Float32Array,
  start: number,
  frequency: number,
  ring: number,
  level: number,
  rate: number,
): void {
  const fade = Math.exp(-THOUSANDTH / (ring * rate));
  const turn = (2 * Math.PI * frequency) / rate;
  const next = 2 * fade * Math.cos(turn);
  const end = Math.min(samples.length, start + Math.ceil(ring * rate));
  const last = fade * fade;
  let before = 0;
  let now = level * Math.sin(turn);
  for (let index = start; index < end; index++) {
    samples[index] = (samples[index] ?? 0) + now;
    const after = next * now - last * before;
    before = now;
    now = after;
  }
}

/** Adds the noise of the contact, the same each time. */
function rub(
  samples: Float32Array,
  start: number,
  contact: number,
  level: number,
  rate: number,
): void {
  const fade = Math.exp(-1 / (contact * rate));
  const end = Math.min(samples.length, start + Math.ceil(8 * contact * rate));
  let seed = 1;
  let left = level;
  for (let index = start; index < end; index++) {
    seed = (seed * 48271) % 2147483647;
    samples[index] = (samples[index] ?? 0) + left * (seed / 1073741824 - 1);
    left *= fade;
  }
}
