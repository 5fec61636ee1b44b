import type { ApiName } from '@cellaret/domain/api';
import { DOCUMENTS, placeOf } from '@cellaret/domain/collections';
import type fc from 'fast-check';
import {
  longAgo,
  makeCabinet,
  makeIngredient,
  makeMenu,
  makePreferences,
  makeRecipe,
  stored,
} from '../rules/support/builders.ts';
import type { Write } from '../rules/support/rest.ts';
import { now, type Data } from '../rules/support/values.ts';
import { cabinetItemBody, ingredientBody, menuItemBody, recipeBody, shelfBody, type Body } from './bodies.ts';
import type { SharedWorld } from './world.ts';

/** Something that can be written both ways. */
export interface Subject {
  name: string;
  bodies: fc.Arbitrary<Body>;
  /** The endpoint that takes the body. */
  api: ApiName;
  /** What has to exist before: bodies to create it by the API, in order; the id of the last is the `id` of the endpoint. */
  before?: { api: ApiName; body: Body };
  /** What a client without the API's validation writes for the body, straight into Firestore. */
  writes: (body: Body) => Write[];
  /** Documents that the writes begin with. */
  given: Record<string, Data | null>;
}

const uid = 'ana';
const place = placeOf(uid);
const at = DOCUMENTS;

/** Ids on the rules' side, one for each subject: they are tried at the same time. */
const IDS = {
  ingredientCreated: 5_000_000_001,
  ingredientUpdated: 5_000_000_002,
  recipeCreated: 5_000_000_003,
  recipeUpdated: 5_000_000_004,
  shelfCreated: 5_000_000_005,
  shelfRenamed: 5_000_000_006,
  itemSaved: 5_000_000_007,
} as const;

const ingredientFields = (id: number, body: Body): Data => ({
  parent_ingredient_id: null,
  ingredient_attribute_ids: [],
  id,
  folder_id: id,
  valid_from: now,
  valid_to: null,
  version: 1,
  updated_by: uid,
  ...body,
});

const COLUMNS: Readonly<Record<string, string>> = {
  ingredient_id: 'item_ingredient_ids',
  quantity_unit_id: 'item_quantity_unit_ids',
  quantity: 'item_quantities',
  garnish_only: 'item_garnish_only',
};

/** Rows to columns without any validation: a missing field leaves a hole, an unknown one makes a column of its own. */
function columnsOf(items: unknown): Data {
  const names = Object.values(COLUMNS);
  if (!Array.isArray(items)) return Object.fromEntries(names.map((name) => [name, items]));
  const columns: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const item of items) {
    const isRow = typeof item === 'object' && item !== null && !Array.isArray(item);
    const row = isRow ? Object.entries(item as Body) : names.map((name) => [name, item] as const);
    for (const [key, value] of row) {
      const name = COLUMNS[key] ?? (names.includes(key) ? key : `item_${key}`);
      (columns[name] ??= []).push(value);
    }
  }
  return columns;
}

const recipeFields = (id: number, { recipe_items, ...body }: Body): Data => ({
  id,
  user_id: uid,
  folder_id: id,
  version: 1,
  created_at: now,
  updated_at: now,
  ...(recipe_items === undefined ? {} : columnsOf(recipe_items)),
  ...body,
});

const pointer = (field: string, id: number, active: unknown): Write => ({
  path: at.user(uid),
  data: makePreferences({
    active_bar_cabinet_id: null,
    active_menu_id: null,
    [field]: active === true ? id : null,
  }),
});

/** The write of one entry, with the copied fields a client takes from what the entry refers to. */
function entryWrite(path: string, shelf: Data, id: unknown, entry: Data): Write[] {
  const key = id === undefined ? undefined : typeof id === 'string' ? id : JSON.stringify(id);
  const items = { ...(shelf.items as Data), ...(key === undefined ? {} : { [key]: entry }) };
  const named = key === undefined ? {} : { last_item_id: key };
  return [{ path, data: { ...shelf, items, ...named, updated_at: now } }];
}

const shelfSubjects = (
  name: string,
  nameField: string,
  pathOf: (id: number) => string,
  make: (changes?: Data) => Data,
  [create, update]: [ApiName, ApiName],
  active: string,
): Subject[] => {
  const preferences = stored(makePreferences());
  const newPath = pathOf(IDS.shelfCreated);
  const path = pathOf(IDS.shelfRenamed);
  const current = stored(make({ id: IDS.shelfRenamed }));
  return [
    {
      name: `${name} created`,
      bodies: shelfBody(nameField),
      api: create,
      writes: ({ is_active, ...body }) => [
        { path: newPath, data: { ...make({ id: IDS.shelfCreated }), ...cleared(body, nameField) } },
        pointer(active, IDS.shelfCreated, is_active),
      ],
      given: { [newPath]: null, [at.user(uid)]: preferences },
    },
    {
      name: `${name} renamed`,
      bodies: shelfBody(nameField),
      api: update,
      before: { api: create, body: { [nameField]: 'Before', is_active: false } },
      writes: ({ is_active, ...body }) => [
        { path, data: { ...current, ...cleared(body, nameField), updated_at: now } },
        pointer(active, IDS.shelfRenamed, is_active),
      ],
      given: { [path]: current, [at.user(uid)]: preferences },
    },
  ];
};

/** The name as the body has it, also when it has none. */
function cleared(body: Body, nameField: string): Data {
  return nameField in body ? body : { ...body, [nameField]: null };
}

/** Everything that is compared, over the same world. */
export function subjectsOf({ ids, documents }: SharedWorld): Subject[] {
  const newIngredientPath = at.ingredient(IDS.ingredientCreated);
  const ingredientPath = at.ingredient(IDS.ingredientUpdated);
  const historyPath = at.ingredientVersion(IDS.ingredientUpdated, 1);
  const newRecipePath = at.recipe(IDS.recipeCreated);
  const recipePath = at.recipe(IDS.recipeUpdated);
  const cabinetPath = at.barCabinet(place, IDS.itemSaved);
  const menuPath = at.menu(place, IDS.itemSaved);
  const validIngredient = stored(
    makeIngredient({ id: IDS.ingredientUpdated, folder_id: IDS.ingredientUpdated }),
  );
  const ingredientBefore = {
    ...pick(makeIngredient(), Object.keys(makeIngredient()).slice(1, 19)),
    ingredient_type_id: ids.types[0],
    ingredient_brand_id: ids.brands[0],
    ingredient_attribute_ids: [],
  };
  const recipeBefore = {
    recipe_name: 'Before',
    recipe_description: 'Before',
    instructions: 'Before',
    glassware_ids: ids.glassware.slice(0, 1),
    serving_method_ids: ids.methods.slice(0, 1),
    recipe_items: [
      { ingredient_id: ids.ingredients[0], quantity: 1, quantity_unit_id: ids.units[0], garnish_only: false },
    ],
  };
  const recipe = stored(makeRecipe({ id: IDS.recipeUpdated, folder_id: IDS.recipeUpdated }));
  const cabinet = stored(makeCabinet({ id: IDS.itemSaved }));
  const menu = stored(makeMenu({ id: IDS.itemSaved }));
  return [
    {
      name: 'ingredient created',
      bodies: ingredientBody(ids),
      api: 'createIngredient',
      writes: (body) => [{ path: newIngredientPath, data: ingredientFields(IDS.ingredientCreated, body) }],
      given: { [newIngredientPath]: null },
    },
    {
      name: 'ingredient updated',
      bodies: ingredientBody(ids),
      api: 'updateIngredient',
      before: { api: 'createIngredient', body: ingredientBefore },
      writes: (body) => [
        { path: historyPath, data: { ...validIngredient, valid_to: now } },
        { path: ingredientPath, data: { ...ingredientFields(IDS.ingredientUpdated, body), version: 2 } },
      ],
      given: { [ingredientPath]: validIngredient, [historyPath]: null },
    },
    {
      name: 'recipe created',
      bodies: recipeBody(ids),
      api: 'createRecipe',
      writes: (body) => [{ path: newRecipePath, data: recipeFields(IDS.recipeCreated, body) }],
      given: { [newRecipePath]: null },
    },
    {
      name: 'recipe updated',
      bodies: recipeBody(ids),
      api: 'updateRecipe',
      before: { api: 'createRecipe', body: recipeBefore },
      writes: (body) => [
        {
          path: recipePath,
          data: { ...recipeFields(IDS.recipeUpdated, body), version: 2, created_at: longAgo },
        },
      ],
      given: { [recipePath]: recipe },
    },
    ...shelfSubjects(
      'cabinet',
      'bar_cabinet_name',
      (id) => at.barCabinet(place, id),
      makeCabinet,
      ['createBarCabinet', 'updateBarCabinet'],
      'active_bar_cabinet_id',
    ),
    ...shelfSubjects(
      'menu',
      'menu_name',
      (id) => at.menu(place, id),
      makeMenu,
      ['createMenu', 'updateMenu'],
      'active_menu_id',
    ),
    {
      name: 'cabinet item saved',
      bodies: cabinetItemBody(ids),
      api: 'saveBarCabinetItem',
      before: { api: 'createBarCabinet', body: { bar_cabinet_name: 'Before', is_active: true } },
      writes: ({ ingredient_id, ...body }) => {
        const source = documents[`ingredients/${String(ingredient_id)}`];
        const copied = {
          ingredient_name: source?.ingredient_name ?? 'Nothing',
          ingredient_type_id: source?.ingredient_type_id ?? 1,
        };
        return entryWrite(cabinetPath, cabinet, ingredient_id, { ...copied, ...body });
      },
      given: { [cabinetPath]: cabinet },
    },
    {
      name: 'menu item saved',
      bodies: menuItemBody(ids),
      api: 'saveMenuItem',
      before: { api: 'createMenu', body: { menu_name: 'Before', is_active: true } },
      writes: ({ recipe_id, ...body }) => {
        const source = documents[`recipes/${String(recipe_id)}`];
        return entryWrite(menuPath, menu, recipe_id, {
          recipe_name: source?.recipe_name ?? 'Nothing',
          ...body,
        });
      },
      given: { [menuPath]: menu },
    },
  ];
}

function pick(data: Data, keys: readonly string[]): Data {
  return Object.fromEntries(keys.map((key) => [key, data[key]]));
}
