import { NOT_ANA } from '../support/actors.ts';
import { makeCabinet, makeCabinetEntry, makeIngredient, MAX_ID, stored } from '../support/builders.ts';
import { allowed, allowedRows, denied, type RuleCase } from '../support/rule-case.ts';
import { double, int64, now, type Data } from '../support/values.ts';

const path = 'users/ana/bar_cabinets/700';
const given = { [path]: stored(makeCabinet()), 'ingredients/901': stored(makeIngredient()) };

const swaps = (count: number, changes: Data = {}): Data => ({
  ingredient_ids: Array<number>(count).fill(10001),
  substitute_ingredient_ids: Array<number>(count).fill(10002),
  accepted: Array<boolean>(count).fill(true),
  ...changes,
});
const change = (house_rules: unknown, more: Data = {}) => ({
  update: path,
  data: { house_rules, updated_at: now, ...more },
});
const whole = (house_rules: unknown) => ({
  set: path,
  data: { ...stored(makeCabinet()), house_rules, updated_at: now },
});
const accepts = (words: string, house_rules: unknown): RuleCase =>
  allowed(`a cabinet’s rules ${words}`, 'ana', whole(house_rules), given);
const refuses = (words: string, house_rules: unknown): RuleCase =>
  denied(`a cabinet’s rules ${words}`, 'ana', whole(house_rules), given);

const COLUMNS = ['ingredient_ids', 'substitute_ingredient_ids'] as const;

/** Substitution rules of a cabinet: who writes them, how many, and in which shape. */
export const houseRuleCases: RuleCase[] = [
  accepts('are made by its owner', swaps(2, { accepted: [true, false] })),
  accepts('are of what does not exist', swaps(1, { ingredient_ids: [77] })),
  accepts('are all taken away', swaps(0)),
  accepts('are 100', swaps(100)),
  refuses('are not 101', swaps(101)),
  ...NOT_ANA.map((as) => denied(`a cabinet’s rules are not made by ${as}`, as, change(swaps(1)), given)),
  ...allowedRows('ana', {}, [
    ['a cabinet is created with rules', { set: path, data: makeCabinet({ house_rules: swaps(1) }) }],
    ['a cabinet is renamed with a change of rules', change(swaps(1), { bar_cabinet_name: 'Away' }), given],
    [
      'a cabinet with rules gets an entry',
      { update: path, data: { 'items.901': makeCabinetEntry(), last_item_id: '901', updated_at: now } },
      { ...given, [path]: { ...stored(makeCabinet()), house_rules: swaps(1) } },
    ],
  ]),
  denied('a cabinet is not created with rules nobody understands', 'ana', {
    set: path,
    data: makeCabinet({ house_rules: swaps(1, { accepted: ['yes'] }) }),
  }),
  denied(
    'a cabinet’s rules are not changed with an entry',
    'ana',
    change(swaps(1), { 'items.901': makeCabinetEntry(), last_item_id: '901' }),
    given,
  ),
  ...[null, [], 'x', 1, {}].map((value) => refuses(`are not ${JSON.stringify(value)}`, value)),
  refuses('name a substitute for each', swaps(2, { substitute_ingredient_ids: [10002] })),
  refuses('have no field nobody knows', swaps(1, { hint: [1] })),
  refuses('have no field nobody knows where there are none', swaps(0, { hint: [] })),
  ...COLUMNS.flatMap((column) => [
    accepts(`have the id 2^53 − 1 in ${column}`, swaps(1, { [column]: [MAX_ID] })),
    refuses(`have no id 2^53 in ${column}`, swaps(1, { [column]: [int64('9007199254740992')] })),
    ...[[0], [-1], [1.5], ['1'], [null], [true], ['1,2'], [1, 1], [], '1', '', {}, null, 1].map((value) =>
      refuses(`have no ${JSON.stringify(value)} as ${column}`, swaps(1, { [column]: value })),
    ),
    {
      ...refuses(`have no floating point number in ${column}`, swaps(1, { [column]: [double(2)] })),
      locally: 'allowed' as const,
    },
    ...['', {}, null, [1]].map((value) =>
      refuses(
        `have no ${JSON.stringify(value)} as ${column} where there are none`,
        swaps(0, { [column]: value }),
      ),
    ),
  ]),
  ...[['true'], [1], [null], [{}], [], [true, true], null, true, false, 'true', {}].map((value) =>
    refuses(`have no ${JSON.stringify(value)} as what is accepted`, swaps(1, { accepted: value })),
  ),
  ...['', {}, null, true, false, [true]].map((value) =>
    refuses(
      `have no ${JSON.stringify(value)} as what is accepted where there are none`,
      swaps(0, { accepted: value }),
    ),
  ),
];
