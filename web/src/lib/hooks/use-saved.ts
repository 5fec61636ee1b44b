import { useState } from 'react';
import { useOnline } from '../browser/online.ts';

/**
 * A value as the server knows it: while changes are on their way (`pending`), the one of before, null where
 * there is none. Without a network nothing is on its way, and the value is given as it is.
 */
export function useSaved<T>(value: T, pending: boolean): T | null {
  const online = useOnline();
  const isSettled = !pending || !online;
  const [last, setLast] = useState<T | null>(null);
  if (isSettled && last !== value) setLast(value);
  return isSettled ? value : last;
}
