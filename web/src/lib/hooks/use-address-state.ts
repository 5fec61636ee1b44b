import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** How the words behind the question mark of an address are read and written. */
interface AddressForm<T> {
  read: (params: URLSearchParams) => T;
  write: (state: T) => URLSearchParams;
}

interface AddressState<T> {
  state: T;
  given: T;
  ask: (next: T, options?: NavigateOptions) => void;
}

/**
 * State of a screen in its address, so that Back and shared links restore it. The router renders a new
 * address when it finds the time, and a field that waited for it would lose typed letters: so the state
 * changes at once, and the address follows. `given` is the last value from outside (first address, Back, a
 * link).
 */
export function useAddressState<T>({ read, write }: AddressForm<T>): AddressState<T> {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [given, setGiven] = useState(() => read(params));
  const [state, setState] = useState(given);
  const [seen, setSeen] = useState(address);
  /** Addresses written from here that have not arrived yet; one may be overtaken by the next. */
  const [onTheWay, setOnTheWay] = useState<string[]>([]);

  const takeOver = (from: URLSearchParams) => {
    const outside = read(from);
    setGiven(outside);
    setState(outside);
  };
  if (seen !== address) {
    setSeen(address);
    const arrived = onTheWay.indexOf(address);
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1));
    if (arrived < 0) takeOver(params);
  }

  // Back may lead to what was asked for here before that was drawn, or away from it to what still stands: it
  // counts all the same.
  const { pathname } = useLocation();
  const turnedBack = useEffectEvent(() => {
    if (onTheWay.length === 0 || location.pathname !== pathname) return;
    setOnTheWay([]);
    takeOver(new URLSearchParams(location.search));
  });
  useEffect(() => {
    addEventListener('popstate', turnedBack);
    return () => removeEventListener('popstate', turnedBack);
  }, []);

  const ask = (next: T, options?: NavigateOptions) => {
    const to = write(next);
    setState(next);
    setOnTheWay((before) =>
      (before.at(-1) ?? address) === to.toString() ? before : [...before, to.toString()],
    );
    setParams(to, { preventScrollReset: true, ...options });
  };
  return { state, given, ask };
}
