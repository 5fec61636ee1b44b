import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a keyboard's place in a list when an item goes: the menu of the item that takes its place gets the
 * focus, of the last one where the last item went, and `fallback` once the list is empty. Returns what is to
 * be called with the item that is being removed.
 */
export function useFocusAfterRemoval(
  items: readonly { id: number }[],
  list: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): (id: number) => void {
  const going = useRef<{ id: number; index: number } | null>(null);

  useEffect(() => {
    const gone = going.current;
    if (gone === null || items.some(({ id }) => id === gone.id)) return;
    going.current = null;
    const next = items[Math.min(gone.index, items.length - 1)];
    // After the row's menu has closed and its list has drawn the row that moved up.
    requestAnimationFrame(() => {
      const menu =
        next && list.current?.querySelector<HTMLElement>(`[data-id="${next.id}"] [aria-haspopup="menu"]`);
      (menu ?? fallback.current)?.focus();
    });
  }, [fallback, items, list]);

  // With its last item the list may go from the page, before it hears of it.
  useEffect(
    () => () => {
      if (going.current !== null) requestAnimationFrame(() => fallback.current?.focus());
    },
    [fallback],
  );

  return useCallback(
    (id: number) => {
      going.current = { id, index: items.findIndex((item) => item.id === id) };
    },
    [items],
  );
}
