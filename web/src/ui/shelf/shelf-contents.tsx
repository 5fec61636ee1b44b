import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { wordsBegun } from '#lib/text/names.ts';
import { useKeptText } from '../kit/lists/use-kept-place.ts';
import { SearchField } from '../kit/search-field.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { ShelfList } from './shelf-list.tsx';
import type { ShelfParts } from './use-shelf-parts.ts';

/**
 * Keeps a keyboard's place in a list when an item goes: the menu of the item that takes its place gets the
 * focus, of the last one where the last item went, and `fallback` once the list is empty. Returns what is to
 * be called with the item that is being removed.
 */
function useFocusAfterRemoval(
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

interface ShelfContentsProps<I extends { id: number }, T> {
  shelf: ShelfParts<T>;
  items: readonly I[];
  /** The words by which a thing is found. */
  wordsOf: (item: I) => string;
  /** One item; `remove` is what its 'Remove' calls. */
  row: (item: I, remove: () => void) => ReactNode;
  /** The same standing on a shelf, where the window has room for one; rows if left out. */
  tile?: ((item: I, remove: () => void, group: string | undefined) => ReactNode) | undefined;
  /** Group of an item, if the shelf shows groups. Keep its identity while its answers stay the same. */
  groupOf?: ((item: I) => string) | undefined;
  onSeen: (items: readonly I[]) => void;
}

/** Contents of a shelf, and the box that filters them. */
export const ShelfContents = <I extends { id: number }, T>(props: ShelfContentsProps<I, T>) => (
  // Another shelf has other heights, and is looked through for other things.
  <Contents key={props.shelf.chosen.selected?.id} {...props} />
);

function Contents<I extends { id: number }, T>({
  shelf,
  items,
  wordsOf,
  tile,
  ...props
}: ShelfContentsProps<I, T>) {
  const { texts, isFinding } = shelf;
  const t = useText();
  const [typed, setTyped] = useKeptText();
  // The box takes every key at once; a list of hundreds follows when there is time.
  const query = useDeferredValue(typed.trim());
  const shown = useMemo(() => {
    if (query === '') return items;
    const isFound = wordsBegun(query);
    return items.filter((item) => isFound(wordsOf(item)));
  }, [items, query, wordsOf]);
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const willRemove = useFocusAfterRemoval(shown, list, typed === '' ? shelf.addButton : box);
  const remove = (id: number): void => {
    willRemove(id);
    shelf.filling.remove(id);
  };
  // After the menu that was asked has given the focus back.
  useEffect(() => {
    if (isFinding) box.current?.focus();
  }, [isFinding]);
  const clear = (): void => {
    setTyped('');
    box.current?.focus();
  };
  return (
    <>
      {(isFinding || typed !== '') && (
        <Box sx={{ maxWidth: 560, displayPrint: 'none' }}>
          <SearchField
            label={texts.find}
            placeholder={texts.find}
            value={typed}
            onChange={setTyped}
            clearLabel={t('bar-cabinet.search-clear')}
            inputRef={box}
          />
          <VisuallyHidden live="polite">
            {query === '' ? '' : t('bar-cabinet.results', { count: shown.length })}
          </VisuallyHidden>
        </Box>
      )}
      {shown.length === 0 ? (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('bar-cabinet.nothing-found', { query })}
          </Typography>
          <Button variant="outlined" onClick={clear}>
            {t('bar-cabinet.show-all')}
          </Button>
        </Box>
      ) : (
        <ShelfList
          ref={list}
          label={texts.list}
          items={shown}
          row={(item) => props.row(item, () => remove(item.id))}
          tile={tile && ((item, group) => tile(item, () => remove(item.id), group))}
          groupOf={props.groupOf}
          onSeen={props.onSeen}
        />
      )}
    </>
  );
}
