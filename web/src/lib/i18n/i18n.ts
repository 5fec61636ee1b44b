import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { messages as english } from '../../locales/en/common.json?lingui';
import { fetchMessages, LOCALES, type Area, type Locale, type MessageId } from './areas.ts';

const STORAGE_KEY = 'cellaret.language';
const loaded = new Set<Area>(['common']);

/** Values for the placeholders of a message. */
export type MessageValues = Record<string, string | number>;

/** Translates; the ids are checked by the compiler. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** The translating function of the current language. */
export function useText(): Translate {
  const { i18n: current } = useLingui();
  return (id, values) => current._(id, values);
}

/** Translates outside of React, what is there: `loadTexts` fetches it. */
export const text: Translate = (id, values) => i18n._(id, values);

/** The language, followed. */
export const useLocale = (): Locale => useLingui().i18n.locale as Locale;

/** The language texts are shown in. */
export const currentLocale = (): Locale => i18n.locale as Locale;

/** The language to start with: the chosen one, else the first known one of the browser's, else English. */
function preferredLocale(): Locale {
  const wanted = [localStorage.getItem(STORAGE_KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.flatMap((tag) => LOCALES.filter((locale) => locale === tag))[0] ?? 'en';
}

async function activate(locale: Locale): Promise<void> {
  for (const area of loaded)
    i18n.load(locale, locale === 'en' && area === 'common' ? english : await fetchMessages(locale, area));
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** Makes texts available before the first screen. */
export const startTexts = (): Promise<void> => activate(preferredLocale());

/** Changes the language and remembers it in this browser. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await activate(locale);
  localStorage.setItem(STORAGE_KEY, locale);
}

/** Fetches the texts of a section of the product in the current language. */
export async function loadTexts(...areas: Area[]): Promise<void> {
  const missing = areas.filter((area) => !loaded.has(area));
  await Promise.all(
    missing.map(async (area) => {
      const locale = currentLocale();
      i18n.load(locale, await fetchMessages(locale, area));
      loaded.add(area);
    }),
  );
}
