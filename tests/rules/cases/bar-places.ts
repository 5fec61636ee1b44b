import type { Actor } from '../support/actors.ts';
import { barPath, makeBar, makeMember } from '../support/bar-builders.ts';
import {
  makeCabinet,
  makeCabinetEntry,
  makeMenu,
  makeMenuEntry,
  makePlan,
  makePreferences,
  makePublication,
  makeShoppingEntry,
  makeShoppingList,
  otherTime,
  stored,
} from '../support/builders.ts';
import { allowed, denied, deniedRows, type Operation, type RuleCase } from '../support/rule-case.ts';
import { now, type Data } from '../support/values.ts';
import { STRANGERS } from './bars.ts';

/** One kind of what lies below a bar. Its fields have tables of their own: the rules share them with what lies at home. */
interface Kind {
  what: string;
  path: string;
  /** As it is stored, made, and wrongly so. */
  stored: Data;
  made: Data;
  wrong: Data;
  change: Data;
  wrongChange: Data;
  /** Documents that must exist before it is made. */
  besides?: Record<string, Data>;
  /** The field of a person that selects one. */
  pointer?: string;
  isListed: boolean;
  isDeleted: boolean;
}

const TOKEN = 'T'.repeat(22);

const KINDS: Kind[] = [
  {
    what: 'a cabinet',
    path: `${barPath}/bar_cabinets/700`,
    stored: stored(makeCabinet({ items: { '10001': makeCabinetEntry() }, last_item_id: '10001' })),
    made: makeCabinet(),
    wrong: makeCabinet({ items: { '10001': makeCabinetEntry() } }),
    change: { 'items.10001.is_in_stock': false, last_item_id: '10001', updated_at: now },
    wrongChange: { 'items.10001.is_in_stock': 'no', last_item_id: '10001', updated_at: now },
    pointer: 'active_bar_cabinet_id',
    isListed: true,
    isDeleted: true,
  },
  {
    what: 'a menu',
    path: `${barPath}/menus/700`,
    stored: stored(makeMenu({ id: 700, items: { '20001': makeMenuEntry() }, last_item_id: '20001' })),
    made: makeMenu({ id: 700 }),
    wrong: makeMenu({ id: 701 }),
    change: { 'items.20001.is_deleted': true, last_item_id: '20001', updated_at: now },
    wrongChange: { 'items.20001.is_deleted': 1, last_item_id: '20001', updated_at: now },
    pointer: 'active_menu_id',
    isListed: true,
    isDeleted: true,
  },
  {
    what: 'a shopping list',
    path: `${barPath}/shopping_lists/current`,
    stored: stored(makeShoppingList({ items: { i5: makeShoppingEntry({ by: 'vic' }) } })),
    made: makeShoppingList(),
    wrong: makeShoppingList({ items: {} }),
    change: { items: {}, last_item_id: null, updated_at: now },
    wrongChange: { items: {}, last_item_id: null, updated_at: otherTime },
    isListed: false,
    isDeleted: false,
  },
  {
    what: 'a plan',
    path: `${barPath}/plans/700`,
    stored: stored(makePlan({ id: 700 })),
    made: makePlan({ id: 700 }),
    wrong: makePlan({ id: 700, guests: 0 }),
    change: { guests: 13, updated_at: now },
    wrongChange: { guests: 13, updated_at: otherTime },
    isListed: true,
    isDeleted: true,
  },
  {
    what: 'a publication',
    path: `${barPath}/publications/${TOKEN}`,
    stored: stored(makePublication(TOKEN)),
    made: makePublication(TOKEN),
    wrong: makePublication(TOKEN, { created_at: otherTime }),
    change: { title: 'Saturday', updated_at: now },
    wrongChange: { created_at: otherTime, updated_at: now },
    besides: { [`${barPath}/bar_cabinets/1`]: stored({ ...makeCabinet({ id: 1 }), publications: [TOKEN] }) },
    isListed: true,
    isDeleted: true,
  },
];

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const ELSEWHERE = `bars/${'E'.repeat(22)}`;

/** Who reads, who writes, and who does neither. */
const READERS = ['ana', 'kim', 'vic', 'suspended', 'suspendedKeeper'] as const satisfies Actor[];
const WRITERS = ['ana', 'kim'] as const satisfies Actor[];
const NO_WRITERS = [...STRANGERS, 'vic', 'suspended', 'suspendedKeeper'] as const satisfies Actor[];
/** A list is kept with the name of whoever writes it. */
const by = (data: Data, as: Actor): Data =>
  'plan_name' in data || 'created_at' in data
    ? data
    : makeShoppingList({
        ...data,
        items: Object.fromEntries(
          Object.keys(data.items as Data).map((key) => [key, makeShoppingEntry({ by: as })]),
        ),
      });

function rowsOf(kind: Kind): RuleCase[] {
  const { what, path, made, wrong, change, wrongChange, isListed, isDeleted } = kind;
  const bar = { [barPath]: makeBar(), ...kind.besides };
  const there = { ...bar, [path]: kind.stored };
  const list = (limit: number): Operation => ({ list: collectionOf(path), limit });
  const nowhere = path.replace(barPath, ELSEWHERE);
  return [
    ...READERS.flatMap((as) => [
      allowed(`${what} of a bar is read by ${as}`, as, { get: path }, there),
      ...(isListed ? [allowed(`all like ${what} of a bar are listed by ${as}`, as, list(100), there)] : []),
    ]),
    ...STRANGERS.flatMap((as) => [
      denied(`${what} of a bar is not read by ${as}`, as, { get: path }, there),
      denied(`nothing like ${what} of a bar is listed by ${as}`, as, list(1), there),
    ]),
    ...WRITERS.flatMap((as) => [
      allowed(`${what} of a bar is made by ${as}`, as, { set: path, data: by(made, as) }, bar),
      allowed(`${what} of a bar is changed by ${as}`, as, { update: path, data: change }, there),
      isDeleted
        ? allowed(`${what} of a bar is removed by ${as}`, as, { delete: path }, there)
        : denied(`${what} of a bar is not removed by ${as}`, as, { delete: path }, there),
    ]),
    ...NO_WRITERS.flatMap((as) => [
      denied(`${what} of a bar is not made by ${as}`, as, { set: path, data: by(made, as) }, bar),
      denied(`${what} of a bar is not changed by ${as}`, as, { update: path, data: change }, there),
      denied(`${what} of a bar is not removed by ${as}`, as, { delete: path }, there),
    ]),
    denied(`${what} of a bar is made as it is at home`, 'kim', { set: path, data: by(wrong, 'kim') }, bar),
    denied(`${what} of a bar is changed as it is at home`, 'kim', { update: path, data: wrongChange }, there),
    ...deniedRows('ana', bar, [
      [`${what} of a bar has no field nobody knows`, { set: path, data: { ...by(made, 'ana'), hint: 1 } }],
      [`${what} is not made in no bar`, { set: nowhere, data: made }, {}],
    ]),
    ...(isListed
      ? [denied(`a hundred like ${what} of a bar are listed at most`, 'ana', list(101), there)]
      : deniedRows(READERS, there, [[`${what} of a bar is not listed`, list(1)]])),
    denied(
      `a keeper of one bar keeps no other`,
      'kim',
      { set: nowhere, data: by(made, 'kim') },
      { ...bar, [ELSEWHERE]: makeBar({ members: { ana: makeMember({ role: 'owner' }) } }) },
    ),
    ...(path.endsWith('/700')
      ? [
          denied(
            `${what} of a bar is not covered by a count for something else`,
            'kim',
            {
              batch: [
                { set: path, data: made },
                {
                  set: 'users/kim/quotas/shelves',
                  data: { count: 1, since: now, counted_for: '1', counted_at: now },
                },
              ],
            },
            bar,
          ),
          {
            ...denied(`${what} of a bar is not free`, 'kim', { set: path, data: made }, bar),
            isAlone: true,
          } as const,
        ]
      : []),
  ];
}

/** Removing a selected one takes one's own pointer along; others notice for themselves. */
function removing(
  { what, path, pointer }: Kind & { pointer: string },
  there: Record<string, Data>,
): RuleCase[] {
  const user = 'users/kim';
  const selected = (id: number | null) => makePreferences({ [pointer]: id });
  const remove = { delete: path };
  const given = { ...there, [user]: stored(selected(700)) };
  return [
    denied(`${what} of a bar is not removed while it is selected`, 'kim', remove, given),
    allowed(
      `${what} of a bar is removed by who lets go of it`,
      'kim',
      { batch: [remove, { set: user, data: selected(null) }] },
      given,
    ),
    allowed(`${what} of a bar is removed though others selected it`, 'ana', remove, given),
  ];
}

/** A menu of a bar is shown by the stock of that bar, and of nothing else. */
const followed: RuleCase[] = (
  [
    ['another', { [`${barPath}/bar_cabinets/1`]: ['x'.repeat(22)] }],
    ['no', {}],
    ['a keeper’s own', { 'users/kim/bar_cabinets/1': [TOKEN] }],
  ] as const
).flatMap(([whose, cabinets]) => {
  const path = `${barPath}/publications/${TOKEN}`;
  const given = {
    [barPath]: makeBar(),
    ...Object.fromEntries(
      Object.entries(cabinets).map(([at, publications]) => [
        at,
        stored({ ...makeCabinet({ id: 1 }), publications }),
      ]),
    ),
  };
  return [
    ...deniedRows('kim', given, [
      [`a menu of a bar is not shown by ${whose} cabinet`, { set: path, data: makePublication(TOKEN) }],
      [
        `a menu of a bar does not go over to ${whose} cabinet`,
        { update: path, data: { title: 'Saturday', updated_at: now } },
        { ...given, [path]: stored(makePublication(TOKEN)) },
      ],
    ]),
  ];
});

const inOneCommit = allowed(
  'a menu of a bar is shown to guests in the commit in which its cabinet names it',
  'kim',
  {
    batch: [
      { update: `${barPath}/bar_cabinets/1`, data: { publications: [TOKEN], updated_at: now } },
      { set: `${barPath}/publications/${TOKEN}`, data: makePublication(TOKEN) },
    ],
  },
  { [barPath]: makeBar(), [`${barPath}/bar_cabinets/1`]: stored(makeCabinet({ id: 1 })) },
);

/** Cabinets, menus, shopping lists, plans and publications of a bar, by role. */
const placed: RuleCase[] = KINDS.flatMap((kind) => {
  const { pointer } = kind;
  const there = { [barPath]: makeBar(), [kind.path]: kind.stored };
  return [...rowsOf(kind), ...(pointer ? removing({ ...kind, pointer }, there) : [])];
});

export const barPlaceCases: RuleCase[] = [...placed, ...followed, inOneCommit];
