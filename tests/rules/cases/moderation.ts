import { OUTSIDERS } from '../support/actors.ts';
import {
  longAgo,
  makeCabinet,
  makeCabinetEntry,
  makeIngredient,
  makeMenu,
  makePreferences,
  makeRecipe,
  makeType,
  stored,
} from '../support/builders.ts';
import { allowed, denied, deniedRows, type Operation, type RuleCase } from '../support/rule-case.ts';
import { now } from '../support/values.ts';

const ingredient = stored(makeIngredient());
const cabinet = stored(makeCabinet());
const menu = stored(makeMenu());

/** An update of Ana's ingredient by somebody. */
const updatedBy = (uid: string): Operation => ({
  batch: [
    { set: 'ingredients/500', data: makeIngredient({ version: 2, updated_by: uid }) },
    { set: 'ingredients/500/versions/1', data: { ...ingredient, valid_to: now } },
  ],
});

/** Writes that Ana may do, and the documents that must exist for them. */
const WRITES: readonly [what: string, operation: Operation, given?: RuleCase['given']][] = [
  ['creates an ingredient', { set: 'ingredients/500', data: makeIngredient() }],
  ['updates an ingredient', updatedBy('ana'), { 'ingredients/500': ingredient }],
  ['removes an ingredient', { delete: 'ingredients/500' }, { 'ingredients/500': ingredient }],
  ['creates a recipe', { set: 'recipes/600', data: makeRecipe() }],
  [
    'updates a recipe',
    { set: 'recipes/600', data: makeRecipe({ version: 2, created_at: longAgo }) },
    { 'recipes/600': stored(makeRecipe()) },
  ],
  ['removes a recipe', { delete: 'recipes/600' }, { 'recipes/600': stored(makeRecipe()) }],
  ['makes preferences', { set: 'users/ana', data: makePreferences() }, { 'users/ana': null }],
  ['changes preferences', { set: 'users/ana', data: makePreferences() }],
  ['makes a cabinet', { set: 'users/ana/bar_cabinets/700', data: makeCabinet() }],
  [
    'changes a cabinet',
    {
      set: 'users/ana/bar_cabinets/700',
      data: { ...cabinet, items: { '10001': makeCabinetEntry() }, last_item_id: '10001', updated_at: now },
    },
    {
      'users/ana/bar_cabinets/700': {
        ...cabinet,
        items: { '10001': makeCabinetEntry({ is_in_stock: false }) },
        last_item_id: '10001',
      },
    },
  ],
  [
    'removes a cabinet',
    { delete: 'users/ana/bar_cabinets/700' },
    { 'users/ana/bar_cabinets/700': cabinet, 'users/ana': null },
  ],
  ['makes a menu', { set: 'users/ana/menus/800', data: makeMenu() }],
  [
    'renames a menu',
    { set: 'users/ana/menus/800', data: { ...menu, menu_name: 'Autumn', updated_at: now } },
    { 'users/ana/menus/800': menu },
  ],
  ['removes a menu', { delete: 'users/ana/menus/800' }, { 'users/ana/menus/800': menu, 'users/ana': null }],
];

const suspension: RuleCase[] = [
  ...WRITES.flatMap(([what, operation, given]) => [
    allowed(`Ana ${what}`, 'ana', operation, given),
    denied(`Ana, suspended, no longer ${what}`, 'suspended', operation, given),
  ]),
  denied('a suspended administrator is none', 'suspendedAdmin', {
    set: 'ingredient_types/50',
    data: makeType({ id: 50 }),
  }),
  ...['ingredients/10001', 'recipes/20001', 'users/ana', 'users/ana/bar_cabinets/1', 'folders/20001'].map(
    (path) => allowed(`Ana, suspended, still reads ${path}`, 'suspended', { get: path }),
  ),
  ...['recipes', 'recipe_views', 'folders'].map((collection) =>
    allowed(`Ana, suspended, still downloads her ${collection}`, 'suspended', {
      list: collection,
      limit: 100,
      equal: ['user_id', 'ana'],
    }),
  ),
  ...['users/ana/bar_cabinets', 'users/ana/menus'].map((collection) =>
    allowed(`Ana, suspended, still downloads ${collection}`, 'suspended', { list: collection, limit: 100 }),
  ),
];

const OWN_REPORT = 'reports/recipe_20002_ana';

const reports: RuleCase[] = [
  allowed('whoever reported something reads the report', 'ana', { get: OWN_REPORT }),
  allowed('whoever did not report something learns it', 'ana', { get: 'reports/ingredient_10001_ana' }),
  ...deniedRows([...OUTSIDERS, 'ben', 'admin'], {}, [['a report of Ana is not read', { get: OWN_REPORT }]]),
  denied('a report is of one thing', 'ana', { get: 'reports/recipe_1_ana_2' }),
  denied('a report is by somebody', 'ana', { get: 'reports/recipe_ana' }),
  denied('no report ends like another', 'ana', { get: 'reports/recipe_1_anna' }),
];

const locked = { 'ingredients/500': ingredient, 'locks/500': { by: 'admin' } };
const removed: Operation = { delete: 'ingredients/500' };

const hidden: RuleCase[] = [
  allowed('everybody verified learns what is hidden', 'ben', { get: 'hidden_items/ingredient' }),
  ...deniedRows(OUTSIDERS, {}, [['what is hidden is not read', { get: 'hidden_items/ingredient' }]]),
];

const locks: RuleCase[] = [
  allowed('a locked ingredient is updated by an administrator', 'admin', updatedBy('admin'), locked),
  denied('a locked ingredient is not updated by a member', 'ben', updatedBy('ben'), locked),
  denied('a locked ingredient is not updated by its creator', 'ana', updatedBy('ana'), locked),
  denied(
    'a locked ingredient is not updated by a former administrator',
    'formerAdmin',
    updatedBy('former-admin'),
    locked,
  ),
  denied('a locked ingredient is not removed past the log', 'admin', removed, locked),
  denied('a locked ingredient is not removed by its creator', 'ana', removed, locked),
  allowed('everybody verified learns that an ingredient is locked', 'ben', { get: 'locks/10001' }),
  ...OUTSIDERS.map((as) => denied(`a lock is not read by ${as}`, as, { get: 'locks/10001' })),
];

/** Collections that only functions write and list. */
const closed = [
  OWN_REPORT,
  'locks/10001',
  'hidden_items/recipe',
  'moderation/recipe_20001',
  'audit/one',
  'alerts/ana',
].flatMap((path): RuleCase[] => {
  const collection = path.slice(0, path.indexOf('/'));
  const given = { [path]: { by: 'ana' } };
  return (['nobody', 'ana', 'admin'] as const).flatMap((as) => [
    denied(`${collection}: not listed by ${as}`, as, { list: collection, limit: 1 }),
    denied(`${collection}: not created by ${as}`, as, { set: path, data: { by: as } }),
    denied(`${collection}: not changed by ${as}`, as, { update: path, data: { by: 'x' } }, given),
    denied(`${collection}: not removed by ${as}`, as, { delete: path }, given),
  ]);
});

const unread = ['moderation/recipe_20001', 'audit/one', 'alerts/ana'].flatMap((path): RuleCase[] =>
  (['nobody', 'ana', 'admin'] as const).map((as) =>
    denied(`${path}: not read by ${as}, the API apart`, as, { get: path }),
  ),
);

export const moderationCases: RuleCase[] = [
  ...suspension,
  ...reports,
  ...hidden,
  ...locks,
  ...closed,
  ...unread,
];
