import type { DocumentData } from 'firebase/firestore';

/** A collection in the order of a name. Data and not a query, because two clients of Firestore make theirs from it. */
export interface ListByName {
  path: string;
  /** The field to order by. */
  name: string;
  /** What a document has to hold to be on the list. */
  equal?: Record<string, string | number | boolean>;
}

/** Where a page of a list ends: the name and, among equal names, the id. */
export type Cursor = readonly [name: string, id: string];

/** The cursor behind a document of the list. */
export const cursorOf = ({ name }: ListByName, data: DocumentData): Cursor => [
  String(data[name]),
  String(data['id']),
];
