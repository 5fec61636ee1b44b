import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { z } from 'zod';
import { type GrowingList, useReaderGoes } from './use-kept-place.ts';

/** As `useLeaveSaved` gives it to the list. */
const state = z.object({ saved: z.object({ name: z.string(), path: z.string() }) });

/** How many rows are asked for in search of one. */
const MOST_ROWS = 1000;

interface Row {
  name: string;
  path: string;
}

/**
 * The place of the row that a form has just saved; undefined for none. A list that was opened by a save is
 * asked for more until the row is there, unless the reader goes elsewhere.
 */
export function useSavedRow<T>(
  list: GrowingList<T> | null,
  rowOf: (row: T) => Row,
  show: (row: number) => void,
): number | undefined {
  const arrived = useNavigationType() === NavigationType.Push;
  const { data } = state.safeParse(useLocation().state);
  const saved = arrived ? data?.saved : undefined;
  const [gone, setGone] = useState(false);
  useReaderGoes(() => setGone(true));
  const rows = list?.rows ?? [];
  // A renamed one stands under its old name until its card is rebuilt.
  const isSaved = ({ name, path }: Row): boolean => name === saved?.name && path === saved.path;
  const at = rows.findIndex((row) => isSaved(rowOf(row)));
  const end = rows.at(-1);
  const isBehind = saved !== undefined && end !== undefined && rowOf(end).name < saved.name;
  const asks = !gone && at < 0 && isBehind && list?.hasMore === true && rows.length < MOST_ROWS;
  useEffect(() => {
    if (asks) show(rows.length - 1);
  }, [asks, rows.length, show]);
  return at < 0 ? undefined : at;
}
