import { LIMITS } from '@cellaret/domain/core/limits';
import type { DocumentData } from 'firebase/firestore';
import type { Query } from './client.ts';

/** The id of a document, as a field to order by. */
export const ID = '__name__';

/** Where a page of a list ends: the name and, among equal names, the id. */
export type Cursor = readonly [name: string, id: string];

/** A list in the order of a name, and of ids among equal names. */
export interface ListByName extends Pick<Query, 'path' | 'equal'> {
  /** The field with the name. */
  name: string;
}

/** The cursor behind a document of a list. */
export const cursorOf = ({ name }: ListByName, data: DocumentData): Cursor => [
  String(data[name]),
  String(data['id']),
];

/** One page of a list: the first one, or what stands behind a cursor. */
export const pageQuery = ({ path, name, equal }: ListByName, after: Cursor | undefined, limit: number) =>
  ({ path, equal, orderBy: [[name], [ID]], after, limit }) satisfies Query;

/** Rows shown in front of a list that is on its way: about as many as a window has. */
const FIRST_ROWS = 12;

/** The query for them. */
export const firstRowsQuery = (list: ListByName) => pageQuery(list, undefined, FIRST_ROWS);

/** Documents of a collection by their ids, `size` at once: in as many queries as it takes. */
export function queriesForIds(path: string, ids: readonly string[], size: number = LIMITS.idsPerQuery) {
  return Array.from(
    { length: Math.ceil(ids.length / size) },
    (_, index) => ({ path, ids: ids.slice(index * size, (index + 1) * size), limit: size }) satisfies Query,
  );
}
