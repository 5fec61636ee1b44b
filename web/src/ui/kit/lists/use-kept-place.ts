import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeKey, storedPlaces, storePlaces } from '#lib/place-key.ts';

const STORE = 'cellaret.places';

/**
 * How far down each visited list was scrolled; what an earlier document of this tab left is still good, as
 * the history is.
 */
const places = new Map(Object.entries(storedPlaces(STORE)));

addEventListener('pagehide', () => storePlaces(STORE, Object.fromEntries(places)));

/** Signs that the reader goes somewhere on their own. */
const GOING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface GrowingList {
  rows: readonly unknown[];
  hasMore: boolean;
}

/**
 * Restores the place of a list that scrolls with the page when the reader comes back. A list that loads again
 * is asked for more (`show`, with the last row so far) until it is long enough.
 */
export function useKeptPlace(list: GrowingList | null, show: (row: number) => void): void {
  const key = placeKey(useLocation());
  const arrival = useNavigationType();
  const wanted = useRef(arrival === NavigationType.Pop ? places.get(key) : undefined);

  useLayoutEffect(() => {
    const top = wanted.current;
    if (top === undefined || list === null) return;
    const reachable = document.documentElement.scrollHeight - innerHeight;
    if (reachable < top && list.hasMore) {
      show(list.rows.length - 1);
      return;
    }
    wanted.current = undefined;
    scrollTo({ top, behavior: 'instant' });
  }, [list, show]);

  useEffect(() => {
    const letGo = () => {
      wanted.current = undefined;
    };
    for (const type of GOING) addEventListener(type, letGo, { passive: true });
    return () => {
      for (const type of GOING) removeEventListener(type, letGo);
    };
  }, []);

  // Ends before the next screen scrolls to its own place.
  useLayoutEffect(() => {
    const remember = () => {
      if (wanted.current === undefined) places.set(key, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
