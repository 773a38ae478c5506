/** Cues of the game: what is heard and felt besides the words, as far as the settings allow. */

import { settings } from "../settings.svelte";
import type { Edition } from "../words/language";
import type { SoundName } from "./sounds";

/** Milliseconds of vibration and rest in turn. */
const VIBRATIONS: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  turn: [30],
  edge: [12],
  call: [40, 40, 40],
  wrong: [90],
  win: [40, 30, 40, 30, 90],
  low: [20],
};

/** Loads what makes the sounds. */
export const loadSounds = (): Promise<typeof import("./sounds")> => import("./sounds");

/** Gives a cue, heard from the left (-1) to the right (1); a piece that is put down has its own. */
export function cue(name: SoundName, pan = 0, piece?: string): void {
  hear((sounds, asked) => sounds.play(name, pan, asked, piece));
  const pattern = VIBRATIONS[name];
  if (pattern === undefined || !settings.vibration) return;
  if (hasActed()) navigator.vibrate?.([...pattern]);
}

/** Lets a piece be heard, where it is wanted. */
export function cuePiece(piece: string, edition: Edition, pan = 0): void {
  if (settings.chimes) chime(piece, edition, pan);
}

/** Lets a piece be heard. */
export function chime(piece: string, edition: Edition, pan = 0): void {
  hear((sounds, asked) => sounds.chime(piece, edition, pan, asked));
}

/** Makes a sound, unless all are off; browsers allow none before the first gesture. */
function hear(
  make: (sounds: Awaited<ReturnType<typeof loadSounds>>, asked: number) => unknown,
): void {
  if (!settings.sounds || !hasActed()) return;
  const asked = performance.now();
  loadSounds().then(
    (sounds) => make(sounds, asked),
    () => undefined,
  );
}

function hasActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}
