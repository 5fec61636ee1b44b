import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Loaded } from '#lib/hooks/use-loaded.ts';
import type { ChosenShelf, Filling, ShelfTexts } from './shelf-types.ts';

/**
 * Asks for other suggestions once all that were given stand on the shelf, and the server knows of it. Returns
 * what asks for them before that, where some do: for a moment at which the list may change without anybody
 * reaching for it.
 */
function useFreshSuggestions(
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

interface ShownShelf<T> {
  texts: ShelfTexts;
  chosen: ChosenShelf;
  filling: Filling<T>;
}

/** A cabinet or menu as the parts of its page share it. */
export interface ShelfParts<T> extends ShownShelf<T> {
  /** Ids on the shelf. */
  present: ReadonlySet<number>;
  /** Asks for other suggestions where some were taken. */
  refresh: () => void;
  /** Where a keyboard goes on when the last thing was removed. */
  addButton: RefObject<HTMLButtonElement | null>;
  /** Somebody asked for the box that filters the shelf. */
  isFinding: boolean;
  find: () => void;
}

/** The same from what a page knows of it; `ids` are those on the shelf. */
export function useShelfParts<T>({
  ids,
  ...shown
}: ShownShelf<T> & { ids: readonly number[] }): ShelfParts<T> {
  const present = new Set(ids);
  const [isFinding, setFinding] = useState(false);
  return {
    ...shown,
    present,
    refresh: useFreshSuggestions(shown.filling.suggestions, present, shown.chosen.pending),
    addButton: useRef<HTMLButtonElement>(null),
    isFinding,
    find: () => setFinding(true),
  };
}
