import { INGREDIENT_TEXTS, ingredientInput } from '@cellaret/domain/ingredients/ingredient';
import { SCORES } from '@cellaret/domain/taste/scores';
import { NO_ADMINS, OUTSIDERS } from '../support/actors.ts';
import {
  idsFrom,
  longAgo,
  makeBrand,
  makeIngredient,
  makeRecipe,
  makeType,
  otherTime,
  stored,
  without,
} from '../support/builders.ts';
import {
  accepts,
  firstVersionRows,
  idField,
  numberField,
  refuses,
  required,
  textFieldLike,
  unknownKey,
  type Subject,
  unreadableNameRows,
} from '../support/field-cases.ts';
import { idListRows } from '../support/list-cases.ts';
import { allowed, allowedRows, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { idsOfOtherLists } from '../support/rules-data.ts';
import { double, int64, now, type Data } from '../support/values.ts';

const subject: Subject = { what: 'an ingredient', as: 'ana', path: 'ingredients/500', make: makeIngredient };

const creating: RuleCase[] = [
  allowed('an ingredient is created by anybody verified', 'ben', {
    set: 'ingredients/500',
    data: makeIngredient({ updated_by: 'ben' }),
  }),
  ...OUTSIDERS.map((as) =>
    denied(`an ingredient is not created by ${as}`, as, { set: 'ingredients/500', data: makeIngredient() }),
  ),
  unknownKey(subject),
  ...INGREDIENT_TEXTS.flatMap((field) => textFieldLike(subject, field, ingredientInput.shape[field])),
  ...unreadableNameRows(subject, 'ingredient_name'),
  ...numberField(subject, 'alcohol_abv', 99.9),
  ...SCORES.flatMap((score) => numberField(subject, score, 9)),
  ...idField(subject, 'ingredient_type_id', (id) => ({ [`ingredient_types/${id}`]: makeType() })),
  refuses(subject, 'ingredient_type_id', null, 'as null'),
  refuses(subject, 'ingredient_type_id', 77, 'that does not exist'),
  ...idField(subject, 'ingredient_brand_id', (id) => ({ [`ingredient_brands/${id}`]: makeBrand() })),
  refuses(subject, 'ingredient_brand_id', null, 'as null'),
  refuses(subject, 'ingredient_brand_id', 77, 'that does not exist'),
  accepts(subject, 'ingredient_attribute_ids', [], 'empty'),
  ...idListRows(subject, 'ingredient_attribute_ids'),
  ...idsOfOtherLists('ingredient_attributes').map((id) =>
    refuses(subject, 'ingredient_attribute_ids', [id], `with the id ${id} of another list`),
  ),
  required(subject, 'ingredient_attribute_ids'),
];

const parents: RuleCase[] = [
  accepts(subject, 'parent_ingredient_id', 10001, 'that exists'),
  ...idField(subject, 'parent_ingredient_id', (id) => ({ [`ingredients/${id}`]: stored(makeIngredient()) })),
  refuses(subject, 'parent_ingredient_id', 77, 'that does not exist'),
  refuses(subject, 'parent_ingredient_id', 500, 'that is itself'),
  {
    ...refuses(subject, 'parent_ingredient_id', 500, 'that is itself, though it exists'),
    given: { 'ingredients/500/versions/1': stored(makeIngredient()) },
  },
  {
    ...refuses(subject, 'parent_ingredient_id', 501, 'that took no id'),
    given: { 'ingredients/501': stored(makeIngredient({ id: 501 })), 'ids/501': null },
  },
];

/** A new ingredient under 501, which lies `parentDepth` deep, that says it lies `depth` deep. */
const under = (parentDepth: number, depth: unknown, changes: Data = {}) => ({
  operation: {
    batch: [
      { set: 'ingredients/500', data: makeIngredient({ parent_ingredient_id: 501, ...changes }) },
      { set: 'ids/500', data: { kind: 'ingredient', depth, taken_at: now } },
    ],
  },
  given: {
    'ingredients/501': stored(makeIngredient({ id: 501 })),
    'ids/501': { kind: 'ingredient', depth: parentDepth, taken_at: longAgo },
  },
});

const deepRow = (verdict: typeof allowed, rule: string, { operation, given }: ReturnType<typeof under>) =>
  verdict(rule, 'ana', operation, given);

const depths: RuleCase[] = [
  deepRow(allowed, 'an ingredient may lie on the eighth level', under(6, 7)),
  deepRow(denied, 'an ingredient must not lie on the ninth level', under(7, 8)),
  deepRow(denied, 'an ingredient does not say that it lies as deep as its parent', under(3, 3)),
  deepRow(denied, 'an ingredient does not say that it lies on top', under(3, 0)),
  deepRow(denied, 'an ingredient does not say that it lies deeper than it does', under(3, 5)),
  deepRow(denied, 'a depth is a number', under(3, '4')),
  deepRow(denied, 'an ingredient without a parent lies on top', under(3, 4, { parent_ingredient_id: null })),
];

const bookkeeping: RuleCase[] = [
  ...firstVersionRows(subject, 500),
  denied('an ingredient must not have the id 2^53', 'ana', {
    set: 'ingredients/9007199254740992',
    data: makeIngredient({ id: int64('9007199254740992'), folder_id: int64('9007199254740992') }),
  }),
  {
    ...denied('an ingredient must not have the id of a recipe', 'ana', {
      set: 'ingredients/500',
      data: makeIngredient(),
    }),
    given: { 'recipes/500': stored(makeRecipe({ id: 500, folder_id: 500 })) },
  },
  required(subject, 'valid_from'),
  refuses(subject, 'valid_from', otherTime, 'that is not the server’s time'),
  required(subject, 'valid_to'),
  refuses(subject, 'valid_to', now, 'at first'),
  required(subject, 'updated_by'),
  refuses(subject, 'updated_by', 'ben', 'of somebody else'),
];

/** Ingredient 500 as it is stored before an update. */
const current = stored(makeIngredient());
const given = { 'ingredients/500': current };
const next = (changes: Data = {}) =>
  makeIngredient({ ingredient_name: 'Old Tom gin', version: 2, updated_by: 'ben', ...changes });
const closed = (changes: Data = {}): Data => ({ ...current, valid_to: now, ...changes });

/** The batch of an update: the successor, and what it replaces under `versions/{version}`. */
const replacing = (successor: Data, history: Data | null, version = '1') => ({
  batch: [
    { set: 'ingredients/500', data: successor },
    ...(history ? [{ set: `ingredients/500/versions/${version}`, data: history }] : []),
  ],
});

const updating: RuleCase[] = [
  ...allowedRows('ben', given, [
    ['an ingredient is updated by anybody verified, who closes it', replacing(next(), closed())],
    [
      'an ingredient is updated again',
      replacing(next({ version: 3 }), { ...closed({ version: 2 }) }, '2'),
      {
        'ingredients/500': { ...current, version: 2 },
        'ingredients/500/versions/1': { ...current, valid_to: longAgo },
      },
    ],
    [
      'an updated ingredient keeps its parent',
      replacing(next({ parent_ingredient_id: 10001 }), closed({ parent_ingredient_id: 10001 })),
      { 'ingredients/500': { ...current, parent_ingredient_id: 10001 } },
    ],
  ]),
  ...deniedRows(OUTSIDERS, given, [
    ['an ingredient is not updated', replacing(next({ updated_by: 'ana' }), closed())],
  ]),
  ...deniedRows('ben', given, [
    ['an update must not skip its history', replacing(next(), null)],
    [
      'an update must not lean on history',
      replacing(next(), null),
      { ...given, 'ingredients/500/versions/1': { ...current, valid_to: longAgo } },
    ],
    [
      'the second of two editors of one version is refused',
      replacing(next(), closed()),
      {
        'ingredients/500': { ...current, ingredient_name: 'Somebody was faster', version: 2 },
        'ingredients/500/versions/1': { ...current, valid_to: longAgo },
      },
    ],
    [
      'the second of two editors cannot store his idea of the version before',
      replacing(next({ version: 3 }), closed({ version: 2 }), '2'),
      { 'ingredients/500': { ...current, ingredient_name: 'Somebody was faster', version: 2 } },
    ],
    ['an update must not skip a version', replacing(next({ version: 3 }), closed())],
    ['an update must not stay at its version', replacing(next({ version: 1 }), closed())],
    ['a version is no floating point number', replacing(next({ version: double(2) }), closed())],
    ['history must not change a field', replacing(next(), closed({ ingredient_name: 'Never was' }))],
    ['history must not lose a field', replacing(next(), without(closed(), 'sweetness'))],
    ['history must not gain a field', replacing(next(), closed({ hint: 'x' }))],
    ['history ends now and not at another time', replacing(next(), closed({ valid_to: otherTime }))],
    ['history must end', replacing(next(), closed({ valid_to: null }))],
    ['history lies under its version', replacing(next(), closed(), '2')],
    ['history begins when it began', replacing(next(), closed({ valid_from: now }))],
    ['an updated ingredient begins now', replacing(next({ valid_from: longAgo }), closed())],
    ['an updated ingredient does not end', replacing(next({ valid_to: now }), closed())],
    ['an updated ingredient keeps its id', replacing(next({ id: 501 }), closed())],
    ['an updated ingredient keeps its folder', replacing(next({ folder_id: 501 }), closed())],
    ['an updated ingredient names who updated it', replacing(next({ updated_by: 'ana' }), closed())],
    ['an updated ingredient has no field nobody knows', replacing(next({ hint: 'x' }), closed())],
    ['an updated ingredient needs every field', replacing(without(next(), 'body'), closed())],
    ['an updated ingredient is not its own parent', replacing(next({ parent_ingredient_id: 500 }), closed())],
    [
      'an ingredient is moved to a parent by the API only',
      replacing(next({ parent_ingredient_id: 10001 }), closed()),
    ],
    [
      'an ingredient is moved to the top by the API only',
      replacing(next(), closed({ parent_ingredient_id: 10001 })),
      { 'ingredients/500': { ...current, parent_ingredient_id: 10001 } },
    ],
    [
      'an updated ingredient has a parent that is there',
      replacing(next({ parent_ingredient_id: 77 }), closed({ parent_ingredient_id: 77 })),
      { 'ingredients/500': { ...current, parent_ingredient_id: 77 } },
    ],
  ]),
];

const versionPath = 'ingredients/500/versions/1';

const history: RuleCase[] = [
  denied('a version is not written alone', 'ben', { set: versionPath, data: closed() }, given),
  denied('a version of nothing is not written', 'ben', { set: versionPath, data: closed() }),
  denied('a version is not written beside the first', 'ben', {
    batch: [
      { set: 'ingredients/500', data: makeIngredient({ updated_by: 'ben' }) },
      { set: versionPath, data: makeIngredient({ updated_by: 'ben', valid_to: now }) },
    ],
  }),
  denied(
    'a version more than the one replaced is not written',
    'ben',
    {
      batch: [
        ...replacing(next(), closed()).batch,
        { set: 'ingredients/500/versions/2', data: next({ valid_to: now }) },
      ],
    },
    given,
  ),
  denied('a version is not rewritten', 'ben', replacing(next(), closed()), {
    ...given,
    [versionPath]: { ...current, valid_to: longAgo },
  }),
  denied('a closed version is not changed', 'ben', {
    update: 'ingredients/10003/versions/1',
    data: { body: 1 },
  }),
  ...deniedRows(OUTSIDERS, { ...given }, [
    ['a version is not written', { set: versionPath, data: closed() }],
  ]),
];

const others = { updated_by: 'ben' };
const popularity = (reference_count: unknown) => ({
  'popularity/500': { ingredient_id: 500, recipe_count: 0, reference_count },
});
const secondVersion = (changes: Data) => ({
  'ingredients/500': { ...current, ...changes, version: 2 },
  'ingredients/500/versions/1': { ...current, valid_to: longAgo },
});
const remove = { delete: 'ingredients/500' };

const removing: RuleCase[] = [
  allowed('an ingredient nobody refers to is removed by its creator', 'ana', remove, given),
  allowed('what nobody refers to any more is removed', 'ana', remove, { ...given, ...popularity(0) }),
  allowed('what others updated is removed by its creator', 'ana', remove, {
    ...secondVersion(others),
    ...popularity(0),
  }),
  allowed('an ingredient nobody refers to is removed by the administrator who created it', 'admin', remove, {
    'ingredients/500': { ...current, updated_by: 'admin' },
  }),
  denied('an ingredient in use is not removed by the administrator who created it', 'admin', remove, {
    'ingredients/500': { ...current, updated_by: 'admin' },
    ...popularity(3),
  }),
  denied('what something refers to is not removed', 'ana', remove, { ...given, ...popularity(1) }),
  denied('what was never counted is not removed', 'ana', remove, {
    ...given,
    'popularity/500': { ingredient_id: 500, recipe_count: 0 },
  }),
  denied('an ingredient is not removed by who updated it', 'ben', remove, secondVersion(others)),
  denied('what lacks its first version is not removed', 'ana', remove, {
    'ingredients/500': { ...current, version: 2 },
  }),
  // Administrators delete what is another's through the API, which writes that down.
  ...([...OUTSIDERS, 'ben', 'admin', ...NO_ADMINS] as const).map((as) =>
    denied(`an ingredient is not removed by ${as}`, as, remove, given),
  ),
  denied('an ingredient that is not there is not removed', 'ana', remove),
  ...(['ana', 'admin'] as const).map((as) =>
    denied(`a version is not removed by ${as}`, as, { delete: versionPath }, secondVersion({})),
  ),
];

export const ingredientCases: RuleCase[] = [
  ...creating,
  ...parents,
  ...depths,
  ...bookkeeping,
  ...updating,
  ...history,
  ...removing,
  refuses(subject, 'ingredient_attribute_ids', idsFrom(2, 3).map(String), 'as texts of ids that exist'),
];
