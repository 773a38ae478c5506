/** The screens, each loaded with its texts when somebody goes there. */

import type { Component } from "svelte";
import type { Route } from "./route";
import { need, type Part } from "./words/words.svelte";

/** A screen; that of a table shows the one with this id. */
export type Screen = Component<{ id: string }>;

const SCREENS: Readonly<Record<Route["screen"], () => Promise<Screen>>> = {
  start: later(() => import("./screens/Start.svelte")),
  table: later(() => import("./screens/Table.svelte")),
  rules: later(() => import("./screens/Rules.svelte"), "rules", "lesson"),
  analysis: later(() => import("./screens/Analysis.svelte"), "analysis"),
  nowhere: later(() => import("./screens/Nowhere.svelte")),
};

/** Loads a screen. */
export function load(screen: Route["screen"]): Promise<Screen> {
  return SCREENS[screen]();
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
