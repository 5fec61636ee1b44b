import { readFileSync } from 'node:fs';
import {
  barDocument,
  barMember,
  CURRENCY_PATTERN,
  inviteDocument,
  PALATE_PATTERN,
} from '@cellaret/domain/bars/bar';
import { barCabinetDocument, barCabinetEntry, DAY_PATTERN } from '@cellaret/domain/cabinets/bar-cabinet';
import { REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import { guest, order, publication } from '@cellaret/domain/guests/guests';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { menuDocument, menuEntry } from '@cellaret/domain/menus/menu';
import { BOTTLES_PATTERN, planDocument, SHARES_PATTERN } from '@cellaret/domain/parties/plan';
import { DEVICE_LANGUAGES, PUSH_ADDRESS_PATTERN } from '@cellaret/domain/people/devices';
import { logEntry, mark, marksDocument, noteDocument, ratingDocument } from '@cellaret/domain/people/marks';
import { savedSearch, savedSearchesDocument } from '@cellaret/domain/people/saved-searches';
import { UNIT_SYSTEMS, userDocument } from '@cellaret/domain/people/user';
import { recipeDocument } from '@cellaret/domain/recipes/recipe';
import { sharedRecipe } from '@cellaret/domain/recipes/sharing';
import { REFERENCE_SCHEMAS } from '@cellaret/domain/reference/reference';
import { shoppingEntry, shoppingListDocument, SOURCES_PATTERN } from '@cellaret/domain/shopping/shopping';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inRoot } from '../../scripts/lib/paths.ts';
import { decimalPattern } from './support/decimal-pattern.ts';

const source = readFileSync(inRoot('firestore.rules'), 'utf8');

/** The rules without comments, on one line. */
const flat = source.replace(/^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ');

/** The functions that several blocks share, by name. */
const shared = new Map(
  [...source.matchAll(/^ {4}function (\w+)\([^]*?^ {4}\}/gm)].map(
    ([body, name = '']) => [name, body] as const,
  ),
);

/** A text with the functions it calls, and those they call. */
function withCalled(text: string, seen = new Set<string>()): string {
  const called = [...text.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name);
  const more = called.flatMap((name) => {
    const body = shared.get(name);
    if (!body || seen.has(name)) return [];
    seen.add(name);
    return [withCalled(body, seen)];
  });
  return [text, ...more].join('\n');
}

/** Everything that is said of one collection: its `match` block, found by its indentation, and what that shares with others. */
function blockOf(collection: string): string {
  const block = new RegExp(
    `^( *)match /(?:[\\w{}]+/\\{\\w+\\}/)?${collection}/\\{\\w+\\} \\{\\n([^]*?)^\\1\\}`,
    'm',
  ).exec(source)?.[2];
  if (block === undefined) throw new Error(`no block for ${collection}`);
  const [, noun, least] = /isReference\(incoming\(\), documentId, '(\w+)', (\d)\)/.exec(block) ?? [];
  const text = withCalled(block);
  if (noun === undefined) return text;
  return text
    .replace(/(data\[)?noun \+ '(\w+)'\]?/g, (_all, read, rest) =>
      read ? `data.${noun}${rest}` : `'${noun}${rest}'`,
    )
    .replace(/\bleast, 255/, `${least}, 255`);
}

/** The keys that documents (`data`) or entries (`entry`) of a collection may have. */
function keysOf(collection: string, what: 'data' | 'entry' = 'data'): string[] {
  const list = new RegExp(`(?:${what}|incoming\\(\\))\\.keys\\(\\)\\.hasOnly\\(\\[([^\\]]*)\\]`).exec(
    blockOf(collection),
  )?.[1];
  return [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, key]) => key ?? '');
}

/**
 * The condition in the rules that gives a field the schema's bounds; null for one without bounds of its own.
 */
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
  bars: barDocument,
  invites: inviteDocument,
  bar_cabinets: barCabinetDocument,
  menus: menuDocument,
  shopping_lists: shoppingListDocument,
  plans: planDocument,
  marks: marksDocument,
  searches: savedSearchesDocument,
  notes: noteDocument,
  log: logEntry,
  ratings: ratingDocument,
  shared_recipes: sharedRecipe,
  publications: publication,
  guests: guest,
  orders: order,
};

describe.each(Object.entries(documents))('%s', (collection, { shape }) => {
  test('has the fields of the schema', () => {
    expect(keysOf(collection).sort()).toEqual(Object.keys(shape).sort());
  });

  test('has the bounds of the schema', () => {
    // Names are texts and something more.
    const block = blockOf(collection).replace(
      /isName\((data\.\w+)\)/g,
      `isText($1, ${LIMITS.name.min}, ${LIMITS.name.max})`,
    );
    expect(conditionsOf(shape).filter((condition) => !block.includes(condition))).toEqual([]);
  });
});

test('entries of cabinets, menus, shopping lists and marks have the fields of their schemas', () => {
  expect(keysOf('bar_cabinets', 'entry').sort()).toEqual(Object.keys(barCabinetEntry.shape).sort());
  expect(keysOf('menus', 'entry').sort()).toEqual(Object.keys(menuEntry.shape).sort());
  expect(keysOf('shopping_lists', 'entry').sort()).toEqual(Object.keys(shoppingEntry.shape).sort());
  const told = [...blockOf('bars').matchAll(/(?:keys\(\)\.hasOnly|saysOf\(me, )\(?\[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, key]) => key),
  );
  for (const field of Object.keys(barMember.shape)) expect(told).toContain(field);
  expect(keysOf('searches', 'entry').sort()).toEqual(Object.keys(savedSearch.shape).sort());
  expect(keysOf('marks', 'entry').sort()).toEqual(Object.keys(mark.shape).sort());
});

test('every block of reference data says the same: its keys, its own id, its texts, and who may read and write', () => {
  for (const collection of REFERENCE_COLLECTIONS) {
    const block = blockOf(collection);
    expect(block).toContain('&& isAt(data, documentId)\n');
    const ids = Object.keys(REFERENCE_SCHEMAS[collection].shape).filter((field) => field.endsWith('_id'));
    const isChecked = (field: string) =>
      block.includes(`isId(data.${field})`) || block.includes(`data.${field} is int`);
    expect(ids.filter((field) => !isChecked(field))).toEqual([]);
    expect(block).toMatch(
      new RegExp(
        `^ {6}allow get: if verified\\(\\);
 {6}allow list: if page\\(${LIMITS.listPage}\\);
 {6}allow create, update: if admin\\(\\) && (isUnit\\(incoming\\(\\)\\)|isReference\\(.*\\));$`,
        'm',
      ),
    );
  }
});

const numbers = {
  'an id': [`value is int && value >= ${LIMITS.id.min} && value <= ${LIMITS.id.max}`],
  'a column of ids': [`return '^(${decimalPattern(LIMITS.id)},)+$'`],
  'a column of quantities': [`return '^(${decimalPattern(LIMITS.quantity)},)+$'`],
  'a name a person gives': [`name.trim().size() <= ${LIMITS.name.max}`],
  'the name of a reference document': [
    `return isText(name, ${LIMITS.name.min}, ${LIMITS.name.max}) && isLegible(name);`,
  ],
  'the items of a recipe': [
    `return count <= ${LIMITS.recipeItems.max} && isColumn(data.item_ingredient_ids, idColumn())`,
  ],
  'glasses and methods': [
    ...[LIMITS.glassware, LIMITS.servingMethods].map(
      ({ min, max }) =>
        `return list.size() >= ${min} && isShortSet(list, ${max}) && areOptions(list, collection);`,
    ),
  ],
  'levels of ingredients': [`mine.depth < ${LIMITS.ingredientLevels} &&`],
  'what is written within an hour': [...new Set<number>(Object.values(LIMITS.hourly))].map((most) => {
    const kinds = Object.entries(LIMITS.hourly).flatMap(([kind, of]) => (of === most ? [`'${kind}'`] : []));
    return `(kind in [${kinds.join(', ')}] && count <= ${most})`;
  }),
  'the id that a count covers': ['isText(data.counted_for, 1, 22)'],
  'rules of a cabinet': [
    `return count <= ${LIMITS.houseRules.max} && isColumn(wanted.concat(taken), idColumn())`,
  ],
  'staples of a person': [`areIds(data.staple_ids, ${LIMITS.staples.max})`],
  'marks and saved searches': [
    `data.items.size() <= ${LIMITS.savedSearches.items} && isIdKey`,
    `isText(entry.address, ${LIMITS.savedSearches.address.min}, ${LIMITS.savedSearches.address.max})`,
    `data.items.size() <= ${LIMITS.marks.items}`,
    `list.size() <= ${LIMITS.marks.tags.max}`,
    `joined.toUtf8().size() <= ${LIMITS.marks.tagBytes}`,
    `{${LIMITS.marks.tag.min},${LIMITS.marks.tag.max}},)+$`,
    `isIntegerIn(value, ${LIMITS.marks.rating.min}, ${LIMITS.marks.rating.max})`,
  ],
  'a shopping list': [
    `return items.size() <= ${LIMITS.shoppingList.items}`,
    `isText(entry.sources, 0, ${LIMITS.shoppingList.sources.max})`,
    `entry.sources.matches('${SOURCES_PATTERN}')`,
    `isIntegerIn(entry.bottles, ${LIMITS.shoppingList.bottles.min}, ${LIMITS.shoppingList.bottles.max})`,
    `isIntegerIn(entry.bottle_ml, ${LIMITS.shoppingList.bottleMl.min}, ${LIMITS.shoppingList.bottleMl.max})`,
    `isText(entry.note, ${LIMITS.shoppingList.note.min}, ${LIMITS.shoppingList.note.max})`,
  ],
  'a plan': [
    `isIntegerIn(data.guests, ${LIMITS.plan.guests.min}, ${LIMITS.plan.guests.max})`,
    `isIntegerIn(data.hours, ${LIMITS.plan.hours.min}, ${LIMITS.plan.hours.max})`,
    `isIntegerIn(data.drinks_each, ${LIMITS.plan.drinksEach.min}, ${LIMITS.plan.drinksEach.max})`,
    `isIntegerIn(data.drink_price, ${LIMITS.plan.price.min}, ${LIMITS.plan.price.max})`,
    `isIntegerIn(data.waste_percent, 0, ${LIMITS.plan.waste.max})`,
    `isIntegerIn(data.ice_grams, 0, ${LIMITS.plan.ice.max})`,
    `data.shares.matches('${SHARES_PATTERN}')`,
    `data.bottles.matches('${BOTTLES_PATTERN}')`,
  ],
  'bottles of a cabinet': [
    `isIntegerIn(entry.get('left_ml', 0), ${LIMITS.bottle.leftMl.min}, ${LIMITS.bottle.leftMl.max})`,
    `isIntegerIn(entry.get('bottle_ml', 1), ${LIMITS.bottle.ml.min}, ${LIMITS.bottle.ml.max})`,
    `isIntegerIn(entry.get('spare', 0), 0, ${LIMITS.bottle.spare.max})`,
    `isIntegerIn(entry.get('price_minor', 0), 0, ${LIMITS.bottle.priceMinor.max})`,
    `value.matches('${DAY_PATTERN}')`,
  ],
  'what a guest orders': [
    `isLine(data.guest_name, ${LIMITS.guests.guestName.min}, ${LIMITS.guests.guestName.max})`,
    `isIntegerIn(data.servings, ${LIMITS.guests.servings.min}, ${LIMITS.guests.servings.max})`,
    `isLine(data.note, ${LIMITS.guests.note.min}, ${LIMITS.guests.note.max})`,
    `incoming().order_count <= ${LIMITS.guests.perGuest}`,
    `duration.value(${LIMITS.guests.betweenSeconds}, 's')`,
    `isLine(data.door_code, ${LIMITS.guests.doorCode.min}, ${LIMITS.guests.doorCode.max})`,
    `isIntegerIn(data.max_open, ${LIMITS.guests.openOrders.min}, ${LIMITS.guests.openOrders.max})`,
    `list.size() <= ${LIMITS.guests.perCabinet} &&`,
    `count <= ${LIMITS.guests.drinks} && isColumn(card.recipe_ids, idColumn())`,
    `list.size() <= ${LIMITS.guests.sections} &&`,
    `request.query.limit <= ${LIMITS.liveList}`,
  ],
  'a bar': [
    `after.members.size() <= ${LIMITS.bars.people}`,
    `name.size() <= ${LIMITS.bars.memberName.max} && isGivenName(name)`,
    `data.currency.matches('${CURRENCY_PATTERN}')`,
    `palate.matches('${PALATE_PATTERN}')`,
    `isIntegerIn(data.max_uses, ${LIMITS.bars.uses.min}, ${LIMITS.bars.uses.max})`,
    `duration.value(${LIMITS.bars.inviteDays}, 'd')`,
  ],
  'a device that is told of orders': [
    `address.size() <= ${LIMITS.devices.address}`,
    `address.matches('${PUSH_ADDRESS_PATTERN}')`,
    `slot.matches('^[0-${LIMITS.devices.most - 1}]$')`,
    `data.language in [${DEVICE_LANGUAGES.map((language) => `'${language}'`).join(', ')}]`,
  ],
  'servings of a log': [`isIntegerIn(data.servings, ${LIMITS.log.servings.min}, ${LIMITS.log.servings.max})`],
  'descriptions of reference data': [
    `isText(data[noun + '_description'], least, ${LIMITS.referenceDescription.max})`,
  ],
  attributes: [`isShortSet(ids, ${LIMITS.attributes.max})`],
  'the entries of a cabinet or menu': [`items.size() <= ${FUNCTION_LIMITS.collectionItems.max} && key`],
  'systems of units': [`data.unit_system in [${UNIT_SYSTEMS.map((system) => `'${system}'`).join(', ')}]`],
};

test.each(Object.entries(numbers))('%s is bounded as in the domain', (_what, conditions) => {
  for (const condition of conditions) expect(flat).toContain(condition);
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
    .reduce((text, condition) => text.replaceAll(condition, ''), flat)
    .replace(/'[^']*'/g, '');
  const bounds = rest.split(/&&|[;{}]/).filter((condition) => /(?:[<>]=?|, ) ?\d[\d.]/.test(condition));
  expect(bounds.map((condition) => condition.trim())).toEqual(['return name.size() <= 1000']);
});

test('pages of what grows are shorter than a whole reference collection', () => {
  const pages = new Set([...source.matchAll(/page\((\d+)\)/g)].map(([, most]) => Number(most)));
  expect([...pages].sort((a, b) => a - b)).toEqual([LIMITS.liveList, LIMITS.listPage]);
});
