import { LIMITS } from '@cellaret/domain/limits';
import { SCORES } from '@cellaret/domain/scores';
import fc from 'fast-check';
import type { KnownIds } from './world.ts';

export type Body = Record<string, unknown>;

/** A change to one field of a body: another value, or the field taken away. */
interface Disturbance {
  field: string;
  value: unknown;
}

/** Stands for a field that is taken away; JSON has no such value. */
const GONE = Symbol('gone');

/** Texts at the lengths where a limit changes its mind; in one code unit each, because the local engine counts code points. */
const lengths = [0, 1, 2, 254, 255, 256, 999, 1000, 1001];

/** Values that some field might take by mistake or by malice. */
const oddValue = fc.constantFrom<unknown>(
  GONE,
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  8.999,
  9,
  9.001,
  10,
  99.9,
  99.91,
  100,
  77_777,
  LIMITS.quantity.max,
  LIMITS.quantity.max + 1,
  LIMITS.id.max,
  LIMITS.id.max + 1,
  1e300,
  ...lengths.map((length) => 'x'.repeat(length)),
  ' ',
  '1',
  'naïve 生姜 🍸',
  [],
  [1],
  [1, 1],
  [0],
  [-1],
  [1.5],
  ['1'],
  [null],
  [77_777],
  [LIMITS.id.max],
  [true],
  ['1,2'],
  [{}],
  {},
  { id: 1 },
);

/** A valid body with none to two of its fields disturbed; `hint` is a field nobody knows. */
function disturbed(valid: fc.Arbitrary<Body>, fields: readonly string[]): fc.Arbitrary<Body> {
  const disturbance = fc.record<Disturbance>({ field: fc.constantFrom(...fields, 'hint'), value: oddValue });
  return fc.tuple(valid, fc.array(disturbance, { maxLength: 2 })).map(([body, disturbances]) => {
    const changed = { ...body };
    for (const { field, value } of disturbances) {
      if (value === GONE) delete changed[field];
      else changed[field] = value;
    }
    return changed;
  });
}

const textUpTo = (most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constantFrom('x', 'x'.repeat(most - 1), 'x'.repeat(most)) },
  );

const numberUpTo = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.floor(most) }),
    fc.double({ min: 0, max: most, noNaN: true }),
    fc.constant(most),
  );

const someOf = (ids: readonly number[], least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...ids), { minLength: least, maxLength: Math.min(most, ids.length) });

export function ingredientBody(known: KnownIds): fc.Arbitrary<Body> {
  const valid = fc.record({
    ingredient_name: textUpTo(LIMITS.name.max),
    ingredient_description: textUpTo(LIMITS.ingredientDescription.max),
    ingredient_type_id: fc.constantFrom(...known.types),
    ingredient_brand_id: fc.constantFrom(...known.brands),
    parent_ingredient_id: fc.option(fc.constantFrom(...known.ingredients)),
    alcohol_abv: numberUpTo(LIMITS.abv.max),
    ...Object.fromEntries(SCORES.map((score) => [score, numberUpTo(LIMITS.score.max)])),
    ingredient_attribute_ids: someOf(known.attributes, 0, LIMITS.attributes.max + 1),
  });
  const fields = ['ingredient_name', 'ingredient_description', 'ingredient_type_id', 'ingredient_brand_id'];
  const others = ['parent_ingredient_id', 'alcohol_abv', 'ingredient_attribute_ids', ...SCORES];
  return disturbed(valid, [...fields, ...others]);
}

/** Lines of a recipe: mostly few, sometimes as many as there may be and one more; sometimes one of them is disturbed. */
function itemsBody(known: KnownIds): fc.Arbitrary<unknown[]> {
  const row = fc.record({
    ingredient_id: fc.constantFrom(...known.ingredients),
    quantity: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0, 1, LIMITS.quantity.max)),
    quantity_unit_id: fc.constantFrom(...known.units),
    garnish_only: fc.boolean(),
  });
  const { max } = LIMITS.recipeItems;
  const rows = fc.oneof(
    { weight: 8, arbitrary: fc.array(row, { minLength: 0, maxLength: 9 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(row, fc.constantFrom(max - 1, max, max + 1))
        .map(([one, n]) => Array<Body>(n).fill(one)),
    },
  );
  const oddRow = disturbed(row, ['ingredient_id', 'quantity', 'quantity_unit_id', 'garnish_only']);
  return fc.tuple(rows, fc.option(fc.tuple(fc.nat(), oddRow), { freq: 2 })).map(([all, odd]) => {
    const list: unknown[] = [...all];
    if (odd && list.length > 0) list[odd[0] % list.length] = odd[1];
    return list;
  });
}

export function recipeBody(known: KnownIds): fc.Arbitrary<Body> {
  const valid = fc.record({
    recipe_name: textUpTo(LIMITS.name.max),
    recipe_description: textUpTo(LIMITS.recipeDescription.max),
    instructions: textUpTo(LIMITS.instructions.max),
    glassware_ids: someOf(known.glassware, 1, LIMITS.glassware.max),
    serving_method_ids: someOf(known.methods, 1, LIMITS.servingMethods.max),
    recipe_items: itemsBody(known),
  });
  const fields = ['recipe_name', 'recipe_description', 'instructions', 'glassware_ids', 'serving_method_ids'];
  return disturbed(valid, [...fields, 'recipe_items']);
}

/** Names with and without blanks around them. */
const givenName = fc
  .tuple(
    fc.constantFrom('', ' ', '\t\n', '\u00a0', '\u3000', '\ufeff'),
    textUpTo(200),
    fc.constantFrom('', '  ', '\u2003'),
  )
  .map((parts) => parts.join(''));

/** A new or renamed cabinet or menu. `is_active` is always a boolean here: see meant-differences.ts. */
export function shelfBody(nameField: string): fc.Arbitrary<Body> {
  const valid = fc.record({ [nameField]: givenName, is_active: fc.boolean() }) as fc.Arbitrary<Body>;
  const blank = fc.constantFrom('', ' ', '\t\n\v\f\r', '\u00a0\u2028', '\u3000\ufeff');
  const blanks = fc.record({ [nameField]: blank, is_active: fc.boolean() }) as fc.Arbitrary<Body>;
  return fc.oneof({ weight: 5, arbitrary: disturbed(valid, [nameField]) }, { weight: 1, arbitrary: blanks });
}

/** Ids of items; text that looks like an id is left out: see meant-differences.ts. */
const itemId = (ids: readonly number[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...ids) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(0, -1, 1.5, 77_777, LIMITS.id.max + 1, 'gin', '', null, true),
    },
  );

export function cabinetItemBody(known: KnownIds): fc.Arbitrary<Body> {
  const valid = fc.record({
    ingredient_id: itemId(known.ingredients),
    is_in_stock: fc.boolean(),
    is_deleted: fc.boolean(),
  });
  return disturbed(valid, ['is_in_stock', 'is_deleted']);
}

export function menuItemBody(known: KnownIds): fc.Arbitrary<Body> {
  return disturbed(fc.record({ recipe_id: itemId(known.recipes), is_deleted: fc.boolean() }), ['is_deleted']);
}
