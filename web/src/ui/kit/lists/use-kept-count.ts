import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeKey, storedPlaces, storePlaces } from '#lib/place-key.ts';

const STORE = 'cellaret.counts';

/**
 * How much of each list was shown; what an earlier document of this tab left is still good, as the history
 * is.
 */
const counts = new Map(Object.entries(storedPlaces(STORE)));

addEventListener('pagehide', () => storePlaces(STORE, Object.fromEntries(counts)));

/**
 * How much of a list is shown, `first` to begin with; as much as before for a reader who comes back by Back.
 */
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
