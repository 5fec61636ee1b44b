import type { ApiName } from '@cellaret/domain/api/endpoints';
import { DOCUMENTS, placeOf } from '@cellaret/domain/core/collections';
import { SHARING } from '@cellaret/domain/recipes/sharing';
import fc from 'fast-check';
import {
  longAgo,
  makeCabinet,
  makeIngredient,
  makeMark,
  makeMarks,
  makeMenu,
  makePlan,
  makePreferences,
  makeRecipe,
  stored,
  without,
} from '../rules/support/builders.ts';
import { countingFor, takingId } from '../rules/support/companions.ts';
import type { Write } from '../rules/support/rest.ts';
import { now, type Data } from '../rules/support/values.ts';
import {
  cabinetItemBody,
  ingredientBody,
  logBody,
  markBody,
  menuItemBody,
  planBody,
  recipeBody,
  sharingBody,
  shelfBody,
  shoppingBody,
  houseRulesBody,
  type Body,
} from './bodies.ts';
import type { SharedData } from './parity-data.ts';

/** Something that can be written both ways. */
export interface Subject {
  name: string;
  bodies: fc.Arbitrary<Body>;
  /** The endpoint that takes the body. */
  api: ApiName;
  /** Bodies that the API creates first, in order; the id of the last is the `id` of the endpoint. */
  before?: { api: ApiName; body: Body };
  /** The same body as a client without the API's validation writes it, straight into Firestore. */
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
  logged: 5_000_000_008,
  planned: 5_000_000_009,
  replanned: 5_000_000_010,
  shared: 5_000_000_011,
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
  optional: 'item_optional',
};

const isRow = (item: unknown): item is Body =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** Rows to columns without validation: a missing field leaves a hole, an unknown one adds a column. */
function columnsIn(named: Readonly<Record<string, string>>, items: unknown): Data {
  const names = Object.values(named);
  if (!Array.isArray(items)) return Object.fromEntries(names.map((name) => [name, items]));
  const columns: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const item of items) {
    const row = isRow(item) ? Object.entries(item) : names.map((name) => [name, item] as const);
    for (const [key, value] of row) {
      const name = named[key] ?? (names.includes(key) ? key : `item_${key}`);
      (columns[name] ??= []).push(value);
    }
  }
  return columns;
}

/** Of a line that does not say so, a client writes that it is not optional. */
const linesOf = (items: unknown): unknown =>
  Array.isArray(items)
    ? items.map((item: unknown) => (isRow(item) ? { optional: false, ...item } : item))
    : items;

const HOUSE_RULE_COLUMNS: Readonly<Record<string, string>> = {
  ingredient_id: 'ingredient_ids',
  substitute_ingredient_id: 'substitute_ingredient_ids',
  accepted: 'accepted',
};

/** A body with its rules as a client stores them. */
const withHouseRuleColumns = ({ house_rules, ...body }: Body): Body =>
  house_rules === undefined ? body : { ...body, house_rules: columnsIn(HOUSE_RULE_COLUMNS, house_rules) };

const recipeFields = (id: number, { recipe_items, ...body }: Body): Data => ({
  id,
  user_id: uid,
  folder_id: id,
  version: 1,
  created_at: now,
  updated_at: now,
  ...(recipe_items === undefined ? {} : columnsIn(COLUMNS, linesOf(recipe_items))),
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
  more?: Record<string, fc.Arbitrary<unknown>>,
): Subject[] => {
  const preferences = stored(makePreferences());
  const newPath = pathOf(IDS.shelfCreated);
  const path = pathOf(IDS.shelfRenamed);
  const current = stored(make({ id: IDS.shelfRenamed }));
  return [
    {
      name: `${name} created`,
      bodies: shelfBody(nameField, more),
      api: create,
      writes: ({ is_active, ...body }) => [
        { path: newPath, data: { ...make({ id: IDS.shelfCreated }), ...cleared(body, nameField) } },
        pointer(active, IDS.shelfCreated, is_active),
        countingFor(uid, 'shelves', IDS.shelfCreated),
      ],
      given: { [newPath]: null, [at.user(uid)]: preferences },
    },
    {
      name: `${name} renamed`,
      bodies: shelfBody(nameField, more),
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

/** The fields as the body has them, the name also when it has none. */
function cleared(body: Body, nameField: string): Data {
  const stored = withHouseRuleColumns(body);
  return nameField in stored ? stored : { ...stored, [nameField]: null };
}

/** A body with the text of its moment as a client stores it. */
const withMoment = ({ made_at, ...body }: Body): Body => {
  if (made_at === undefined) return body;
  return {
    ...body,
    made_at: typeof made_at === 'string' && made_at.endsWith('Z') ? new Date(made_at) : made_at,
  };
};

/** A mark as nobody has it yet, with what is said of it, and the rating that others count. */
function markWrites(kind: string, id: unknown, mark: Data): Write[] {
  const key = typeof id === 'string' ? id : JSON.stringify(id);
  const blank = makeMark({ favourite: false, rating: null });
  const items = { [key]: { ...blank, ...mark } };
  const rated = kind === 'recipes' && typeof id === 'number' && mark.rating != null;
  return [
    { path: `${at.user(uid)}/marks/${kind}`, data: makeMarks({ items, last_item_id: key }) },
    ...(rated
      ? [{ path: at.rating(uid, id), data: { user_id: uid, rating: mark.rating, updated_at: now } }]
      : []),
  ];
}

const nothingMarked = (recipes: readonly number[]): Record<string, null> => ({
  [at.marks(uid, 'recipes')]: null,
  [at.marks(uid, 'ingredients')]: null,
  ...Object.fromEntries(recipes.map((id) => [at.rating(uid, id), null])),
});

/** Everything that is compared, over the same world. */
export function subjectsOf({ ids, documents }: SharedData): Subject[] {
  const depthUnder = (parent: unknown) => {
    const above = documents[`ids/${JSON.stringify(parent)}`]?.depth;
    return typeof above === 'number' ? above + 1 : 0;
  };
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
      writes: (body) => [
        { path: newIngredientPath, data: ingredientFields(IDS.ingredientCreated, body) },
        takingId('ingredient', IDS.ingredientCreated, depthUnder(body.parent_ingredient_id)),
        countingFor(uid, 'ingredients', IDS.ingredientCreated),
      ],
      given: { [newIngredientPath]: null, [at.takenId(IDS.ingredientCreated)]: null },
    },
    {
      name: 'ingredient updated',
      bodies: ingredientBody(ids),
      api: 'updateIngredient',
      before: { api: 'createIngredient', body: ingredientBefore },
      writes: (body) => [
        { path: historyPath, data: { ...validIngredient, valid_to: now } },
        { path: ingredientPath, data: { ...ingredientFields(IDS.ingredientUpdated, body), version: 2 } },
        countingFor(uid, 'edits', IDS.ingredientUpdated),
      ],
      given: { [ingredientPath]: validIngredient, [historyPath]: null },
    },
    {
      name: 'recipe created',
      bodies: recipeBody(ids),
      api: 'createRecipe',
      writes: (body) => [
        { path: newRecipePath, data: recipeFields(IDS.recipeCreated, body) },
        takingId('recipe', IDS.recipeCreated),
        countingFor(uid, 'recipes', IDS.recipeCreated),
      ],
      given: { [newRecipePath]: null, [at.takenId(IDS.recipeCreated)]: null },
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
        countingFor(uid, 'edits', IDS.recipeUpdated),
      ],
      given: { [recipePath]: recipe },
    },
    {
      name: 'recipe shared',
      bodies: sharingBody(),
      api: 'saveSharing',
      before: { api: 'createRecipe', body: recipeBefore },
      writes: (body) => [
        {
          path: SHARING.document(IDS.shared),
          data: { id: IDS.shared, user_id: uid, updated_at: now, ...body },
        },
      ],
      given: {
        [SHARING.document(IDS.shared)]: null,
        [at.recipe(IDS.shared)]: stored(makeRecipe({ id: IDS.shared, folder_id: IDS.shared })),
      },
    },
    ...shelfSubjects(
      'cabinet',
      'bar_cabinet_name',
      (id) => at.barCabinet(place, id),
      makeCabinet,
      ['createBarCabinet', 'updateBarCabinet'],
      'active_bar_cabinet_id',
      { house_rules: fc.option(houseRulesBody(ids), { nil: undefined }) },
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
    {
      name: 'mark saved',
      bodies: markBody(ids),
      api: 'saveMark',
      writes: ({ kind, item_id, note, ...mark }) => {
        const noted = note !== undefined && note !== '';
        const of = `${String(kind)}s`;
        const notePath = `${at.user(uid)}/notes/${of}_${String(item_id)}`;
        return [
          ...markWrites(of, item_id, { ...mark, noted }),
          ...(noted
            ? [
                { path: notePath, data: { text: note, updated_at: now } },
                countingFor(uid, 'notes', String(item_id)),
              ]
            : []),
        ];
      },
      given: {
        ...nothingMarked(ids.recipes),
        ...Object.fromEntries(
          [
            ...ids.recipes.map((id) => at.note(uid, 'recipes', id)),
            ...ids.ingredients.map((id) => at.note(uid, 'ingredients', id)),
          ].map((path) => [path, null]),
        ),
      },
    },
    {
      name: 'drink made',
      bodies: logBody(ids),
      api: 'createLogEntry',
      writes: (body) => {
        const entry = withMoment(body);
        const { recipe_name } = documents[`recipes/${String(body.recipe_id)}`] ?? {};
        return [
          {
            path: at.logEntry(uid, IDS.logged),
            data: { id: IDS.logged, recipe_name, created_at: now, ...entry },
          },
          ...markWrites('recipes', body.recipe_id, {
            made_count: 1,
            last_made_at: entry.made_at ?? null,
            ...(entry.rating == null ? {} : { rating: entry.rating }),
          }),
          countingFor(uid, 'notes', IDS.logged),
        ];
      },
      given: { [at.logEntry(uid, IDS.logged)]: null, ...nothingMarked(ids.recipes) },
    },
    {
      name: 'shopping entry saved',
      bodies: shoppingBody(ids),
      api: 'saveShoppingEntry',
      writes: ({ key, ...entry }) => [
        {
          path: at.shoppingList(place),
          data: { items: { [String(key)]: { ...entry, by: uid } }, last_item_id: key, updated_at: now },
        },
      ],
      given: { [at.shoppingList(place)]: null },
    },
    {
      name: 'party planned',
      bodies: planBody(ids),
      api: 'createPlan',
      writes: (body) => [
        { path: at.plan(place, IDS.planned), data: { id: IDS.planned, ...body, updated_at: now } },
        countingFor(uid, 'shelves', IDS.planned),
      ],
      given: { [at.plan(place, IDS.planned)]: null },
    },
    {
      name: 'plan of a party changed',
      bodies: planBody(ids),
      api: 'updatePlan',
      before: { api: 'createPlan', body: without(without(makePlan(), 'id'), 'updated_at') },
      writes: (body) => [
        { path: at.plan(place, IDS.replanned), data: { id: IDS.replanned, ...body, updated_at: now } },
      ],
      given: { [at.plan(place, IDS.replanned)]: stored(makePlan({ id: IDS.replanned })) },
    },
  ];
}

function pick(data: Data, keys: readonly string[]): Data {
  return Object.fromEntries(keys.map((key) => [key, data[key]]));
}
