import { useState } from 'react';

/** A value as it was when it was settled last; null where it never was. */
export function useSettled<T>(value: T, isSettled: boolean): T | null {
  const [last, setLast] = useState<T | null>(null);
  if (isSettled && last !== value) setLast(value);
  return isSettled ? value : last;
}
