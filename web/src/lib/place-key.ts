/** Where the router keeps how far each entry of the history was scrolled. */
export const SCROLL_STORE = 'cellaret.scroll';

const FIRST = 'first ';

/** Names the place of a history entry. The entry a document began with has no key of its own. */
export const placeKey = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? FIRST + pathname : key;

/** True if an address or a link opened this document, and neither a reload nor Back. */
const isFreshlyOpened = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * The places kept in the tab under a name; empty where none can be read. A document that was freshly opened
 * starts at its top: what is kept of the entries other documents began with is left out.
 */
export function storedPlaces(store: string): Record<string, number> {
  try {
    const places = Object.entries(
      JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, number>,
    );
    return Object.fromEntries(places.filter(([key]) => !(isFreshlyOpened() && key.startsWith(FIRST))));
  } catch {
    return {};
  }
}

/** Keeps places in the tab; where its storage is full or forbidden a list starts at its top. */
export function storePlaces(store: string, places: Record<string, number>): void {
  try {
    sessionStorage.setItem(store, JSON.stringify(places));
  } catch {
    return;
  }
}

// Before the router reads them.
storePlaces(SCROLL_STORE, storedPlaces(SCROLL_STORE));
