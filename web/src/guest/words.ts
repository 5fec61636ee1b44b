import { guestWords as english, type GuestWord } from '../locales/guest-en.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Says something in the reader's language; `{name}` in it is filled in. */
export type Say = (word: GuestWord, values?: Readonly<Record<string, string | number>>) => string;

/** The same key as the app's: whoever chose a language there reads it here too. */
const KEPT = 'cellaret.language';

/** Where the name of whoever ordered is remembered: without one nobody ordered from this phone. */
export const GUEST_NAME = 'cellaret.guest.name';

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Remembers something on this phone; where a browser keeps nothing, for this visit only. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows of some browsers keep nothing.
  }
}

/** A text that was remembered on this phone; empty where there is none. */
export const keptText = (key: string): string => kept(key) ?? '';

/** The remembered value, if it is one of these. */
export const keptOne = <T extends string>(key: string, values: readonly T[]): T | null =>
  values.find((value) => value === kept(key)) ?? null;

/** The chosen language, else the first known one of the browser's, else English. */
export const firstLanguage = (): Language =>
  keptOne(KEPT, LANGUAGES) ??
  navigator.languages.flatMap((tag) => LANGUAGES.filter((one) => tag.startsWith(one)))[0] ??
  'en';

export const keepLanguage = (language: Language): void => keep(KEPT, language);

/** The words of a language. */
export async function wordsOf(language: Language): Promise<Say> {
  const words = language === 'de' ? (await import('../locales/guest-de.ts')).guestWords : english;
  document.documentElement.lang = language;
  return (word, values = {}) =>
    words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
