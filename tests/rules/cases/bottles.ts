import { LIMITS } from '@cellaret/domain/core/limits';
import { NOT_ANA } from '../support/actors.ts';
import { allowed, denied, type RuleCase } from '../support/rule-case.ts';
import { now } from '../support/values.ts';

const says = (field: string, value: unknown): RuleCase['try'] => ({
  update: 'users/ana/bar_cabinets/1',
  data: { [`items.10001.${field}`]: value, last_item_id: '10001', updated_at: now },
});
const accepts = (field: string, value: unknown) =>
  allowed(`a bottle may have ${field} ${JSON.stringify(value)}`, 'ana', says(field, value));
const refuses = (field: string, value: unknown, words = JSON.stringify(value)) =>
  denied(`a bottle must not have ${field} ${words}`, 'ana', says(field, value));

const { leftMl, ml, spare, priceMinor } = LIMITS.bottle;
const NUMBERS: [field: string, bounds: { min: number; max: number }][] = [
  ['left_ml', leftMl],
  ['bottle_ml', ml],
  ['spare', spare],
  ['price_minor', priceMinor],
];

/** Bottles of a cabinet: each has its own fields, so that two changes at once both stay. */
export const bottleCases: RuleCase[] = [
  ...NUMBERS.flatMap(([field, { min, max }]) => [
    accepts(field, min),
    accepts(field, max),
    refuses(field, min - 1),
    refuses(field, max + 1),
    refuses(field, 1.5),
    refuses(field, '2'),
    refuses(field, null),
  ]),
  accepts('opened_on', '2026-12-31'),
  accepts('opened_on', '2026-02-09'),
  ...[
    '2026-13-01',
    '2026-00-10',
    '2026-11-32',
    '2026-11-00',
    '26-11-01',
    '1999-11-01',
    '2026-11-01T00:00',
    '',
  ].map((day) => refuses('opened_on', day)),
  refuses('opened_on', 20261101),
  refuses('opened_on', null),
  refuses('opened_on', now, 'as a time'),
  refuses('hint', 'x'),
  ...[...NOT_ANA, 'suspended' as const].map((as) =>
    denied(`the level of a bottle of Ana is not changed by ${as}`, as, says('left_ml', 1)),
  ),
  denied('the level of a bottle that is not there is not said', 'ana', {
    update: 'users/ana/bar_cabinets/1',
    data: { 'items.999.left_ml': 1, last_item_id: '999', updated_at: now },
  }),
  denied('levels of two bottles are not said at once', 'ana', {
    update: 'users/ana/bar_cabinets/1',
    data: { 'items.10001.left_ml': 1, 'items.10002.left_ml': 1, last_item_id: '10001', updated_at: now },
  }),
];
