import type { UnitSystem } from '@cellaret/domain/people/user';
import { guestWords as german } from './words-de.ts';
import { guestWords as english, type GuestWord } from './words-en.ts';

/** Languages of the pages outside of the app. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Systems of units, without the schemas that stand beside the domain's list. */
export const SYSTEMS: readonly UnitSystem[] = ['ml', 'cl', 'oz'];

/** Says something in the reader's language; `{name}` in it is filled in. */
export type Say = (word: GuestWord, values?: Readonly<Record<string, string | number>>) => string;

const WORDS = { en: english, de: german };

export const sayIn =
  (language: Language): Say =>
  (word, values = {}) =>
    WORDS[language][word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
