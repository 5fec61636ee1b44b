import { readFileSync } from 'node:fs';
import { barCabinetDocument, barCabinetEntry } from '@cellaret/domain/bar-cabinet';
import { REFERENCE_COLLECTIONS } from '@cellaret/domain/collections';
import { ingredientDocument } from '@cellaret/domain/ingredient';
import { LIMITS } from '@cellaret/domain/limits';
import { menuDocument, menuEntry } from '@cellaret/domain/menu';
import { recipeDocument } from '@cellaret/domain/recipe';
import { REFERENCE_SCHEMAS } from '@cellaret/domain/reference';
import { UNIT_SYSTEMS, userDocument } from '@cellaret/domain/user';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inRoot } from '../../scripts/lib/paths.ts';
import { decimalPattern } from './support/decimal-pattern.ts';

const source = readFileSync(inRoot('firestore.rules'), 'utf8');

/** Everything that is said of one collection: its `match` block, found by its indentation. */
function blockOf(collection: string): string {
  const block = new RegExp(`^( *)match /${collection}/\\{\\w+\\} \\{\\n([^]*?)^\\1\\}`, 'm').exec(
    source,
  )?.[2];
  if (block === undefined) throw new Error(`no block for ${collection}`);
  return block;
}

/** The keys that documents (`data`) or entries (`entry`) of a collection may have. */
function keysOf(collection: string, what: 'data' | 'entry' = 'data'): string[] {
  const list = new RegExp(`${what}\\.keys\\(\\)\\.hasOnly\\(\\[([^\\]]*)\\]`).exec(blockOf(collection))?.[1];
  return [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, key]) => key ?? '');
}

/** What the rules have to say of a field for its bounds to be the schema's; null for one without bounds of its own. */
function conditionOf(field: string, schema: z.ZodType): string | null {
  const { type, ...bounds } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  if (type === 'string' && bounds.maxLength !== undefined)
    return `isText(data.${field}, ${bounds.minLength ?? 0}, ${bounds.maxLength})`;
  if (type === 'number' && bounds.minimum === 0) return `isNumber(data.${field}, ${bounds.maximum})`;
  return null;
}

const conditionsOf = (shape: z.ZodRawShape): string[] =>
  Object.entries(shape).flatMap(([field, schema]) => conditionOf(field, schema as z.ZodType) ?? []);

const documents = {
  ...REFERENCE_SCHEMAS,
  ingredients: ingredientDocument,
  recipes: recipeDocument,
  users: userDocument,
  bar_cabinets: barCabinetDocument,
  menus: menuDocument,
};

describe.each(Object.entries(documents))('%s', (collection, { shape }) => {
  test('has the fields of the schema', () => {
    expect(keysOf(collection).sort()).toEqual(Object.keys(shape).sort());
  });

  test('has the bounds of the schema', () => {
    // The names of reference documents are texts and something more.
    const block = blockOf(collection).replace(
      /isReferenceName\((data\.\w+)\)/g,
      `isText($1, ${LIMITS.name.min}, ${LIMITS.name.max})`,
    );
    expect(conditionsOf(shape).filter((condition) => !block.includes(condition))).toEqual([]);
  });
});

test('entries of cabinets and menus have the fields of their schemas', () => {
  expect(keysOf('bar_cabinets', 'entry').sort()).toEqual(Object.keys(barCabinetEntry.shape).sort());
  expect(keysOf('menus', 'entry').sort()).toEqual(Object.keys(menuEntry.shape).sort());
});

test('every block of reference data says the same: its keys, its own id, its texts, and who may read and write', () => {
  for (const collection of REFERENCE_COLLECTIONS) {
    const { shape } = REFERENCE_SCHEMAS[collection];
    const block = blockOf(collection);
    const check = /function (\w+)\(data\)/.exec(block)?.[1];
    expect(block).toContain('&& isAt(data, documentId)\n');
    expect(block).toContain(
      `      allow get: if verified();
      allow list: if page(${LIMITS.listPage});
      allow create, update: if admin() && ${check}(request.resource.data);\n`,
    );
    const ids = Object.keys(shape).filter((field) => field.endsWith('_id'));
    expect(ids.filter((field) => !block.includes(`isId(data.${field})`))).toEqual([]);
  }
});

const numbers = {
  'an id': [`value is int && value >= ${LIMITS.id.min} && value <= ${LIMITS.id.max}`],
  'a column of ids': [`return '^(${decimalPattern(LIMITS.id)},)+$'`],
  'a column of quantities': [`return '^(${decimalPattern(LIMITS.quantity)},)+$'`],
  'a name a person gives': [`name.trim().size() <= ${LIMITS.name.max}`],
  'the name of a reference document': [
    `return isText(name, ${LIMITS.name.min}, ${LIMITS.name.max}) && isGivenName(name);`,
  ],
  'the items of a recipe': [`isColumn(data.item_ingredient_ids, ${LIMITS.recipeItems.max}, idColumn())`],
  'glasses and methods': [
    `isIdList(data.glassware_ids, ${LIMITS.glassware.max})`,
    `isIdList(data.serving_method_ids, ${LIMITS.servingMethods.max})`,
  ],
  attributes: [`isIdList(ids, ${LIMITS.attributes.max})`],
  'the entries of a cabinet or menu': [`request.resource.data.items.size() <= ${LIMITS.collectionItems.max}`],
  'systems of units': [`data.unit_system in [${UNIT_SYSTEMS.map((system) => `'${system}'`).join(', ')}]`],
};

test.each(Object.entries(numbers))('%s is bounded as in the domain', (_what, conditions) => {
  for (const condition of conditions) expect(source).toContain(condition);
});

test('columns may not be empty where the domain wants an item', () => {
  // The patterns ask for one element or more.
  const least = [LIMITS.recipeItems.min, LIMITS.glassware.min, LIMITS.servingMethods.min];
  expect(least).toEqual([1, 1, 1]);
});

test('no other bound stands in the rules', () => {
  const known = [
    ...Object.values(numbers).flat(),
    ...Object.values(documents).flatMap(({ shape }) => conditionsOf(shape)),
    `page(${LIMITS.listPage})`,
  ];
  const rest = known
    .reduce((text, condition) => text.replaceAll(condition, ''), source.replace(/^\s*\/\/.*$/gm, ''))
    .replace(/'[^']*'/g, '');
  const bounds = [...rest.matchAll(/.*(?:[<>]=?|, ) ?(\d[\d.]+).*/g)].map(([line]) => line.trim());
  expect(bounds).toEqual(['return name.size() <= 1000']);
});

test('pages of what grows are shorter than a whole reference collection', () => {
  const pages = new Set([...source.matchAll(/page\((\d+)\)/g)].map(([, most]) => Number(most)));
  expect([...pages].sort((a, b) => a - b)).toEqual([LIMITS.liveList, LIMITS.listPage]);
});
