/** The language that is spoken now, with the texts that are loaded. */

import type { FluentBundle } from "@fluent/bundle";
import { settings } from "../settings.svelte";
import type { Edition, Language } from "./language";
import { addSource, newBundle, Texts } from "./texts";

const SOURCES = import.meta.glob<string>(
  "$locales/*/{game,page,start,games,invite,help,rules,lesson,analysis,review,commands}.ftl",
  { query: "?raw", import: "default" },
);

/** What can be said before anything else is loaded. */
const FIRST_WORDS = import.meta.glob<string>("$locales/*/first.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files of a language that a part of the page needs. */
export type Part =
  | "game"
  | "page"
  | "start"
  | "games"
  | "invite"
  | "help"
  | "rules"
  | "lesson"
  | "analysis"
  | "review"
  | "commands";

/** What every screen needs. */
const FIRST: readonly Part[] = ["game", "page"];

/** What is in use, and what of it can be said already. */
let parts: readonly Part[] = FIRST;
let loaded: readonly Part[] = [];
let language = $state.raw<Language>(settings.language);
let bundle = $state.raw(bundleOf(settings.language));
/** The language that was asked for last; another that is loaded more slowly comes too late. */
let chosen: Language = settings.language;
document.documentElement.lang = settings.language;

/** Speaks a language from now on, with all parts that are in use. */
export async function speak(wanted: Language): Promise<void> {
  chosen = wanted;
  try {
    await load(wanted);
  } catch (error) {
    if (chosen === wanted) chosen = language;
    throw error;
  }
}

/** Loads further parts of the language. */
export async function need(...more: readonly Part[]): Promise<void> {
  const missing = more.filter((part) => !loaded.includes(part));
  if (missing.length === 0) return;
  parts = [...parts.filter((part) => !missing.includes(part)), ...missing];
  try {
    await load(chosen);
  } catch (error) {
    parts = parts.filter((part) => !missing.includes(part) || loaded.includes(part));
    throw error;
  }
}

/** Whether texts could be loaded. */
export async function isLoaded(loading: Promise<void>): Promise<boolean> {
  return loading.then(
    () => true,
    () => false,
  );
}

async function load(wanted: Language): Promise<void> {
  const fresh = bundleOf(wanted);
  const loading = parts;
  for (const source of await Promise.all(loading.map((part) => sourceOf(wanted, part)))) {
    addSource(fresh, source);
  }
  if (wanted !== chosen || loading !== parts) return load(chosen);
  bundle = fresh;
  loaded = loading;
  language = wanted;
  document.documentElement.lang = wanted;
}

/** The texts in the words of an edition. Read it where it is shown: it changes with the settings. */
export function texts(edition: Edition = "classic"): Texts {
  return new Texts(language, bundle, edition, settings);
}

/** The texts of a language, with what can be said at once. */
function bundleOf(wanted: Language): FluentBundle {
  const bundle = newBundle(wanted);
  const source = fileOf(FIRST_WORDS, wanted, "first");
  if (source !== undefined) addSource(bundle, source);
  return bundle;
}

async function sourceOf(wanted: Language, part: Part): Promise<string> {
  const load = fileOf(SOURCES, wanted, part);
  if (load === undefined) throw new Error(`There is no ${part} in ${wanted}`);
  return load();
}

function fileOf<File>(
  files: Readonly<Record<string, File>>,
  wanted: Language,
  part: string,
): File | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${wanted}/${part}.ftl`))?.[1];
}
