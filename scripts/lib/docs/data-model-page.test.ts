import { readFileSync } from 'node:fs';
import { COLLECTIONS, FUNCTION_COLLECTIONS, REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { MODERATION_COLLECTIONS } from '@cellaret/domain/moderation/moderation-paths';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { renderDataModel } from './data-model-page.ts';
import { STORED_DOCUMENTS } from './stored-documents.ts';

/** The names of the collections in a path of documents. */
const collectionsIn = (path: string): string[] =>
  path
    .replace('{place}', 'users/{uid}')
    .replace('{places}/', 'users/')
    .split('/')
    .filter((_, at) => at % 2 === 0);

const documented = new Set(
  Object.values(STORED_DOCUMENTS)
    .flat()
    .flatMap(({ path }) => collectionsIn(path)),
);

it('docs/data-model.md is up to date (else: npm run docs:data-model)', () => {
  expect(readFileSync(inRoot('docs', 'data-model.md'), 'utf8')).toBe(renderDataModel());
});

it('the data model has every collection of the rules and of the domain', () => {
  const rules = readFileSync(inRoot('firestore.rules'), 'utf8');
  const ruled = [...rules.matchAll(/match \/((?!databases)\S+) \{/g)].flatMap(([, path = '']) =>
    collectionsIn(path),
  );
  const named = [
    ...REFERENCE_COLLECTIONS,
    ...[COLLECTIONS, FUNCTION_COLLECTIONS, MODERATION_COLLECTIONS].flatMap((some) =>
      Object.values(some).filter((value) => typeof value === 'string'),
    ),
  ];
  expect(ruled.length).toBeGreaterThan(30);
  expect([...ruled, ...named].filter((name) => !documented.has(name))).toEqual([]);
});
