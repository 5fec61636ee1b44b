import type { DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { LANGUAGES, SYSTEMS } from '@cellaret/drawings/menu/words.ts';

/** The language, under the app's key: who chose one there reads it here too. */
const LANGUAGE = 'cellaret.language';

const UNITS = 'cellaret.guest.units';

/** The guest's name: without one nobody ordered from this phone. */
export const KEPT_NAME = 'cellaret.guest.name';

/** A text that was remembered on this phone; empty if there is none. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The remembered value, if it is one of these. */
const keptOne = <T extends string>(key: string, values: readonly T[]): T | undefined =>
  values.find((value) => value === kept(key));

/** Remembers something on this phone; where a browser keeps nothing, for this visit only. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows of some browsers keep nothing.
  }
}

export type Choice = Pick<DrawnMenu, 'language' | 'system'>;

/** Language and units that this phone remembers, unless the address names others. */
export const keptChoice = ({ language, system }: Choice): Choice =>
  new URLSearchParams(location.search).has('lang')
    ? { language, system }
    : { language: keptOne(LANGUAGE, LANGUAGES) ?? language, system: keptOne(UNITS, SYSTEMS) ?? system };

export function keepChoice({ language, system }: Choice): void {
  keep(LANGUAGE, language);
  keep(UNITS, system);
}
