import { readFileSync } from 'node:fs';
import { barCabinetDocument } from '@cellaret/domain/cabinets/bar-cabinet';
import { ingredientCard, recipeCard } from '@cellaret/domain/catalogue/card';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { menuDocument } from '@cellaret/domain/menus/menu';
import { marksDocument } from '@cellaret/domain/people/marks';
import { savedSearchesDocument } from '@cellaret/domain/people/saved-searches';
import { folderDocument } from '@cellaret/domain/pictures/folder';
import { recipeDocument } from '@cellaret/domain/recipes/recipe';
import { recipeView } from '@cellaret/domain/recipes/recipe-view';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FUNCTION_SHAPES, WEB_SHAPES } from '../../../tests/rules/query-shapes.ts';
import { inRoot } from '../paths.ts';
import { missingIndexes, type IndexedQuery, type IndexFile, groupOf } from './index-coverage.ts';

const file: IndexFile = {
  indexes: [
    {
      collectionGroup: 'cards',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'visible', order: 'ASCENDING' },
        { fieldPath: 'feed_key', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'versions', fieldPath: 'text', indexes: [] }],
};

const missing = (query: Omit<IndexedQuery, 'use'>) => missingIndexes([{ use: 'it', ...query }], file);

describe('an index file', () => {
  it('covers an equality with another field’s order by the very index', () => {
    const where = [['visible', '==', true]] as const;
    expect(missing({ collection: 'cards', where, orderBy: ['feed_key', 'desc'] })).toEqual([]);
  });

  it('does not cover the other direction, another collection or another field', () => {
    const where = [['visible', '==', true]] as const;
    expect(missing({ collection: 'cards', where, orderBy: ['feed_key', 'asc'] })).toHaveLength(1);
    expect(missing({ collection: 'recipes', where, orderBy: ['feed_key', 'desc'] })).toHaveLength(1);
    expect(missing({ collection: 'cards', where, orderBy: ['name', 'desc'] })).toHaveLength(1);
  });

  it('takes a range for the order it implies', () => {
    const where = [
      ['visible', '==', true],
      ['name', '>', 'a'],
    ] as const;
    expect(missing({ collection: 'cards', where })).toEqual(['it: an index on cards (visible, name asc)']);
  });

  it('needs nothing for single fields, equalities alone and the order of ids', () => {
    expect(missing({ collection: 'recipes', orderBy: ['name', 'asc'] })).toEqual([]);
    expect(missing({ collection: 'recipes', where: [['at', '<', 1]], orderBy: ['at', 'desc'] })).toEqual([]);
    const where = [
      ['kind', '==', 'recipe'],
      ['name', '==', 'Martini'],
    ] as const;
    expect(missing({ collection: 'recipes', where, orderBy: ['__name__', 'asc'] })).toEqual([]);
  });

  it('takes one of several values for an equality', () => {
    const orderBy = ['feed_key', 'desc'] as const;
    expect(missing({ collection: 'cards', where: [['visible', 'in', [true]]], orderBy })).toEqual([]);
    expect(missing({ collection: 'cards', where: [['kind', 'in', ['recipe']]], orderBy })).toHaveLength(1);
  });

  it('does not cover a field whose index is switched off, in subcollections either', () => {
    expect(missing({ collection: 'ingredients/1/versions', where: [['text', '==', '']] })).toEqual([
      'it: an index on versions.text, which an override switches off',
    ]);
  });
});

const { fieldOverrides } = JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8')) as IndexFile;

const SCHEMAS: [group: string, schema: z.ZodObject][] = [
  ['cards', ingredientCard],
  ['cards', recipeCard],
  ['recipe_views', recipeView],
  ['recipes', recipeDocument],
  ['ingredients', ingredientDocument],
  ['versions', ingredientDocument],
  ['folders', folderDocument],
  ['bar_cabinets', barCabinetDocument],
  ['menus', menuDocument],
  ['marks', marksDocument],
  ['searches', savedSearchesDocument],
];

/** True if Firestore would index every element: lists and maps, nested or not. */
function holdsMany(type: unknown): boolean {
  if (type instanceof z.ZodDefault || type instanceof z.ZodOptional || type instanceof z.ZodNullable)
    return holdsMany(type.unwrap());
  return type instanceof z.ZodArray || type instanceof z.ZodObject || type instanceof z.ZodRecord;
}

const isAskedFor = (group: string, field: string) =>
  [...WEB_SHAPES, ...FUNCTION_SHAPES].some(
    ({ collection, where }) => groupOf(collection) === group && where?.some(([name]) => name === field),
  );

const isExempt = (group: string, field: string) =>
  fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === group && fieldPath === field && indexes.length === 0,
  );

it.each(SCHEMAS)('%s pays for no index of a list or map that no query asks for', (group, { shape }) => {
  const paidFor = Object.entries(shape)
    .filter(([field, type]) => holdsMany(type) && !isExempt(group, field) && !isAskedFor(group, field))
    .map(([field]) => field);
  expect(paidFor).toEqual([]);
});
