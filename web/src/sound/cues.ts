/** Cues of the game: what is heard and felt besides the words, as far as the settings allow. */

import { settings } from "../settings.svelte";
import type { Edition } from "../words/language";
import { notesOf } from "./pieces";
import { playNotes, SOUNDS, type SoundName } from "./sounds";

/** Milliseconds of vibration and rest in turn. */
const VIBRATIONS: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  turn: [30],
  edge: [12],
  call: [40, 40, 40],
  wrong: [90],
  win: [40, 30, 40, 30, 90],
  low: [20],
};

/** Gives a cue, heard from the left (-1) to the right (1). */
export function cue(name: SoundName, pan = 0): void {
  void playNotes(SOUNDS[name], pan);
  const pattern = VIBRATIONS[name];
  if (pattern === undefined || !settings.vibration) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}

/** Lets a piece be heard, where it is wanted. */
export function cuePiece(piece: string, edition: Edition, pan = 0): void {
  if (settings.chimes) void playNotes(notesOf(piece, edition), pan);
}
