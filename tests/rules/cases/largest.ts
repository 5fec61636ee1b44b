import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import {
  idsFrom,
  longAgo,
  makeCabinet,
  makeCabinetEntry,
  makeIngredient,
  makeMark,
  makeMarks,
  makeMenu,
  makeMenuEntry,
  makeRecipe,
  makeShoppingEntry,
  makeShoppingList,
  stored,
  textOf,
} from '../support/builders.ts';
import { allowed, type RuleCase } from '../support/rule-case.ts';
import { WORLD } from '../support/rules-data.ts';
import { now, type Data } from '../support/values.ts';

const FIRST_ID = 1_000_000_000_000_000;

/** So many entries, each as large as it may be, under keys as long as they may be. */
const many = (count: number, entry: (id: number) => Data, key: (id: number) => string = String): Data =>
  Object.fromEntries(idsFrom(FIRST_ID, count).map((id) => [key(id), entry(id)]));

/** A write of one more entry to a document that holds all others, beside what the entry is about. */
function adds(
  what: string,
  path: string,
  whole: Data,
  [key, entry]: [string, Data],
  beside: RuleCase['given'] = {},
): RuleCase {
  const { [key]: _one, ...others } = whole.items as Data;
  return allowed(
    `${what} takes its last entry`,
    'ana',
    { update: path, data: { [`items.${key}`]: entry, last_item_id: key, updated_at: now } },
    { ...beside, [path]: { ...stored(whole), items: others, last_item_id: Object.keys(others)[0] ?? null } },
  );
}

const { marks, shoppingList, name } = LIMITS;
const { max: entries } = FUNCTION_LIMITS.collectionItems;
const LAST = String(FIRST_ID);
const NAME = textOf(name.max);

const tagLength = Math.floor((marks.tagBytes + 1) / marks.tags.max) - 1;
const mark = makeMark({
  tags: idsFrom(0, marks.tags.max).map((at) => `${at}`.padStart(tagLength, 'x')),
  last_made_at: longAgo,
});

const cabinetEntry = makeCabinetEntry({
  ingredient_name: NAME,
  left_ml: 20_000,
  bottle_ml: 10_000,
  spare: 99,
  price_minor: 100_000_000,
  opened_on: '2026-12-31',
});

const shoppingEntry = (id: number): Data =>
  makeShoppingEntry({
    ingredient_id: id,
    name: NAME,
    sources: `recipe_${FIRST_ID}:9999999,`.repeat(18),
    bottles: 99,
    bottle_ml: 10_000,
    note: textOf(shoppingList.note.max),
  });

const bytes = 850_000;
const fullList = (collection: string): [string, Data] => [
  `option_lists/${collection}`,
  {
    ...WORLD[`option_lists/${collection}`],
    options: Array.from({ length: bytes / 500 }, (_, id) => ({ id, name: NAME, description: textOf(220) })),
  },
];

/** Documents as large as the rules let them become: Google's engine bounds the memory they take. */
export const largestCases: RuleCase[] = [
  adds(
    'the largest document of marks',
    'users/ana/marks/recipes',
    makeMarks({ items: many(marks.items, () => mark) }),
    [LAST, mark],
  ),
  adds(
    'the largest cabinet',
    'users/ana/bar_cabinets/700',
    makeCabinet({ items: many(entries, () => cabinetEntry) }),
    [LAST, cabinetEntry],
    { [`ingredients/${LAST}`]: stored(makeIngredient({ ingredient_name: NAME })) },
  ),
  adds(
    'the largest menu',
    'users/ana/menus/800',
    makeMenu({ items: many(entries, () => makeMenuEntry({ recipe_name: NAME })) }),
    [LAST, makeMenuEntry({ recipe_name: NAME })],
    { [`recipes/${LAST}`]: stored(makeRecipe({ recipe_name: NAME })) },
  ),
  adds(
    'the largest shopping list',
    'users/ana/shopping_lists/current',
    makeShoppingList({ items: many(shoppingList.items, shoppingEntry, (id) => `i${id}`) }),
    [`i${LAST}`, shoppingEntry(FIRST_ID)],
  ),
  allowed(
    'a recipe is created beside three lists of options as large as they may be',
    'ana',
    { set: 'recipes/600', data: makeRecipe() },
    Object.fromEntries(['glassware', 'serving_methods', 'quantity_units'].map(fullList)),
  ),
];
