import { OUTSIDERS } from '../support/actors.ts';
import { allowed, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';

/** Collections that everybody verified reads: a document of each, and the longest list a query may ask for. */
const SHARED: readonly [collection: string, id: string, most: number][] = [
  ['ingredient_types', '1', 1000],
  ['ingredient_brands', '1', 1000],
  ['ingredient_attributes', '1', 1000],
  ['glassware', '1', 1000],
  ['serving_methods', '1', 1000],
  ['quantity_unit_types', '1', 1000],
  ['quantity_units', '1', 1000],
  ['ingredients', '10001', 100],
  ['ingredients/10003/versions', '1', 100],
  ['recipes', '20001', 100],
  ['option_lists', 'glassware', 100],
  ['cards', 'ingredient_10001', 100],
  ['recipe_views', '20001', 100],
  ['popularity', '10001', 1000],
  ['folders', '20001', 100],
];

/** Collections that belong to Ana alone. */
const PRIVATE: readonly [collection: string, id: string, most: number][] = [
  ['users/ana/bar_cabinets', '1', 100],
  ['users/ana/menus', '1', 100],
  ['users/ana/notes', 'recipes_20001', 100],
  ['users/ana/log', '1', 100],
];

const shared = SHARED.flatMap(([collection, id, most]): RuleCase[] => [
  allowed(`${collection}: everybody verified reads one`, 'ben', { get: `${collection}/${id}` }),
  allowed(`${collection}: everybody verified learns that one is missing`, 'ben', {
    get: `${collection}/99999`,
  }),
  allowed(`${collection}: a list may ask for ${most}`, 'ben', { list: collection, limit: most }),
  denied(`${collection}: a list must not ask for ${most + 1}`, 'ben', { list: collection, limit: most + 1 }),
  denied(`${collection}: a list must say how much it wants`, 'ben', { list: collection }),
  ...(collection.includes('/')
    ? []
    : [denied(`${collection}: a list must not skip what is billed`, 'ben', { list: collection, behind: 1 })]),
  ...OUTSIDERS.flatMap((as) => [
    denied(`${collection}: not read by ${as}`, as, { get: `${collection}/${id}` }),
    denied(`${collection}: not listed by ${as}`, as, { list: collection, limit: 1 }),
  ]),
]);

const own = PRIVATE.flatMap(([collection, id, most]): RuleCase[] => [
  allowed(`${collection}: the owner reads one`, 'ana', { get: `${collection}/${id}` }),
  allowed(`${collection}: a list may ask for ${most}`, 'ana', { list: collection, limit: most }),
  denied(`${collection}: a list must not ask for ${most + 1}`, 'ana', { list: collection, limit: most + 1 }),
  denied(`${collection}: a list must say how much it wants`, 'ana', { list: collection }),
  ...([...OUTSIDERS, 'ben', 'admin'] as const).flatMap((as) => [
    denied(`${collection}: not read by ${as}`, as, { get: `${collection}/${id}` }),
    denied(`${collection}: not listed by ${as}`, as, { list: collection, limit: 1 }),
  ]),
]);

/** The one document that says where the browsers' catalogue is. */
const catalogue = [
  allowed('catalogue: everybody verified reads it', 'ben', { get: 'catalogue/current' }),
  ...OUTSIDERS.map((as) => denied(`catalogue: not read by ${as}`, as, { get: 'catalogue/current' })),
  ...([...OUTSIDERS, 'ben', 'admin'] as const).map((as) =>
    denied(`catalogue: not listed by ${as}`, as, { list: 'catalogue', limit: 1 }),
  ),
];

/** The one document of substitutes: everybody verified reads it, nobody writes it but with the reference data. */
const substitutes = [
  allowed('substitutes: everybody verified reads them', 'ben', { get: 'substitutes/current' }),
  ...OUTSIDERS.map((as) => denied(`substitutes: not read by ${as}`, as, { get: 'substitutes/current' })),
  ...([...OUTSIDERS, 'ben', 'admin'] as const).flatMap((as) => [
    denied(`substitutes: not listed by ${as}`, as, { list: 'substitutes', limit: 1 }),
    denied(`substitutes: not written by ${as}`, as, {
      set: 'substitutes/current',
      data: { staple_ids: [10001] },
    }),
  ]),
];

const preferences: RuleCase[] = [
  allowed('users: the owner reads the preferences', 'ana', { get: 'users/ana' }),
  allowed('users: the owner learns that there are none yet', 'ben', { get: 'users/ben' }),
  ...deniedRows([...OUTSIDERS, 'ben', 'admin'], {}, [['users: not read', { get: 'users/ana' }]]),
  ...deniedRows(['nobody', 'ana', 'admin'], {}, [['users: not listed', { list: 'users', limit: 1 }]]),
];

const uploads: RuleCase[] = [
  allowed('uploads: the uploader reads what became of one', 'ana', { get: 'users/ana/uploads/none' }),
  ...([...OUTSIDERS, 'ben', 'admin'] as const).map((as) =>
    denied(`uploads: not read by ${as}`, as, { get: 'users/ana/uploads/none' }),
  ),
  ...(['nobody', 'ana', 'admin'] as const).flatMap((as) => [
    denied(`uploads: not listed by ${as}`, as, { list: 'users/ana/uploads', limit: 1 }),
    denied(`uploads: not written by ${as}`, as, {
      set: 'users/ana/uploads/one',
      data: { status: 'attached' },
    }),
  ]),
];

/** Collections that only functions touch, and one that nobody has thought of. */
const closed = ['idempotency_keys', 'upload_usage', 'anything'].flatMap((collection): RuleCase[] =>
  (['nobody', 'ana', 'admin'] as const).flatMap((as) => [
    denied(`${collection}: not read by ${as}`, as, { get: `${collection}/key` }),
    denied(`${collection}: not listed by ${as}`, as, { list: collection, limit: 1 }),
    denied(`${collection}: not written by ${as}`, as, { set: `${collection}/key`, data: { uid: 'ana' } }),
  ]),
);

/** Read models: functions write them, no client does, not even an administrator. */
const derived = [
  'option_lists/glassware',
  'cards/ingredient_10001',
  'recipe_views/20001',
  'popularity/10001',
  'catalogue/current',
  'folders/20001',
].flatMap((path): RuleCase[] =>
  (['nobody', 'ana', 'admin'] as const).flatMap((as) => [
    denied(`${path}: not changed by ${as}`, as, { update: path, data: { visible: false } }),
    denied(`${path}: not removed by ${as}`, as, { delete: path }),
    denied(`${path}: not created by ${as}`, as, { set: `${path}0`, data: { visible: false } }),
  ]),
);

/** Documents that others refer to stay. */
const kept = [
  'ingredient_types/1',
  'ingredient_brands/1',
  'ingredient_attributes/1',
  'glassware/1',
  'serving_methods/1',
  'quantity_unit_types/1',
  'quantity_units/1',
  'users/ana',
].flatMap((path): RuleCase[] =>
  (['nobody', 'ana', 'admin'] as const).map((as) =>
    denied(`${path}: not removed by ${as}`, as, { delete: path }),
  ),
);

export const readingCases: RuleCase[] = [
  ...shared,
  ...own,
  ...catalogue,
  ...substitutes,
  ...preferences,
  ...uploads,
  ...closed,
  ...derived,
  ...kept,
];
