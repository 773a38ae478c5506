/** The screens, each loaded with its texts when somebody goes there. */

import type { Component } from "svelte";
import type Game from "./screens/Table.svelte";
import type { overlays } from "./overlays.svelte";
import type { Route } from "./route";
import { need, type Part } from "./words/words.svelte";

/** A screen; that of a table shows the one with this id. */
export type Screen = Component<{ id: string }>;

const SCREENS: Readonly<Record<Route["screen"], () => Promise<Screen>>> = {
  start: later(() => import("./screens/Start.svelte"), "start", "games"),
  games: later(() => import("./screens/Games.svelte"), "games"),
  table: later(() => import("./screens/Entrance.svelte")),
  rules: later(() => import("./screens/Rules.svelte"), "rules", "lesson"),
  analysis: later(() => import("./screens/Analysis.svelte"), "analysis"),
  nowhere: later(() => import("./screens/Nowhere.svelte")),
};

/** Loads a screen. */
export function load(screen: Route["screen"]): Promise<Screen> {
  return SCREENS[screen]();
}

/** A dialog over any screen. */
export type Dialog = Component<{ onclose: () => void }>;

const OVERLAYS: Readonly<Record<keyof typeof overlays, () => Promise<{ default: Dialog }>>> = {
  help: () => import("./parts/Help.svelte"),
  settings: () => import("./parts/Settings.svelte"),
};
export const DIALOGS = Object.keys(OVERLAYS) as (keyof typeof overlays)[];

/** Loads a dialog, with its texts. */
export async function loadDialog(name: keyof typeof overlays): Promise<Dialog> {
  const [dialog] = await Promise.all([OVERLAYS[name](), need("help", "games")]);
  return dialog.default;
}

/** Loads the game at a table; who is only invited does not need it yet. */
export async function loadGame(): Promise<typeof Game> {
  return (await import("./screens/Table.svelte")).default;
}

function later(
  fetch: () => Promise<{ default: unknown }>,
  ...parts: readonly Part[]
): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([fetch(), need(...parts)]);
    return screen.default as Screen;
  };
}
