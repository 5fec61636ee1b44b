import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeKey, storedPlaces, storePlaces } from '#lib/place-key.ts';

const COUNTS = 'cellaret.counts';

/** How much of each list was shown; what an earlier document of this tab left is still good. */
const counts = new Map(Object.entries(storedPlaces(COUNTS)));

addEventListener('pagehide', () => storePlaces(COUNTS, Object.fromEntries(counts)));

/** How much of a list is shown, `first` to begin with; after Back as much as before. */
export function useKeptCount(list: string, first: number): [count: number, show: (count: number) => void] {
  const key = `${placeKey(useLocation())} ${list}`;
  const arrival = useNavigationType();
  const [count, setCount] = useState(() =>
    arrival === NavigationType.Pop ? (counts.get(key) ?? first) : first,
  );
  return [
    count,
    (more) => {
      counts.set(key, more);
      setCount(more);
    },
  ];
}

/** Texts by place in the history, for the life of the document. */
const texts = new Map<string, string>();

/** Text of a filter box: empty at first, restored when the reader comes back by Back. */
export function useKeptText(): [text: string, type: (text: string) => void] {
  const key = placeKey(useLocation());
  const arrival = useNavigationType();
  const [text, setText] = useState(() => (arrival === NavigationType.Pop ? (texts.get(key) ?? '') : ''));
  return [
    text,
    (next) => {
      texts.set(key, next);
      setText(next);
    },
  ];
}

const PLACES = 'cellaret.places';

/** How far each visited list was scrolled; what an earlier document of this tab left is still good. */
const places = new Map(Object.entries(storedPlaces(PLACES)));

addEventListener('pagehide', () => storePlaces(PLACES, Object.fromEntries(places)));

/** Signs that the reader goes somewhere on their own. */
const GOING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

export interface GrowingList<T> {
  rows: readonly T[];
  hasMore: boolean;
}

/** Calls back once the reader goes somewhere on their own. */
export function useReaderGoes(letGo: () => void): void {
  const latest = useRef(letGo);
  useEffect(() => {
    latest.current = letGo;
  });
  useEffect(() => {
    const go = (): void => latest.current();
    for (const type of GOING) addEventListener(type, go, { passive: true });
    return () => {
      for (const type of GOING) removeEventListener(type, go);
    };
  }, []);
}

/**
 * Restores the place of a list that scrolls with the page when the reader comes back. A list that loads again
 * is asked for more (`show`, with the last row so far) until it is long enough.
 */
export function useKeptPlace(list: GrowingList<unknown> | null, show: (row: number) => void): void {
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

  useReaderGoes(() => {
    wanted.current = undefined;
  });

  // Ends before the next screen scrolls to its own place.
  useLayoutEffect(() => {
    const remember = () => {
      if (wanted.current === undefined) places.set(key, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
