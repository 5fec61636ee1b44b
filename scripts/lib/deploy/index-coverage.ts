/** A query, as far as its index goes. */
export interface IndexedQuery {
  use: string;
  collection: string;
  where?: readonly (readonly [field: string, operator: string, value: unknown])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
}

/** firestore.indexes.json. */
export interface IndexFile {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: string }[];
  }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[]; ttl?: boolean }[];
}

/** The collection group of a collection’s path. */
export const groupOf = (collection: string) => collection.slice(collection.lastIndexOf('/') + 1);

/** Fields that a query compares for equality (or membership), and the one it ranges over or sorts by. */
function needOf({ where = [], orderBy }: IndexedQuery) {
  const equal = where.filter(([, operator]) => ['==', 'in', 'array-contains'].includes(operator));
  const ranged = where.find(([, operator]) => /[<>]/.test(operator));
  const sort = orderBy ?? (ranged ? ([ranged[0], 'asc'] as const) : undefined);
  return { equal, sort: sort?.[0] === '__name__' ? undefined : sort };
}

/**
 * The index that a query lacks; null if none. Firestore indexes every field both ways unless an override
 * switches that off, and merges such indexes for equalities; equalities together with the order of another
 * field need an index of their own.
 */
function lacking(query: IndexedQuery, { indexes, fieldOverrides }: IndexFile): string | null {
  const group = groupOf(query.collection);
  const { equal, sort } = needOf(query);
  const isSwitchedOff = (field: string) =>
    fieldOverrides.some(
      (one) => one.collectionGroup === group && one.fieldPath === field && one.indexes.length === 0,
    );
  const others = equal.filter(([field]) => field !== sort?.[0]);
  if (!sort || others.length === 0) {
    const off = [...equal.map(([field]) => field), ...(sort ? [sort[0]] : [])].find(isSwitchedOff);
    return off === undefined ? null : `an index on ${group}.${off}, which an override switches off`;
  }
  const order = sort[1] === 'asc' ? 'ASCENDING' : 'DESCENDING';
  const covered = indexes.some(({ collectionGroup, queryScope, fields }) => {
    const last = fields.at(-1);
    return (
      collectionGroup === group &&
      queryScope === 'COLLECTION' &&
      fields.length === others.length + 1 &&
      last?.fieldPath === sort[0] &&
      last.order === order &&
      others.every(([name, operator]) =>
        fields.some(
          (field) =>
            field.fieldPath === name &&
            (operator === 'array-contains' ? field.arrayConfig === 'CONTAINS' : field.order !== undefined),
        ),
      )
    );
  });
  return covered
    ? null
    : `an index on ${group} (${[...others.map(([field]) => field), sort.join(' ')].join(', ')})`;
}

/** The indexes that queries need and the index file lacks, one line each. */
export const missingIndexes = (queries: readonly IndexedQuery[], file: IndexFile): string[] =>
  queries.flatMap((query) => {
    const need = lacking(query, file);
    return need === null ? [] : [`${query.use}: ${need}`];
  });
