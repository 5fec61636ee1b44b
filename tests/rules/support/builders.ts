import { ofEach } from '@cellaret/domain/core/of-each';
import { INGREDIENT_TEXTS } from '@cellaret/domain/ingredients/ingredient';
import { RECIPE_TEXTS } from '@cellaret/domain/recipes/recipe';
import { SCORES } from '@cellaret/domain/taste/scores';
import { now, type Data } from './values.ts';

/** When everything in the common data was written. */
export const longAgo = new Date('2025-06-01T12:00:00.000Z');

/** A moment that is neither the server's time nor what is stored. */
export const otherTime = new Date('2025-06-02T12:00:00.000Z');

export const MAX_ID = Number.MAX_SAFE_INTEGER;

/**
 * Numbers on both sides of a limit at each of its decimal places: what is just still inside and what is just outside, as text. A pattern
 * that is wrong in one place is wrong for one of them.
 */
export function around(limit: number): { inside: string[]; outside: string[] } {
  const digits = [...String(limit)].map(Number);
  const filled = (place: number, digit: number, filler: string) =>
    digits.slice(0, place).join('') + String(digit) + filler.repeat(digits.length - place - 1);
  const places = digits.map((digit, place) => ({ digit, place }));
  return {
    inside: [
      ...places
        .filter(({ digit, place }) => digit > (place === 0 ? 1 : 0))
        .flatMap(({ digit, place }) => [
          filled(place, digit - 1, '9'),
          filled(place, place === 0 ? 1 : 0, '0'),
        ]),
      ...digits.slice(1).map((_, place) => '9'.repeat(place + 1)),
      ...digits.slice(1).map((_, place) => `1${'0'.repeat(place)}`),
      String(limit),
    ],
    outside: [
      ...places.filter(({ digit }) => digit < 9).map(({ digit, place }) => filled(place, digit + 1, '0')),
      `1${'0'.repeat(digits.length)}`,
      '9'.repeat(digits.length),
      `-${limit}`,
    ],
  };
}

/** A text of `length` characters. */
export const textOf = (length: number) => 'x'.repeat(length);

/** The integers from `first` on. */
export const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

/** `data` without one of its fields. */
export function without(data: Data, field: string): Data {
  const { [field]: _removed, ...rest } = data;
  return rest;
}

/** The document as it lies in the database: written long ago. */
export const stored = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, value === now ? longAgo : value]));

/** Makes a builder: the fields as they are, but for what is given. */
export const builder =
  (fields: Data) =>
  (changes: Data = {}): Data => ({ ...fields, ...changes });

/** The same of reference data, whose texts are called by its noun. */
const described = (noun: string, id: number, name: string, description: string) =>
  builder({ id, [`${noun}_name`]: name, [`${noun}_description`]: description });

export const makeType = described('ingredient_type', 3, 'Amaro', 'Bitter and sweet.');
export const makeBrand = described('ingredient_brand', 3, 'House', '');
export const makeAttribute = described('ingredient_attribute', 40, 'Smoky', '');
export const makeGlass = described('glassware', 40, 'Coupe', 'Shallow and wide.');
export const makeMethod = described('serving_method', 40, 'Stirred', 'Over ice, thirty turns.');
export const makeUnitType = described('quantity_unit_type', 3, 'Volume', 'Liquids.');

export const makeUnit = builder({
  id: 40,
  quantity_unit_name: 'quarter ounce',
  quantity_unit_description: 'A quarter of a fluid ounce.',
  quantity_unit_name_plural: 'quarter ounces',
  unit_system_id: 2,
  quantity_unit_type_id: 1,
  volume_ml: 7.5,
  weight_gram: 0,
});

/** An ingredient as a client creates it: the first version, valid from now on. */
export const makeIngredient = builder({
  id: 500,
  ...ofEach(INGREDIENT_TEXTS, () => 'London dry gin'),
  ingredient_type_id: 1,
  ingredient_brand_id: 1,
  parent_ingredient_id: null,
  alcohol_abv: 41.5,
  ...ofEach(SCORES, (_score, index) => index % 10),
  ingredient_attribute_ids: [1, 2],
  folder_id: 500,
  valid_from: now,
  valid_to: null,
  version: 1,
  updated_by: 'ana',
});

/** A recipe as its owner creates it. */
export const makeRecipe = builder({
  id: 600,
  user_id: 'ana',
  ...ofEach(RECIPE_TEXTS, () => 'Stir.'),
  recipe_name: 'Martini',
  folder_id: 600,
  glassware_ids: [1],
  serving_method_ids: [1],
  item_ingredient_ids: [10001, 10002],
  item_quantity_unit_ids: [1, 1],
  item_quantities: [8, 1],
  item_garnish_only: [false, true],
  item_optional: [true, false],
  version: 1,
  created_at: now,
  updated_at: now,
});

/** The item columns of a recipe with `count` equal lines. */
export const itemColumns = (count: number, changes: Data = {}): Data => ({
  item_ingredient_ids: Array<number>(count).fill(10001),
  item_quantity_unit_ids: Array<number>(count).fill(1),
  item_quantities: Array<number>(count).fill(1),
  item_garnish_only: Array<boolean>(count).fill(false),
  item_optional: Array<boolean>(count).fill(false),
  ...changes,
});

export const makePreferences = builder({
  unit_system: 'oz',
  active_bar_cabinet_id: 1,
  active_menu_id: null,
  staple_ids: [10001],
  updated_at: now,
});

/** An empty cabinet as its owner creates it. */
export const makeCabinet = builder({
  id: 700,
  bar_cabinet_name: 'Home',
  items: {},
  last_item_id: null,
  created_at: now,
  updated_at: now,
});

export const makeCabinetEntry = builder({
  ingredient_name: 'London dry gin',
  ingredient_type_id: 1,
  is_in_stock: true,
  is_deleted: false,
});

/** An empty menu as its owner creates it. */
export const makeMenu = builder({
  id: 800,
  menu_name: 'Friday',
  items: {},
  last_item_id: null,
  created_at: now,
  updated_at: now,
});

export const makeMenuEntry = builder({ recipe_name: 'Martini', is_deleted: false });

export const makeMark = builder({
  favourite: true,
  rating: 8,
  tags: [],
  made_count: 0,
  last_made_at: null,
  noted: false,
});

export const makeMarks = builder({ items: { '20001': makeMark() }, last_item_id: '20001', updated_at: now });

export const makeSearch = builder({ name: 'Sour', address: 'q=sour' });
export const makeSearches = builder({ items: { '1': makeSearch() }, last_item_id: '1', updated_at: now });

export const makeShoppingEntry = builder({
  ingredient_id: 5,
  ingredient_type_id: 7,
  name: 'Gin',
  sources: 'recipe_20001:600,',
  bottles: null,
  bottle_ml: null,
  note: '',
  is_checked: false,
  by: 'ana',
});

export const makeShoppingList = builder({
  items: { i5: makeShoppingEntry() },
  last_item_id: 'i5',
  updated_at: now,
});

export const makePlan = builder({
  id: 5,
  plan_name: 'Friends on Saturday',
  menu_id: null,
  guests: 12,
  hours: 4,
  drinks_each: null,
  waste_percent: 5,
  ice_grams: 700,
  drink_price: null,
  shares: '20001:1,',
  bottles: '',
  updated_at: now,
});

export const makeDevice = builder({
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
  p256dh: `B${'k'.repeat(86)}`,
  auth: 'a'.repeat(22),
  language: 'de',
  created_at: now,
  last_seen_at: now,
});

/** A menu as a keeper shows it to guests, by the cabinet 1 of the same place. */
export const makePublication = (token: string, changes: Data = {}): Data => ({
  id: token,
  menu_id: 1,
  bar_cabinet_id: 1,
  title: 'Friday',
  greeting: '',
  shows: { recipe: true, strength: true, pictures: false },
  hides_unavailable: false,
  created_at: now,
  updated_at: now,
  ...changes,
});

export const makeNote = builder({ text: 'Less sugar.', updated_at: now });

export const makeLogEntry = builder({
  id: 5,
  recipe_id: 20001,
  recipe_name: 'Martini',
  made_at: longAgo,
  servings: 2,
  rating: 8,
  note: '',
  created_at: now,
});

/** The document that shares Ana's recipe with everybody. */
export const makeSharing = builder({ id: 20001, user_id: 'ana', is_shared: true, updated_at: now });
