/** The language that is spoken now, with the texts that are loaded. */

import { settings } from "../settings.svelte";
import type { Edition, Language } from "./language";
import { addSource, newBundle, Texts } from "./texts";

const SOURCES = import.meta.glob<string>(
  "$locales/*/{game,page,rules,lesson,analysis,review,commands}.ftl",
  { query: "?raw", import: "default" },
);

/** The files of a language that a part of the page needs. */
export type Part = "game" | "page" | "rules" | "lesson" | "analysis" | "review" | "commands";

/** What every screen needs. */
const FIRST: readonly Part[] = ["game", "page"];

let parts: readonly Part[] = FIRST;
let bundle = $state.raw(newBundle("en"));
let language = $state.raw<Language>("en");

/** Speaks a language from now on, with all parts that are in use. */
export async function speak(wanted: Language): Promise<void> {
  const fresh = newBundle(wanted);
  const loading = parts;
  for (const source of await Promise.all(loading.map((part) => sourceOf(wanted, part)))) {
    addSource(fresh, source);
  }
  bundle = fresh;
  language = wanted;
  document.documentElement.lang = wanted;
  if (loading !== parts) await speak(wanted);
}

/** Loads further parts of the language. */
export async function need(...more: readonly Part[]): Promise<void> {
  const missing = more.filter((part) => !parts.includes(part));
  if (missing.length === 0) return;
  parts = [...parts, ...missing];
  await speak(language);
}

/** The texts in the words of an edition. Read it where it is shown: it changes with the settings. */
export function texts(edition: Edition = "classic"): Texts {
  return new Texts(language, bundle, edition, settings);
}

async function sourceOf(wanted: Language, part: Part): Promise<string> {
  const load = Object.entries(SOURCES).find(([path]) =>
    path.endsWith(`/${wanted}/${part}.ftl`),
  )?.[1];
  if (load === undefined) throw new Error(`There is no ${part} in ${wanted}`);
  return load();
}
