import { OUTSIDERS } from '../support/actors.ts';
import { longAgo, makeIngredient, makeRecipe, otherTime, stored } from '../support/builders.ts';
import { takesId } from '../support/companions.ts';
import { allowed, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { now, type Data } from '../support/values.ts';

const ingredient = { set: 'ingredients/500', data: makeIngredient() };
const recipe = { set: 'recipes/500', data: makeRecipe({ id: 500, folder_id: 500 }) };
const counted = (path: string) => ({
  set: `users/ana/quotas/${path.split('/')[0]}`,
  data: { count: 1, since: now, counted_for: '500', counted_at: now },
});
/** Paid for, but with nothing else that clients add. */
const alone = (rule: string, item: typeof ingredient, given?: RuleCase['given']): RuleCase => ({
  ...denied(rule, 'ana', { batch: [item, counted(item.set)] }, given),
  isAlone: true,
});
const taking = (item: typeof ingredient, data: Data) => ({ batch: [item, { set: 'ids/500', data }] });
const asIngredient = { kind: 'ingredient', depth: 0, taken_at: now };
const asRecipe = { kind: 'recipe', taken_at: now };

/** How ids are taken: with what bears them, once. */
export const idCases: RuleCase[] = [
  allowed('an ingredient takes its id', 'ana', taking(ingredient, asIngredient)),
  allowed('a recipe takes its id', 'ana', taking(recipe, asRecipe)),
  ...deniedRows(OUTSIDERS, { 'ingredients/500': stored(makeIngredient()), 'ids/500': null }, [
    ['an id is not taken', { set: 'ids/500', data: asIngredient }],
  ]),
  alone('an ingredient does not come without its id', ingredient),
  alone('a recipe does not come without its id', recipe),
  denied('an id is not taken for nothing', 'ana', { set: 'ids/500', data: asIngredient }),
  denied('an id is not taken for no recipe', 'ana', { set: 'ids/500', data: asRecipe }),
  ...(['ingredient', 'recipe'] as const).flatMap((kind) => {
    const [item, other] = kind === 'ingredient' ? [ingredient, asRecipe] : [recipe, asIngredient];
    const own = kind === 'ingredient' ? asIngredient : asRecipe;
    return [
      denied(`the id of a new ${kind} is not that of another kind`, 'ana', taking(item, other)),
      denied(`the id of a new ${kind} is of a known kind`, 'ana', taking(item, { ...own, kind: 'note' })),
      denied(`the id of a new ${kind} needs a kind`, 'ana', taking(item, { ...own, kind: null })),
      denied(`the id of a new ${kind} is taken now`, 'ana', taking(item, { ...own, taken_at: otherTime })),
      denied(`the id of a new ${kind} has no field nobody knows`, 'ana', taking(item, { ...own, hint: 1 })),
      denied(`an id that was taken is not taken by a new ${kind}`, 'ana', taking(item, own), {
        'ids/500': { ...own, taken_at: longAgo },
      }),
      alone(`a new ${kind} does not lean on an id of before`, item, {
        'ids/500': { ...own, taken_at: longAgo },
      }),
    ];
  }),
  denied('a recipe lies at no depth', 'ana', taking(recipe, { ...asRecipe, depth: 0 })),
  denied('an ingredient and a recipe do not share a new id', 'ana', {
    batch: [ingredient, recipe, takesId('ingredient', 500)],
  }),
  denied(
    'the id of an ingredient that is there is not taken',
    'ana',
    { set: 'ids/500', data: asIngredient },
    { 'ingredients/500': stored(makeIngredient()), 'ids/500': null },
  ),
  denied(
    'the id of an ingredient is not taken with its second version',
    'ben',
    {
      batch: [
        { set: 'ingredients/500', data: makeIngredient({ version: 2, updated_by: 'ben' }) },
        { set: 'ingredients/500/versions/1', data: { ...stored(makeIngredient()), valid_to: now } },
        { set: 'ids/500', data: asIngredient },
      ],
    },
    { 'ingredients/500': stored(makeIngredient()), 'ids/500': null },
  ),
  denied(
    'the id of a recipe that is there is not taken',
    'ana',
    { set: 'ids/500', data: asRecipe },
    { 'recipes/500': stored(makeRecipe({ id: 500, folder_id: 500 })), 'ids/500': null },
  ),
  denied('the depth of an ingredient is not changed', 'ana', { update: 'ids/10002', data: { depth: 0 } }),
  ...deniedRows(['ana', 'admin'], {}, [['an id is not given back', { delete: 'ids/10001' }]]),
  allowed('how deep an ingredient lies is read by anybody verified', 'ben', { get: 'ids/10002' }),
  ...deniedRows(OUTSIDERS, {}, [['how deep an ingredient lies is not read', { get: 'ids/10002' }]]),
  denied('which recipes there ever were is read by nobody', 'ana', { get: 'ids/20001' }),
  denied('ids are listed by nobody', 'ana', { list: 'ids', limit: 1 }),
  denied('not even those of ingredients', 'ana', { list: 'ids', equal: ['kind', 'ingredient'], limit: 1 }),
];
