import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';
import { documentName } from '../rules/support/rest.ts';
import { encodedFields } from '../rules/support/values.ts';
import { largeDocuments, type LargeSize } from './large-catalogue.ts';

const question = z.object({
  structuredQuery: z.object({
    from: z.tuple([z.object({ collectionId: z.string() })]),
    limit: z.union([z.number(), z.object({ value: z.number() })]),
    where: z.unknown(),
  }),
});

const comparison = z.object({
  fieldFilter: z.object({
    field: z.object({ fieldPath: z.string() }),
    op: z.literal('GREATER_THAN'),
    value: z.object({ stringValue: z.string().optional(), referenceValue: z.string().optional() }),
  }),
});

/** What fields are to be greater than, anywhere in the condition of a query (web/src/data/firestore/small-client.ts). */
function boundsOf(condition: unknown, bounds = new Map<string, string>()): Map<string, string> {
  const { data } = comparison.safeParse(condition);
  if (data) {
    const { field, value } = data.fieldFilter;
    bounds.set(field.fieldPath, value.stringValue ?? value.referenceValue ?? '');
  } else if (condition !== null && typeof condition === 'object')
    for (const part of Object.values(condition)) boundsOf(part, bounds);
  return bounds;
}

/** A collection in the order of a name field. */
export interface SortedCollection {
  readonly path: string;
  readonly name: string;
}

interface Row {
  readonly name: Buffer;
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** Firestore's order: names by their bytes, equal ones by the document's path. */
const compare = (a: Pick<Row, 'name' | 'path'>, b: Pick<Row, 'name' | 'path'>): number =>
  Buffer.compare(a.name, b.name) || (a.path < b.path ? -1 : Number(a.path > b.path));

function sortedRows({ path, name }: SortedCollection, size: LargeSize): Row[] {
  const rows: Row[] = [];
  for (const document of largeDocuments(size, () => undefined)) {
    if (!document.path.startsWith(`${path}/`)) continue;
    const data: Record<string, unknown> = { ...document.data };
    rows.push({ name: Buffer.from(String(data[name])), path: documentName(document.path), data });
  }
  return rows.sort(compare);
}

/** The place of the first row behind a cursor. */
function placeBehind(rows: readonly Row[], cursor: Pick<Row, 'name' | 'path'>): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(rows[middle] as Row, cursor) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function answerOf({ path, data }: Row): object {
  const moment = new Date(0).toISOString();
  const document = { name: path, fields: encodedFields(data), createTime: moment, updateTime: moment };
  return { document, readTime: moment };
}

/**
 * Answers the browser's questions for one page of a collection from a sorted copy of what the suite was filled with. Firestore has an
 * index for them; the local suite sorts the whole collection for each, most of a second at 100,000 documents, and filling a list
 * would measure that. What the browser listens to comes from the suite.
 */
export async function answerPagesSorted(
  context: BrowserContext,
  collection: SortedCollection,
  size: LargeSize,
): Promise<void> {
  const rows = sortedRows(collection, size);
  await context.route(/\/documents:runQuery/, async (route) => {
    const { from, limit, where } = question.parse(route.request().postDataJSON()).structuredQuery;
    if (from[0].collectionId !== collection.path) return route.fallback();
    const bounds = boundsOf(where);
    const first = placeBehind(rows, {
      name: Buffer.from(bounds.get(collection.name) ?? ''),
      path: bounds.get('__name__') ?? '',
    });
    const page = rows.slice(first, first + (typeof limit === 'number' ? limit : limit.value));
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify(page.map(answerOf)),
    });
  });
}
