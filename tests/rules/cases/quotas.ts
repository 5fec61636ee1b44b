import { LIMITS } from '@cellaret/domain/core/limits';
import { NOT_ANA } from '../support/actors.ts';
import { BAR, barPath, CODE, invitePath, makeBar, makeInvite, makeNewBar } from '../support/bar-builders.ts';
import {
  builder,
  longAgo,
  makeCabinet,
  makeIngredient,
  makeLogEntry,
  makeMenu,
  makeNote,
  makePlan,
  makeRecipe,
  otherTime,
  stored,
  without,
} from '../support/builders.ts';
import { takesId } from '../support/companions.ts';
import { allowed, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { now, type Data } from '../support/values.ts';

const path = 'users/ana/quotas/recipes';
const first = builder({ count: 1, since: now, counted_for: '600', counted_at: now });
const spent = builder({ count: 7, since: longAgo, counted_for: '500', counted_at: longAgo });
// One moment for all rows: two would differ by a millisecond now and then.
const HALF_AN_HOUR_AGO = new Date(Date.now() - 30 * 60_000);
const AN_HOUR_AGO = new Date(Date.now() - 60 * 60_000);
/** A count that was begun half an hour ago. */
const lately = (changes: Data = {}): Data => spent({ since: HALF_AN_HOUR_AGO, ...changes });
const counts = (rule: string, data: Data, given?: Data, verdict = allowed): RuleCase =>
  verdict(rule, 'ana', { set: path, data }, given && { [path]: given });
const refused = (rule: string, data: Data, given?: Data) => counts(rule, data, given, denied);

const counting: RuleCase[] = [
  counts('a count begins with 1', first()),
  counts('a count may begin without its time, by whoever has no network', without(first(), 'since')),
  refused('a count does not begin with 2', first({ count: 2 })),
  refused('a count without a time does not begin with 2 either', without(first({ count: 2 }), 'since')),
  refused('a count does not begin below 0', first({ count: -100 })),
  refused('a count begins now', first({ since: otherTime })),
  counts('a count goes on by 1', { ...lately(), count: 8, counted_for: '600', counted_at: now }, lately()),
  refused('a count does not go on by 2', { ...lately(), count: 9, counted_at: now }, lately()),
  refused('a count does not stay', { ...lately(), counted_at: now }, lately()),
  refused('a count does not go back', { ...lately(), count: 1, counted_at: now }, lately()),
  refused(
    'a count that goes on keeps its time',
    { ...lately(), count: 8, since: now, counted_at: now },
    lately(),
  ),
  refused('a count does not begin anew within its hour', first(), lately()),
  counts('a count begins anew after its hour', first(), spent({ since: AN_HOUR_AGO })),
  counts('a count without a time begins anew', first(), without(lately(), 'since')),
  refused(
    'a count without a time does not begin anew without one',
    without(first(), 'since'),
    without(lately(), 'since'),
  ),
  refused('a count does not begin anew without a time', without(first(), 'since'), spent()),
  refused('a count that begins anew begins with 1', first({ count: 2 }), spent()),
  refused('a count that begins anew begins now', first({ since: otherTime }), spent()),
  refused('the time of the count is now', first({ counted_at: otherTime })),
  refused('the counted document has an id', without(first(), 'counted_for')),
  refused('the counted id is no number', first({ counted_for: 600 })),
  refused('the counted id is short', first({ counted_for: 'x'.repeat(23) })),
  refused('the counted document has an id of a letter or more', first({ counted_for: '' })),
  counts('the counted document may have an id of 22 letters', first({ counted_for: 'x'.repeat(22) })),
  refused('a count has no field nobody knows', first({ hint: 1 })),
  denied('only the known kinds are counted', 'ana', { set: 'users/ana/quotas/toasts', data: first() }),
  ...Object.entries(LIMITS.hourly).flatMap(([kind, most]) => {
    const at = `users/ana/quotas/${kind}`;
    const given = (count: number) => ({ [at]: lately({ count }) });
    const next = (count: number) => ({ set: at, data: { ...lately({ count }), counted_at: now } });
    return [
      allowed(`${most} ${kind} may be written within an hour`, 'ana', next(most), given(most - 1)),
      denied(`${most + 1} ${kind} must not be written within an hour`, 'ana', next(most + 1), given(most)),
    ];
  }),
  ...deniedRows(NOT_ANA, {}, [
    ['a count of Ana is not begun', { set: path, data: first() }],
    [
      'a count of Ana is not raised',
      { set: path, data: { ...lately(), count: 8, counted_at: now } },
      { [path]: lately() },
    ],
    ['a count of Ana is not read', { get: path }],
  ]),
  allowed('a count is read by its owner', 'ana', { get: path }),
  denied('counts are not listed by their owner', 'ana', { list: 'users/ana/quotas', limit: 1 }),
  ...deniedRows(['ana', 'admin'], { [path]: spent() }, [['a count is not removed', { delete: path }]]),
];

const closed = { ...stored(makeIngredient()), valid_to: now };
const WRITES: [
  what: string,
  kind: string,
  id: number | string,
  batch: { set: string; data: Data }[],
  given?: Record<string, Data>,
][] = [
  [
    'a new ingredient',
    'ingredients',
    500,
    [{ set: 'ingredients/500', data: makeIngredient() }, takesId('ingredient', 500)],
  ],
  ['a new recipe', 'recipes', 600, [{ set: 'recipes/600', data: makeRecipe() }, takesId('recipe', 600)]],
  ['a new cabinet', 'shelves', 700, [{ set: 'users/ana/bar_cabinets/700', data: makeCabinet() }]],
  ['a new menu', 'shelves', 800, [{ set: 'users/ana/menus/800', data: makeMenu() }]],
  ['a new plan', 'shelves', 5, [{ set: 'users/ana/plans/5', data: makePlan() }]],
  ['a new note', 'notes', 900, [{ set: 'users/ana/notes/recipes_900', data: makeNote() }]],
  ['a new entry of a log', 'notes', 5, [{ set: 'users/ana/log/5', data: makeLogEntry() }]],
  ['a new bar', 'bars', BAR, [{ set: barPath, data: makeNewBar() }]],
  ['a new invitation', 'bars', CODE, [{ set: invitePath, data: makeInvite() }], { [barPath]: makeBar() }],
  [
    'a new version of an ingredient',
    'edits',
    500,
    [
      { set: 'ingredients/500', data: makeIngredient({ version: 2 }) },
      { set: 'ingredients/500/versions/1', data: closed },
    ],
    { 'ingredients/500': stored(makeIngredient()) },
  ],
  [
    'a new version of a recipe',
    'edits',
    600,
    [{ set: 'recipes/600', data: makeRecipe({ version: 2, created_at: longAgo }) }],
    { 'recipes/600': stored(makeRecipe()) },
  ],
];

const countedWrites: RuleCase[] = WRITES.flatMap(([what, kind, id, batch, given = {}]) => {
  const at = `users/ana/quotas/${kind}`;
  const counted = (data: Data, where = at) => ({ batch: [...batch, { set: where, data }] });
  const good = first({ counted_for: String(id) });
  const other = kind === 'edits' ? 'recipes' : 'edits';
  return [
    allowed(`${what} is counted`, 'ana', counted(good), given),
    { ...denied(`${what} is not free`, 'ana', { batch }, given), isAlone: true } as const,
    ...deniedRows('ana', given, [
      [`${what} is not covered by another count`, counted(good, `users/ana/quotas/${other}`)],
      [`${what} is not covered by a count for something else`, counted(first({ counted_for: '1' }))],
      [
        `${what} is not written by whoever has spent the hour`,
        counted({ ...lately({ count: 301 }), counted_for: String(id), counted_at: now }),
        { ...given, [at]: lately({ count: 300 }) },
      ],
    ]),
    {
      ...denied(
        `${what} is not covered by a count of before`,
        'ana',
        { batch },
        { ...given, [at]: lately({ counted_for: String(id) }) },
      ),
      isAlone: true,
    } as const,
  ];
});

/** The quota of each write, and that it counts. */
export const quotaCases: RuleCase[] = [...counting, ...countedWrites];
