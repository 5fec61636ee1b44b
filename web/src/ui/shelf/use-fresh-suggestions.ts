import { useEffect, useRef } from 'react';
import type { Loaded } from '#lib/hooks/use-loaded.ts';

/**
 * Asks for other suggestions once all that were given stand on the shelf, and the server knows of it. Returns
 * what asks for them before that, where some do: for a moment at which the list may change without anybody
 * reaching for it.
 */
export function useFreshSuggestions(
  suggestions: Loaded<readonly { id: number }[]>,
  added: ReadonlySet<number>,
  pending: boolean,
): () => void {
  const given = suggestions.state === 'ready' ? suggestions.value : [];
  const retry = suggestions.state === 'ready' ? suggestions.retry : null;
  const taken = given.filter(({ id }) => added.has(id)).length;
  const isUsedUp = given.length > 0 && taken === given.length;
  const asked = useRef('');
  const key = given.map(({ id }) => id).join();
  useEffect(() => {
    if (!isUsedUp || pending || retry === null || asked.current === key) return;
    asked.current = key;
    retry();
  }, [isUsedUp, pending, retry, key]);
  return () => {
    if (taken > 0) retry?.();
  };
}
