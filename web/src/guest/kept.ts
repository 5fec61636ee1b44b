/** The language, under the app's key: who chose one there reads it here too. */
export const KEPT_LANGUAGE = 'cellaret.language';

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
export const keptOne = <T extends string>(key: string, values: readonly T[]): T | undefined =>
  values.find((value) => value === kept(key));

/** Remembers something on this phone; where a browser keeps nothing, for this visit only. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows of some browsers keep nothing.
  }
}
