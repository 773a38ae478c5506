/** The languages that are spoken, and how much is said. */

export const LANGUAGES = ["en", "fr", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, for those who look for theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  es: "Español",
  de: "Deutsch",
};

export const VERBOSITIES = ["short", "normal", "full"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

export const EDITIONS = ["classic", "access"] as const;
export type Edition = (typeof EDITIONS)[number];

/** The first language of a list, as of a browser, that is spoken here; else English. */
export function languageOf(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  const spoken: readonly string[] = LANGUAGES;
  return (codes.find((code) => code !== undefined && spoken.includes(code)) ?? "en") as Language;
}
