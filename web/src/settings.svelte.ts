/** What a person has chosen on this device; kept in the browser. */

import { MediaQuery } from "svelte/reactivity";
import { keysOf, USUAL_KEYS, type Keys } from "./keys";
import { read, valid, write } from "./storage";
import {
  LANGUAGES,
  languageOf,
  VERBOSITIES,
  type Language,
  type Verbosity,
} from "./words/language";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const KEY = "fourfold.settings";

interface Settings {
  language: Language;
  theme: Theme;
  sounds: boolean;
  verbosity: Verbosity;
  phonetic: boolean;
  /** Whether each piece has its sound when it is met. */
  chimes: boolean;
  /** Whether the page speaks with a voice of its own. */
  voice: boolean;
  vibration: boolean;
  /** Whether the browser tells when it is one's turn. */
  notices: boolean;
  /** Whether what the other player says is heard and seen. */
  phrases: boolean;
  /** Whether the field for typed commands is always open at a table. */
  commands: boolean;
  /** Whether pieces are chosen by four switches besides the grid. */
  switches: boolean;
  /** Whether board and reserve are plain buttons; unless chosen, the pointer decides. */
  buttons?: boolean;
  areKeysOn: boolean;
  keys: Keys;
  /** Whether what only adorns a screen may move. */
  moves: boolean;
  /** The name by which one plays; a plain one if empty. */
  name: string;
}

const USUAL: Settings = {
  language: "en",
  theme: "system",
  sounds: true,
  verbosity: "normal",
  phonetic: false,
  chimes: false,
  voice: false,
  vibration: true,
  notices: false,
  phrases: true,
  commands: false,
  switches: false,
  areKeysOn: true,
  keys: USUAL_KEYS,
  moves: true,
  name: "",
};

/** The values of what is not free. */
const ALLOWED: Readonly<Partial<Record<keyof Settings, readonly unknown[]>>> = {
  language: LANGUAGES,
  theme: THEMES,
  verbosity: VERBOSITIES,
};

export const settings: Settings = $state(settingsOf(read(KEY)));

const coarse = new MediaQuery("(pointer: coarse)");

/** Whether board and reserve are plain buttons, as they are where fingers point. */
export function areButtons(): boolean {
  return settings.buttons ?? coarse.current;
}

/** Changes some settings, and keeps them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep();
}

/** Keeps the settings as they are now, and follows the theme. */
export function keep(): void {
  document.documentElement.dataset.theme = settings.theme;
  write(KEY, JSON.stringify(settings));
}

/** Reads what was kept. What cannot be understood is as usual. */
export function settingsOf(kept: string | null): Settings {
  const known = {
    ...USUAL,
    language: languageOf(navigator.languages),
    ...valid(kept, { ...USUAL, buttons: false }, ALLOWED),
  };
  return { ...known, keys: keysOf(known.keys) };
}
