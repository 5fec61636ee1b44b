/** Bottles that a visitor ticked and wants to keep: registering, and its mail, come between. */
const KEY = 'cellaret.kept-bar';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every(Number.isSafeInteger);

export const keepBar = (ids: readonly number[]): void => localStorage.setItem(KEY, JSON.stringify(ids));

/** The ids of the kept bottles; null where there are none, or nothing that could be them. */
export function keptBar(): readonly number[] | null {
  // Where pages are drawn ahead of their visitors nothing is kept.
  if (typeof document === 'undefined') return null;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isIds(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const dropKeptBar = (): void => localStorage.removeItem(KEY);
