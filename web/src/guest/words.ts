import { LANGUAGES, type Language } from '@cellaret/drawings/menu/words.ts';
import { keptLanguage } from './kept.ts';

export type { Say } from '@cellaret/drawings/menu/words.ts';

/** The chosen language, else the first known one of the browser's, else English. */
export const firstLanguage = (): Language =>
  keptLanguage() ??
  navigator.languages.flatMap((tag) => LANGUAGES.filter((one) => tag.startsWith(one)))[0] ??
  'en';
