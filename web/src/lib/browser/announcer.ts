import { createStore } from './store.ts';

/** The next announcement for screen readers; the counter makes the same text twice two announcements. */
export const announcement = createStore<{ text: string; count: number }>({ text: '', count: 0 });

/** Says something through the page's polite live region. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 });
}
