type Filter = readonly [
  field: string,
  operator: '==' | 'in' | '<' | '<=' | '>' | 'array-contains',
  value: unknown,
];

/** A query as the product makes it; values are examples. */
export interface QueryShape {
  /** The code that sends it. */
  use: string;
  collection: string;
  where?: readonly Filter[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
}

type Row = readonly [
  use: string,
  collection: string,
  where: readonly Filter[],
  orderBy: QueryShape['orderBy'] | null,
  limit: number,
];

const shape = ([use, collection, where, orderBy, limit]: Row): QueryShape => ({
  use,
  collection,
  ...(where.length > 0 && { where }),
  ...(orderBy && { orderBy }),
  limit,
});

const BY_PATH = ['__name__', 'asc'] as const;
const OF_ANA = ['member_uids', 'array-contains', 'ana'] as const;
const VISIBLE = ['visible', '==', true] as const;
const START = new Date(0);

/** Queries of the web app: they have to pass the rules as well. */
export const WEB_SHAPES = (
  [
    ['ingredient list', 'ingredients', [], ['ingredient_name', 'asc'], 100],
    ['names of ingredients', 'ingredients', [], ['ingredient_name', 'asc'], 100],
    ['history of an ingredient', 'ingredients/10001/versions', [], ['version', 'desc'], 50],
    ['recipe list', 'recipe_views', [VISIBLE], ['recipe_name', 'asc'], 100],
    [
      'warning of an equal name',
      'cards',
      [
        ['kind', '==', 'recipe'],
        ['name_folded', '==', 'martini'],
      ],
      null,
      5,
    ],
    ['cabinets', 'users/ana/bar_cabinets', [], ['created_at', 'asc'], 100],
    ['menus', 'users/ana/menus', [], ['created_at', 'asc'], 100],
    ['plans of parties', 'users/ana/plans', [], ['updated_at', 'desc'], 100],
    ['menus shown to guests', 'users/ana/publications', [], null, 100],
    ['bars of a person', 'bars', [OF_ANA], null, 100],
    ['log of drinks', 'users/ana/log', [], ['made_at', 'desc'], 100],
    ['recipes that one wrote', 'recipe_views', [['user_id', '==', 'ana']], null, 100],
    ['reference data', 'quantity_units', [], null, 1000],
    ['download of own data', 'recipes', [['user_id', '==', 'ana']], null, 100],
    ['download of own data', 'recipe_views', [['user_id', '==', 'ana']], null, 100],
    ['download of own data', 'folders', [['user_id', '==', 'ana']], null, 100],
    ['download of own data', 'shared_recipes', [['user_id', '==', 'ana']], null, 100],
    ['download of own data', 'ingredients', [['updated_by', '==', 'ana']], null, 100],
  ] satisfies Row[]
).map(shape);

/** Queries of the functions. */
export const FUNCTION_SHAPES = (
  [
    ['menus that guests see', 'users/ana/publications', [['menu_id', '==', 1]], BY_PATH, 100],
    ['bars of a person', 'bars', [OF_ANA], BY_PATH, 300],
    ['invitations to a bar', `bars/${'B'.repeat(22)}/invites`, [], BY_PATH, 100],
    ['recipes shared with everybody', 'shared_recipes', [['is_shared', '==', true]], BY_PATH, 5000],
    ['options', 'quantity_units', [], BY_PATH, 1000],
    ['first page of the feed', 'cards', [VISIBLE], ['feed_key', 'desc'], 20],
    ['later pages of the feed', 'cards', [VISIBLE, ['feed_key', '<', 1000]], ['feed_key', 'desc'], 20],
    ['changes since the index was built', 'cards', [['updated_at', '>', START]], ['updated_at', 'asc'], 500],
    ['the last card that was written', 'cards', [['updated_at', '>', START]], ['updated_at', 'desc'], 1],
    [
      'ingredients whose trigger may be lost',
      'ingredients',
      [['valid_from', '>', START]],
      ['valid_from', 'asc'],
      500,
    ],
    [
      'recipes whose trigger may be lost',
      'recipes',
      [['updated_at', '>', START]],
      ['updated_at', 'asc'],
      500,
    ],
    ['lists behind an id', 'ingredients', [['id', '>', 10001]], ['id', 'asc'], 1000],
    ['cabinets of a person', 'users/ana/bar_cabinets', [], ['id', 'asc'], 1000],
    ['plans of a person', 'users/ana/plans', [['id', '>', 0]], ['id', 'asc'], 1001],
    ['menus of a person', 'users/ana/menus', [], ['id', 'asc'], 1000],
    ...['item_ingredient_ids', 'item_quantity_unit_ids', 'glassware_ids', 'serving_method_ids'].map(
      (field): Row => [`recipes by ${field}`, 'recipes', [[field, 'array-contains', 1]], BY_PATH, 100],
    ),
    ...['ingredient_type_id', 'ingredient_brand_id', 'parent_ingredient_id'].map((field): Row => [
      `ingredients by ${field}`,
      'ingredients',
      [[field, '==', 1]],
      BY_PATH,
      100,
    ]),
    [
      'ingredients by attribute',
      'ingredients',
      [['ingredient_attribute_ids', 'array-contains', 1]],
      BY_PATH,
      100,
    ],
    ...['ingredient', 'recipe'].map((kind): Row => {
      const where: Filter[] = [
        ['kind', '==', kind],
        ['removed', '==', false],
      ];
      return [`cards of every ${kind}`, 'cards', where, BY_PATH, 300];
    }),
    ...[[], [['guest_uid', '==', 'gia']] satisfies Filter[]].map((guest): Row => [
      'open orders before one',
      `public_menus/${'T'.repeat(22)}/orders`,
      [...guest, ['status', 'in', ['new', 'making', 'ready']], ['created_at', '<', START]],
      null,
      100,
    ]),
    ['remembered answers of a person', 'idempotency_keys', [['uid', '==', 'ana']], BY_PATH, 300],
    ['remembered answers about a thing', 'idempotency_keys', [['about_id', '==', 20001]], BY_PATH, 300],
    ['open reports', 'reports', [['status', '==', 'open']], ['created_at', 'desc'], 50],
    [
      'open reports of a thing',
      'reports',
      [
        ['item', '==', 'recipe_20001'],
        ['status', '==', 'open'],
      ],
      BY_PATH,
      400,
    ],
    [
      'reports of a person within an hour',
      'reports',
      [
        ['reporter_uid', '==', 'ana'],
        ['created_at', '>', START],
      ],
      null,
      50,
    ],
    ['reports of a person', 'reports', [['reporter_uid', '==', 'ana']], BY_PATH, 300],
    ['log of administrators', 'audit', [], ['at', 'desc'], 50],
    ['alerts', 'alerts', [['open', '==', true]], BY_PATH, 50],
    ['ingredients of a person, to be undone', 'ingredients', [['updated_by', '==', 'ana']], BY_PATH, 50],
    ['recipes of a person, to be undone', 'recipes', [['user_id', '==', 'ana']], BY_PATH, 50],
    ['versions of an ingredient', 'ingredients/10001/versions', [], ['version', 'desc'], 100],
    ['log of drinks', 'users/ana/log', [], ['made_at', 'desc'], 1001],
    ['pictures to purge', 'removed_pictures', [['purge_at', '<=', new Date()]], ['purge_at', 'asc'], 200],
    ['removed pictures that are still in sight', 'removed_pictures', [['hidden', '==', false]], null, 200],
  ] satisfies Row[]
).map(shape);

/** A query that nothing covers: without it nobody would know that the engine looks. */
export const UNCOVERED = shape(['nothing', 'cards', [VISIBLE], ['updated_at', 'desc'], 1]);
