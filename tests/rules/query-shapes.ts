type Filter = readonly [field: string, operator: '==' | '<' | '<=' | '>' | 'array-contains', value: unknown];

/** A query as the product makes it; values are examples. */
export interface QueryShape {
  /** What asks it. */
  use: string;
  collection: string;
  where?: readonly Filter[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
}

/** Queries of the web app: they have to pass the rules as well. */
export const WEB_SHAPES: readonly QueryShape[] = [
  { use: 'ingredient list', collection: 'ingredients', orderBy: ['ingredient_name', 'asc'], limit: 100 },
  { use: 'names of ingredients', collection: 'ingredients', orderBy: ['ingredient_name', 'asc'], limit: 100 },
  {
    use: 'history of an ingredient',
    collection: 'ingredients/10001/versions',
    orderBy: ['version', 'desc'],
    limit: 50,
  },
  {
    use: 'recipe list',
    collection: 'recipe_views',
    where: [['visible', '==', true]],
    orderBy: ['recipe_name', 'asc'],
    limit: 100,
  },
  {
    use: 'warning of an equal name',
    collection: 'cards',
    where: [
      ['kind', '==', 'recipe'],
      ['name_folded', '==', 'martini'],
    ],
    limit: 5,
  },
  { use: 'cabinets', collection: 'users/ana/bar_cabinets', orderBy: ['created_at', 'asc'], limit: 100 },
  { use: 'menus', collection: 'users/ana/menus', orderBy: ['created_at', 'asc'], limit: 100 },
  { use: 'plans of parties', collection: 'users/ana/plans', orderBy: ['updated_at', 'desc'], limit: 100 },
  { use: 'menus shown to guests', collection: 'users/ana/publications', limit: 100 },
  {
    use: 'bars of a person',
    collection: 'bars',
    where: [['member_uids', 'array-contains', 'ana']],
    limit: 100,
  },
  { use: 'log of drinks', collection: 'users/ana/log', orderBy: ['made_at', 'desc'], limit: 100 },
  { use: 'reference data', collection: 'quantity_units', limit: 1000 },
  ...['recipes', 'recipe_views', 'folders', 'shared_recipes'].map((collection) => ({
    use: 'download of own data',
    collection,
    where: [['user_id', '==', 'ana']] as const,
    limit: 100,
  })),
  {
    use: 'download of own data',
    collection: 'ingredients',
    where: [['updated_by', '==', 'ana']],
    limit: 100,
  },
];

/** Queries of the functions. */
export const FUNCTION_SHAPES: readonly QueryShape[] = [
  {
    use: 'menus that guests see',
    collection: 'users/ana/publications',
    where: [['menu_id', '==', 1]],
    orderBy: ['__name__', 'asc'],
    limit: 100,
  },
  {
    use: 'bars of a person',
    collection: 'bars',
    where: [['member_uids', 'array-contains', 'ana']],
    orderBy: ['__name__', 'asc'],
    limit: 300,
  },
  {
    use: 'invitations to a bar',
    collection: `bars/${'B'.repeat(22)}/invites`,
    orderBy: ['__name__', 'asc'],
    limit: 100,
  },
  {
    use: 'recipes shared with everybody',
    collection: 'shared_recipes',
    where: [['is_shared', '==', true]],
    orderBy: ['__name__', 'asc'],
    limit: 5000,
  },
  { use: 'options', collection: 'quantity_units', orderBy: ['__name__', 'asc'], limit: 1000 },
  {
    use: 'first page of the feed',
    collection: 'cards',
    where: [['visible', '==', true]],
    orderBy: ['feed_key', 'desc'],
    limit: 20,
  },
  {
    use: 'later pages of the feed',
    collection: 'cards',
    where: [
      ['visible', '==', true],
      ['feed_key', '<', 1000],
    ],
    orderBy: ['feed_key', 'desc'],
    limit: 20,
  },
  {
    use: 'changes since the search index was built',
    collection: 'cards',
    where: [['updated_at', '>', new Date(0)]],
    orderBy: ['updated_at', 'asc'],
    limit: 500,
  },
  {
    use: 'the last card that was written',
    collection: 'cards',
    where: [['updated_at', '>', new Date(0)]],
    orderBy: ['updated_at', 'desc'],
    limit: 1,
  },
  ...(
    [
      ['ingredients', 'valid_from'],
      ['recipes', 'updated_at'],
    ] as const
  ).map(([collection, field]): QueryShape => ({
    use: 'changes whose trigger may be lost',
    collection,
    where: [[field, '>', new Date(0)]],
    orderBy: [field, 'asc'],
    limit: 500,
  })),
  {
    use: 'lists behind an id',
    collection: 'ingredients',
    where: [['id', '>', 10001]],
    orderBy: ['id', 'asc'],
    limit: 1000,
  },
  { use: 'cabinets of a person', collection: 'users/ana/bar_cabinets', orderBy: ['id', 'asc'], limit: 1000 },
  {
    use: 'plans of a person',
    collection: 'users/ana/plans',
    where: [['id', '>', 0]],
    orderBy: ['id', 'asc'],
    limit: 1001,
  },
  { use: 'menus of a person', collection: 'users/ana/menus', orderBy: ['id', 'asc'], limit: 1000 },
  ...(['item_ingredient_ids', 'item_quantity_unit_ids', 'glassware_ids', 'serving_method_ids'] as const).map(
    (field): QueryShape => ({
      use: `recipes by ${field}`,
      collection: 'recipes',
      where: [[field, 'array-contains', 1]],
      orderBy: ['__name__', 'asc'],
      limit: 100,
    }),
  ),
  ...(['ingredient_type_id', 'ingredient_brand_id', 'parent_ingredient_id'] as const).map(
    (field): QueryShape => ({
      use: `ingredients by ${field}`,
      collection: 'ingredients',
      where: [[field, '==', 1]],
      orderBy: ['__name__', 'asc'],
      limit: 100,
    }),
  ),
  {
    use: 'ingredients by attribute',
    collection: 'ingredients',
    where: [['ingredient_attribute_ids', 'array-contains', 1]],
    orderBy: ['__name__', 'asc'],
    limit: 100,
  },
  ...(['ingredient', 'recipe'] as const).map((kind): QueryShape => ({
    use: `cards of every ${kind}`,
    collection: 'cards',
    where: [
      ['kind', '==', kind],
      ['removed', '==', false],
    ],
    orderBy: ['__name__', 'asc'],
    limit: 300,
  })),
  ...(['uid', 'about_id'] as const).map((field) => ({
    use: `remembered answers by ${field}`,
    collection: 'idempotency_keys',
    where: [[field, '==', field === 'uid' ? 'ana' : 20001]] as const,
    orderBy: ['__name__', 'asc'] as const,
    limit: 300,
  })),
  {
    use: 'open reports',
    collection: 'reports',
    where: [['status', '==', 'open']],
    orderBy: ['created_at', 'desc'],
    limit: 50,
  },
  {
    use: 'open reports of a thing',
    collection: 'reports',
    where: [
      ['item', '==', 'recipe_20001'],
      ['status', '==', 'open'],
    ],
    orderBy: ['__name__', 'asc'],
    limit: 400,
  },
  {
    use: 'reports of a person within an hour',
    collection: 'reports',
    where: [
      ['reporter_uid', '==', 'ana'],
      ['created_at', '>', new Date(0)],
    ],
    limit: 50,
  },
  {
    use: 'reports of a person',
    collection: 'reports',
    where: [['reporter_uid', '==', 'ana']],
    orderBy: ['__name__', 'asc'],
    limit: 300,
  },
  { use: 'log of administrators', collection: 'audit', orderBy: ['at', 'desc'], limit: 50 },
  {
    use: 'alerts',
    collection: 'alerts',
    where: [['open', '==', true]],
    orderBy: ['__name__', 'asc'],
    limit: 50,
  },
  ...(
    [
      ['ingredients', 'updated_by'],
      ['recipes', 'user_id'],
    ] as const
  ).map(([collection, field]): QueryShape => ({
    use: 'what a person did, to be undone',
    collection,
    where: [[field, '==', 'ana']],
    orderBy: ['__name__', 'asc'],
    limit: 50,
  })),
  {
    use: 'versions of an ingredient, newest first',
    collection: 'ingredients/10001/versions',
    orderBy: ['version', 'desc'],
    limit: 100,
  },
  { use: 'log of drinks', collection: 'users/ana/log', orderBy: ['made_at', 'desc'], limit: 1001 },
  {
    use: 'pictures to purge',
    collection: 'removed_pictures',
    where: [['purge_at', '<=', new Date()]],
    orderBy: ['purge_at', 'asc'],
    limit: 200,
  },
  {
    use: 'removed pictures that are still in sight',
    collection: 'removed_pictures',
    where: [['hidden', '==', false]],
    limit: 200,
  },
];

/** A query that nothing covers: without it nobody would know that the engine looks. */
export const UNCOVERED: QueryShape = {
  use: 'nothing',
  collection: 'cards',
  where: [['visible', '==', true]],
  orderBy: ['updated_at', 'desc'],
  limit: 1,
};
