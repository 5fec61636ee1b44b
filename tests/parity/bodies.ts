import { LIMITS } from '@cellaret/domain/core/limits';
import { ofEach } from '@cellaret/domain/core/of-each';
import { INGREDIENT_TEXTS, ingredientInput } from '@cellaret/domain/ingredients/ingredient';
import { RECIPE_TEXTS, recipeInput } from '@cellaret/domain/recipes/recipe';
import { SCORES } from '@cellaret/domain/taste/scores';
import fc from 'fast-check';
import { z } from 'zod';
import type { KnownIds } from './parity-data.ts';

export type Body = Record<string, unknown>;

/** A change to one field of a body: another value, or the field taken away. */
interface Disturbance {
  field: string;
  value: unknown;
}

/** Stands for a field that is taken away; JSON has no such value. */
const GONE = Symbol('gone');

/** Texts at the limits' lengths, in single code units: the local engine counts code points. */
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

/** A record with any of its fields disturbed but for those that are left alone. */
const disturbedRecord = (model: Record<string, fc.Arbitrary<unknown>>, alone: readonly string[] = []) =>
  disturbed(
    fc.record(model) as fc.Arbitrary<Body>,
    Object.keys(model).filter((field) => !alone.includes(field)),
  );

const textUpTo = (most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constantFrom('x', 'x'.repeat(most - 1), 'x'.repeat(most)) },
  );

const textLike = (schema: z.ZodType) => textUpTo(z.toJSONSchema(schema).maxLength ?? 0);

const numberUpTo = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.floor(most) }),
    fc.double({ min: 0, max: most, noNaN: true }),
    fc.constant(most),
  );

const someOf = (ids: readonly number[], least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...ids), { minLength: least, maxLength: Math.min(most, ids.length) });

export function ingredientBody(known: KnownIds): fc.Arbitrary<Body> {
  return disturbedRecord({
    ...ofEach(INGREDIENT_TEXTS, (field) => textLike(ingredientInput.shape[field])),
    ingredient_type_id: fc.constantFrom(...known.types),
    ingredient_brand_id: fc.constantFrom(...known.brands),
    parent_ingredient_id: fc.option(fc.constantFrom(...known.ingredients)),
    alcohol_abv: numberUpTo(LIMITS.abv.max),
    ...ofEach(SCORES, () => numberUpTo(LIMITS.score.max)),
    ingredient_attribute_ids: someOf(known.attributes, 0, LIMITS.attributes.max + 1),
  });
}

/** Lines of a recipe: mostly few, sometimes up to one too many; sometimes one is broken. */
function itemsBody(known: KnownIds): fc.Arbitrary<unknown[]> {
  const row = {
    ingredient_id: fc.constantFrom(...known.ingredients),
    quantity: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0, 1, LIMITS.quantity.max)),
    quantity_unit_id: fc.constantFrom(...known.units),
    garnish_only: fc.boolean(),
    optional: fc.boolean(),
  };
  const { max } = LIMITS.recipeItems;
  const rows = fc.oneof(
    { weight: 8, arbitrary: fc.array(fc.record(row), { minLength: 0, maxLength: 9 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(row), fc.constantFrom(max - 1, max, max + 1))
        .map(([one, n]) => Array<Body>(n).fill(one)),
    },
  );
  return fc
    .tuple(rows, fc.option(fc.tuple(fc.nat(), disturbedRecord(row)), { freq: 2 }))
    .map(([all, odd]) => {
      const list: unknown[] = [...all];
      if (odd && list.length > 0) list[odd[0] % list.length] = odd[1];
      return list;
    });
}

export function recipeBody(known: KnownIds): fc.Arbitrary<Body> {
  return disturbedRecord({
    ...ofEach(RECIPE_TEXTS, (field) => textLike(recipeInput.shape[field])),
    glassware_ids: someOf(known.glassware, 1, LIMITS.glassware.max),
    serving_method_ids: someOf(known.methods, 1, LIMITS.servingMethods.max),
    recipe_items: itemsBody(known),
  });
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
export function shelfBody(
  nameField: string,
  more: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<Body> {
  const valid = fc.record({ [nameField]: givenName, is_active: fc.boolean(), ...more }) as fc.Arbitrary<Body>;
  const blank = fc.constantFrom('', ' ', '\t\n\v\f\r', '\u00a0\u2028', '\u3000\ufeff');
  const blanks = fc.record({ [nameField]: blank, is_active: fc.boolean() }) as fc.Arbitrary<Body>;
  return fc.oneof({ weight: 5, arbitrary: disturbed(valid, [nameField]) }, { weight: 1, arbitrary: blanks });
}

/** Substitution rules of a cabinet: a few, sometimes as many as may be or one more, or one broken. */
export function houseRulesBody(known: KnownIds): fc.Arbitrary<unknown> {
  const fields = {
    ingredient_id: fc.constantFrom(...known.ingredients),
    substitute_ingredient_id: fc.constantFrom(...known.ingredients),
    accepted: fc.boolean(),
  };
  const rule = fc.record(fields);
  const { max } = LIMITS.houseRules;
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(rule, { maxLength: 4 }) },
    { weight: 3, arbitrary: fc.tuple(rule, disturbedRecord(fields)) },
    {
      weight: 1,
      arbitrary: fc.tuple(rule, fc.constantFrom(max, max + 1)).map(([one, n]) => Array<Body>(n).fill(one)),
    },
  );
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
  const stock = { is_in_stock: fc.boolean(), is_deleted: fc.boolean() };
  return disturbedRecord({ ingredient_id: itemId(known.ingredients), ...stock }, ['ingredient_id']);
}

export function menuItemBody(known: KnownIds): fc.Arbitrary<Body> {
  return disturbedRecord({ recipe_id: itemId(known.recipes), is_deleted: fc.boolean() }, ['recipe_id']);
}

/** Bodies that share a recipe with everybody, or stop it. */
export const sharingBody = (): fc.Arbitrary<Body> => disturbedRecord({ is_shared: fc.boolean() });

const ratingBody = fc.option(fc.integer({ min: LIMITS.marks.rating.min, max: LIMITS.marks.rating.max }));

/** A change of a mark, mostly of a part; sometimes of what does not exist, which only a rating minds. */
export function markBody(known: KnownIds): fc.Arbitrary<Body> {
  const tag = fc.oneof(fc.constantFrom('Sommer', 'für Gäste', '夏', 'a,b'), textUpTo(LIMITS.marks.tag.max));
  const valid = fc.record(
    {
      kind: fc.constantFrom('recipe', 'ingredient'),
      item_id: itemId(known.recipes),
      favourite: fc.boolean(),
      rating: ratingBody,
      tags: fc.array(tag, { maxLength: LIMITS.marks.tags.max + 1 }),
      note: fc.oneof(fc.constant(''), textUpTo(LIMITS.note.max)),
    },
    { requiredKeys: ['kind', 'item_id'] },
  ) as fc.Arbitrary<Body>;
  return disturbed(valid, ['kind', 'favourite', 'rating', 'tags', 'note']);
}

/** A drink that was made, of a recipe that is there: see meant-differences.ts. */
export function logBody(known: KnownIds): fc.Arbitrary<Body> {
  const model = {
    recipe_id: fc.constantFrom(...known.recipes),
    made_at: fc.constantFrom('2025-06-01T20:15:00Z', '0001-01-01T00:00:00.000Z', '2031-12-31T23:59:59.999Z'),
    servings: fc.integer({ min: LIMITS.log.servings.min - 1, max: LIMITS.log.servings.max + 1 }),
    rating: ratingBody,
    note: fc.oneof(fc.constant(''), textUpTo(LIMITS.log.note.max)),
  };
  return disturbedRecord(model, ['recipe_id']);
}

const between = ({ min, max }: { min: number; max: number }) => fc.integer({ min: min - 1, max: max + 1 });

/** An entry of a shopping list, under its own key or another's. */
export function shoppingBody(known: KnownIds): fc.Arbitrary<Body> {
  const { bottles, bottleMl, note } = LIMITS.shoppingList;
  const own = fc.constantFrom(...known.ingredients).map((id) => ({ key: `i${id}`, ingredient_id: id }));
  const odd = fc.constantFrom(
    { key: 'f12', ingredient_id: null },
    { key: 'i5', ingredient_id: 6 },
    { key: 'f5', ingredient_id: 5 },
    { key: 'i5', ingredient_id: null },
    { key: 'napkins', ingredient_id: null },
    { key: 'f12345678901234567', ingredient_id: null },
    { key: 7, ingredient_id: 7 },
  );
  const rest = disturbedRecord({
    ingredient_type_id: fc.option(fc.constantFrom(...known.types)),
    name: textUpTo(LIMITS.name.max),
    sources: fc.constantFrom(
      '',
      'hand:0,',
      'recipe_20001:600,plan_77:9999999,',
      'hand:0',
      'recipe_0:1,',
      'x',
    ),
    bottles: fc.option(between(bottles)),
    bottle_ml: fc.option(between(bottleMl)),
    note: fc.oneof(fc.constant(''), textUpTo(note.max)),
    is_checked: fc.boolean(),
  });
  const place = fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: odd });
  return fc.tuple(place, rest).map(([key, entry]): Body => ({ ...key, ...entry }));
}

/** A party. */
export function planBody(known: KnownIds): fc.Arbitrary<Body> {
  const { guests, hours, drinksEach, waste, ice, price } = LIMITS.plan;
  return disturbedRecord({
    plan_name: givenName,
    menu_id: fc.option(fc.constantFrom(...known.recipes)),
    guests: between(guests),
    hours: between(hours),
    drinks_each: fc.option(between(drinksEach)),
    waste_percent: between(waste),
    ice_grams: between(ice),
    drink_price: fc.option(between(price)),
    shares: fc.constantFrom('', '20001:1,', '1:99,2:1,', '1:0,', '1:100,', '1:1', '0:1,'),
    bottles: fc.constantFrom('', '5:700:200:1499,', '5:::,6:1:0:0,', '5:0::,', '5:10000::,', '5:700,', 'x'),
  });
}
