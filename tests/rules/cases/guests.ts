import { NOT_ANA } from '../support/actors.ts';
import { BAR } from '../support/bar-builders.ts';
import {
  longAgo,
  makeCabinet,
  makePublication,
  otherTime,
  stored,
  textOf,
  without,
} from '../support/builders.ts';
import {
  HOUR,
  inTime,
  makeGate,
  makeGuest,
  makeOrder,
  makePublicMenu,
  ORDER,
} from '../support/guest-builders.ts';
import {
  allowed,
  allowedRows,
  denied,
  deniedRows,
  type Operation,
  type RuleCase,
  type UpdateOperation,
} from '../support/rule-case.ts';
import { double, now, type Data } from '../support/values.ts';

const TOKEN = 'T'.repeat(22);
const BEFORE = 'b'.repeat(22);
const DAY = 24 * HOUR;

// ---- What a keeper shows ----

const publicationPath = `users/ana/publications/${TOKEN}`;
const cabinetPath = 'users/ana/bar_cabinets/1';
const cabinet = (publications: unknown): Data => ({ ...makeCabinet({ id: 1 }), publications });
const SHOWS = { recipe: true, strength: true, pictures: false };
const makeOwn = (changes: Data = {}): Data => makePublication(TOKEN, changes);
const published = { [cabinetPath]: stored(cabinet([TOKEN])), [publicationPath]: stored(makeOwn()) };
const publishes = (data: Data, tokens: unknown = [TOKEN]): Operation => ({
  batch: [
    { update: cabinetPath, data: { publications: tokens, updated_at: now } },
    { set: publicationPath, data },
  ],
});
const setOwn = (changes: Data = {}): Operation => ({ set: publicationPath, data: makeOwn(changes) });
/** A publication under another id, which its cabinet calls by `token`. */
const short = (token: string): Operation => ({
  batch: [
    { update: cabinetPath, data: { publications: [token], updated_at: now } },
    { set: 'users/ana/publications/short', data: makeOwn({ id: 'short' }) },
  ],
});
const refusesField = (field: string, value: unknown, words: string): RuleCase =>
  denied(`a publication must not have ${field} ${words}`, 'ana', publishes(makeOwn({ [field]: value })));

const publications: RuleCase[] = [
  ...allowedRows('ana', published, [
    ['a menu is shown to guests in the commit in which its cabinet names it', publishes(makeOwn()), {}],
    ['a publication is changed', setOwn({ title: 'Saturday', created_at: longAgo })],
    ['a publication is withdrawn', { delete: publicationPath }],
    ['a publication is read by its keeper', { get: publicationPath }],
    ['publications are listed by their keeper', { list: 'users/ana/publications', limit: 100 }],
    [
      'a menu is shown with less',
      publishes(
        makeOwn({ shows: { recipe: false, strength: false, pictures: true }, hides_unavailable: true }),
      ),
      {},
    ],
    ['a publication may greet in 500 characters', publishes(makeOwn({ greeting: textOf(500) })), {}],
  ]),
  ...deniedRows('ana', {}, [
    ['a menu is not shown without its cabinet', setOwn()],
    ['a menu is not shown by another cabinet', publishes(makeOwn(), ['x'.repeat(22)])],
    ['a menu is not shown by a cabinet that is not there', publishes(makeOwn({ bar_cabinet_id: 7 }))],
    [
      'a publication does not go over to a cabinet that does not name it',
      { set: publicationPath, data: makeOwn({ bar_cabinet_id: 2, created_at: longAgo }) },
      { ...published, 'users/ana/bar_cabinets/2': stored({ ...cabinet([]), id: 2 }) },
    ],
    ['a publication keeps when it was made', setOwn({ created_at: otherTime }), published],
    ['a publication is not changed to what is none', setOwn({ title: '', created_at: longAgo }), published],
    ['a hundred publications are listed at most', { list: 'users/ana/publications', limit: 101 }, published],
    ['publications are not listed without a bound', { list: 'users/ana/publications' }, published],
    ['a token has 22 characters', short(TOKEN)],
    ['a publication is named by one of its cabinet’s', short('short')],
  ]),
  ...deniedRows([...NOT_ANA, 'guest'], published, [
    ['a publication of Ana is not read', { get: publicationPath }],
    ['publications of Ana are not listed', { list: 'users/ana/publications', limit: 1 }],
    ['a publication of Ana is not withdrawn', { delete: publicationPath }],
    ['a publication of Ana is not changed', setOwn({ created_at: longAgo })],
    ['nothing of Ana is shown', setOwn(), { [cabinetPath]: stored(cabinet([TOKEN])) }],
  ]),
  denied('nobody suspended shows a menu', 'suspended', publishes(makeOwn())),
  denied('nobody suspended withdraws one', 'suspended', { delete: publicationPath }, published),
  refusesField('hint', 'x', 'that nobody knows'),
  refusesField('id', 'x'.repeat(22), 'that is not the document’s'),
  refusesField('menu_id', 0, 'of 0'),
  refusesField('bar_cabinet_id', '1', 'as text'),
  refusesField('title', '', 'that is empty'),
  refusesField('title', textOf(256), 'of 256 characters'),
  refusesField('greeting', textOf(501), 'of 501 characters'),
  refusesField('greeting', null, 'as null'),
  refusesField('shows', { ...SHOWS, uid: true }, 'with a part nobody knows'),
  refusesField('shows', { ...SHOWS, recipe: 'yes' }, 'with a recipe as text'),
  refusesField('shows', { ...SHOWS, strength: 'yes' }, 'with a strength as text'),
  refusesField('shows', { ...SHOWS, pictures: 'yes' }, 'with pictures as text'),
  refusesField('hides_unavailable', 1, 'as a number'),
  refusesField('created_at', otherTime, 'that is not the server’s time'),
  refusesField('updated_at', otherTime, 'that is not the server’s time'),
  ...Object.keys(makeOwn()).map((field) =>
    denied(`a publication needs ${field}`, 'ana', publishes(without(makeOwn(), field))),
  ),
  ...(
    [
      ['none', [], 'allowed'],
      ['five', Array.from({ length: 5 }, (_, index) => String(index).repeat(22)), 'allowed'],
      ['six', Array.from({ length: 6 }, (_, index) => String(index).repeat(22)), 'denied'],
      ['one of 21 characters', ['x'.repeat(21)], 'denied'],
      ['a number', [1], 'denied'],
      ['two in one text', [`${'x'.repeat(22)},${'y'.repeat(22)}`], 'denied'],
      ['a text in place of a list', TOKEN, 'denied'],
    ] as const
  ).map(([words, tokens, verdict]) =>
    (verdict === 'allowed' ? allowed : denied)(`a cabinet is followed by ${words}`, 'ana', {
      update: cabinetPath,
      data: { publications: tokens, updated_at: now },
    }),
  ),
];

// ---- What guests read, and the door ----

const menuPath = `public_menus/${TOKEN}`;
const gatePath = `${menuPath}/gate/now`;
const guestPath = `${menuPath}/guests/gia`;
const orderPath = `${menuPath}/orders/${ORDER}`;
const party = (gate: Data = {}, more: Record<string, Data> = {}) => ({
  [menuPath]: makePublicMenu(),
  [gatePath]: makeGate(gate),
  ...more,
});
/** A bar's, with Kim beside Ana; Vic looks at it. */
const SHARED = { host_uids: ['ana', 'kim'], bar_id: BAR };
const HOSTLESS = [...NOT_ANA, 'suspended', 'guest'] as const;
const closed = party({}, { [menuPath]: makePublicMenu({ is_open: false }) });
const menuSays = (data: Data): Operation => ({ update: menuPath, data: { updated_at: now, ...data } });

const reading: RuleCase[] = [
  ...(['nobody', 'guest', 'unverified', 'ben'] as const).map((as) =>
    allowed(`a menu that is open is read by ${as}`, as, { get: menuPath }, party()),
  ),
  ...deniedRows(['nobody', 'guest', 'ben', 'unverified'], closed, [
    ['a menu that is closed is not read', { get: menuPath }],
  ]),
  ...allowedRows('ana', party(), [
    ['a menu that is closed is read by its host', { get: menuPath }, closed],
    ['a keeper waits for a menu that is not there yet', { get: menuPath }, {}],
    ['a menu is closed by its host', menuSays({ is_open: false })],
    ['a host says that a menu takes orders with a code', menuSays({ takes_orders: true, asks_code: true })],
  ]),
  ...deniedRows(['nobody', 'guest', 'unverified'], {}, [
    ['a menu nobody knows is not read', { get: menuPath }],
  ]),
  ...deniedRows(['nobody', 'guest', 'ana', 'admin'], party(), [
    ['menus for guests are not listed', { list: 'public_menus', limit: 1 }],
    ['not even open ones are listed', { list: 'public_menus', equal: ['is_open', true], limit: 1 }],
    ['a menu for guests is not made', { set: menuPath, data: makePublicMenu({ updated_at: now }) }, {}],
    ['a menu for guests is not removed', { delete: menuPath }],
    ['a gate is not made', { set: gatePath, data: makeGate() }, {}],
    ['a gate is not removed', { delete: gatePath }],
  ]),
  ...deniedRows(HOSTLESS, party(), [['a menu is not closed', menuSays({ is_open: false })]]),
  ...deniedRows('ana', party(), [
    ['a menu is open or not', menuSays({ is_open: 'no' })],
    ['a menu takes orders or not', menuSays({ takes_orders: 1 })],
    ['a menu asks for a code or not', menuSays({ asks_code: 1 })],
    ['a host writes no menu', menuSays({ title: 'Mine' })],
    ['a menu is closed at the server’s time', menuSays({ is_open: false, updated_at: otherTime })],
  ]),
];

const sets = (data: Data): UpdateOperation => ({ update: gatePath, data });
const settings: [words: string, data: Data, is: 'allowed' | 'denied'][] = [
  ['takes no more orders', { is_taking: false }, 'allowed'],
  ['closes within 36 hours', { closes_at: inTime(36 * HOUR) }, 'allowed'],
  ['has a code of 20 characters', { door_code: textOf(20) }, 'allowed'],
  ['has no code', { door_code: '' }, 'allowed'],
  ['takes one', { max_open: 1 }, 'allowed'],
  ['takes a hundred', { max_open: 100 }, 'allowed'],
  ['takes none', { max_open: 0 }, 'denied'],
  ['takes a hundred and one', { max_open: 101 }, 'denied'],
  ['takes one and a half', { max_open: 1.5 }, 'denied'],
  ['takes orders perhaps', { is_taking: 'perhaps' }, 'denied'],
  ['never closes', { closes_at: inTime(37 * HOUR) }, 'denied'],
  ['closes one day', { closes_at: 'late' }, 'denied'],
  ['has a code of 21 characters', { door_code: textOf(21) }, 'denied'],
  ['has a code of two lines', { door_code: 'a\nb' }, 'denied'],
  ['is not full', { is_full: false }, 'denied'],
  ['has another host', { host_uids: ['ana', 'ben'] }, 'denied'],
  ['makes what is not there', { available_ids: [7] }, 'denied'],
];

const door: RuleCase[] = [
  ...settings.map(([words, data, is]) =>
    (is === 'allowed' ? allowed : denied)(
      `a host says that a bar ${words}`,
      'ana',
      sets(data),
      party({ is_full: true }),
    ),
  ),
  allowed('a keeper waits for a gate that is not there yet', 'ana', { get: gatePath }, {}),
  ...deniedRows(['guest', 'unverified'], {}, [['nobody else waits for a gate', { get: gatePath }]]),
  allowed('a gate is read by a host', 'ana', { get: gatePath }, party()),
  allowed('a gate is read by each host of a bar', 'kim', { get: gatePath }, party(SHARED)),
  allowed('a gate is set by each host of a bar', 'kim', sets({ is_taking: false }), party(SHARED)),
  denied('a gate is not read by whoever looks at the bar', 'vic', { get: gatePath }, party(SHARED)),
  denied('a gate is not set by whoever looks at the bar', 'vic', sets({ is_taking: false }), party(SHARED)),
  denied('a gate stays its bar’s', 'kim', sets({ bar_id: 'E'.repeat(22) }), party(SHARED)),
  denied('a gate does not become a person’s', 'kim', sets({ bar_id: null }), party(SHARED)),
  ...HOSTLESS.flatMap((as) => [
    denied(`a gate is not read by ${as}`, as, { get: gatePath }, party()),
    denied(`a gate is not set by ${as}`, as, sets({ is_taking: false }), party()),
    denied(`a gate is not made wider by ${as}`, as, sets({ max_open: 100 }), party()),
  ]),
];

// ---- Orders ----

interface Parts {
  order?: Data;
  guest?: Data;
}
const orderWrites = ({ order = {}, guest = {} }: Parts = {}) => [
  { set: guestPath, data: makeGuest(guest) },
  { set: orderPath, data: makeOrder(order) },
];
const orders = (parts?: Parts): Operation => ({ batch: orderWrites(parts) });
const wrong = (words: string, parts: Parts, given: Data = {}): RuleCase =>
  denied(`an order is not taken ${words}`, 'guest', orders(parts), party(given));
const minutesAgo = (minutes: number) => inTime(-minutes * 60_000);
const ordered = (changes: Data = {}) => ({
  [guestPath]: {
    ...makeGuest(),
    last_order_at: minutesAgo(5),
    last_order_id: BEFORE,
    expires_at: inTime(DAY),
    ...changes,
  },
});

const after = (order_count: number) => party({}, ordered({ order_count }));
const order = { set: orderPath, data: makeOrder() };
const counted = { set: guestPath, data: makeGuest() };
const again = party({}, ordered());
/** The order lies there, as it was made and changed. */
const lying = (changes: Data = {}, gate: Data = {}) =>
  party(gate, { [orderPath]: stored(makeOrder(changes)) });

const taking: RuleCase[] = [
  ...allowedRows('guest', party(), [
    ['a guest orders with the code on the door', orders()],
    ['a guest orders where no code is asked', orders({ order: { door_code: '' } }), party({ door_code: '' })],
    [
      'a guest orders four, with a note in any script',
      orders({ order: { servings: 4, note: 'ohne Eis, 少し 🍋' } }),
    ],
    [
      'a guest has a name of one character and orders with a note of 140',
      orders({ order: { guest_name: 'G', note: textOf(140) }, guest: { guest_name: 'G' } }),
    ],
    [
      'a guest has a name of 40 characters',
      orders({ order: { guest_name: textOf(40) }, guest: { guest_name: textOf(40) } }),
    ],
    ['a guest orders again after half a minute', orders({ guest: { order_count: 2 } }), again],
    [
      'a guest orders four at once, the fourth with those before',
      orders({ guest: { order_count: 2, basket_count: 4 } }),
      party({}, ordered({ last_order_at: inTime(-10_000), basket_count: 3 })),
    ],
    ['the fortieth of an evening is taken', orders({ guest: { order_count: 40 } }), after(39)],
    ['a guest reads what is counted', { get: guestPath }, again],
  ]),
  ...deniedRows('guest', party(), [
    ['the forty-first is not', orders({ guest: { order_count: 41 } }), after(40)],
    [
      'a guest does not order twice within half a minute',
      orders({ guest: { order_count: 2 } }),
      party({}, ordered({ last_order_at: inTime(HOUR) })),
    ],
    ...(
      [
        ['a basket has four orders', 4, 5],
        ['a basket is counted one by one', 1, 3],
        ['a basket begins after a pause', 4, 1],
      ] as const
    ).map(([words, before, basket_count]): [string, Operation, Record<string, Data>] => [
      words,
      orders({ guest: { order_count: 2, basket_count } }),
      // A time that no slow run of this table outlasts.
      party({}, ordered({ last_order_at: inTime(HOUR), basket_count: before })),
    ]),
    ['a guest counts every order', orders({ guest: { order_count: 1 } }), again],
    [
      'a guest is counted on without a field nobody knows',
      orders({ guest: { order_count: 2, hint: 'x' } }),
      again,
    ],
    [
      'an order has an id of 22 characters',
      {
        batch: [
          { set: guestPath, data: makeGuest({ last_order_id: 'short' }) },
          { set: `${menuPath}/orders/short`, data: makeOrder({ id: 'short' }) },
        ],
      },
    ],
    ['an order is not taken without the guest', order],
    [
      'two orders are not taken at one count',
      { batch: [counted, order, { set: `${menuPath}/orders/${BEFORE}`, data: makeOrder({ id: BEFORE }) }] },
    ],
    ['a guest is not counted without an order', counted],
    ['a guest is not counted for an order of before', counted, lying()],
    ['an order is not taken of a guest who counted another one', order, again],
    ['an order counted before is not taken', order, party({}, ordered({ last_order_id: ORDER }))],
    ['a guest is not counted for somebody else’s order', counted, lying({ guest_uid: 'hugo' })],
  ]),
  denied('nobody orders without an account', 'nobody', orders(), party()),
  ...deniedRows('otherGuest', party(), [
    ['nobody orders as somebody else', orders()],
    ['a guest is not counted by somebody else', counted],
    ['an order is not taken alone for somebody else', order],
  ]),
  wrong('beyond what a bar takes', {}, { is_full: true }),
  wrong('where none are taken', {}, { is_taking: false }),
  wrong('after closing', {}, { closes_at: minutesAgo(1) }),
  wrong('with another code', { order: { door_code: 'date' } }),
  wrong('without the code', { order: { door_code: '' } }),
  wrong('of what is not there', {}, { available_ids: [20002] }),
  wrong('with a uid that is not the guest’s', { order: { guest_uid: 'hugo' } }),
  wrong('as served already', { order: { status: 'served' } }),
  wrong('with a reason', { order: { reason: 'closing' } }),
  wrong('for five', { order: { servings: 5 } }),
  wrong('for nobody', { order: { servings: 0 } }),
  wrong('for one and a half', { order: { servings: 1.5 } }),
  wrong('with a note of 141 characters', { order: { note: textOf(141) } }),
  wrong('with a note that turns the text', { order: { note: 'a\u202Eb' } }),
  wrong('with a note of two lines', { order: { note: 'a\nb' } }),
  wrong('with a note that is none', { order: { note: 7 } }),
  wrong('with a name nobody gave', { order: { guest_name: '' }, guest: { guest_name: '' } }),
  wrong('with a name of 41 characters', {
    order: { guest_name: textOf(41) },
    guest: { guest_name: textOf(41) },
  }),
  wrong('with another name than the guest’s', { order: { guest_name: 'Hugo' } }),
  wrong('with a field nobody knows', { order: { hint: 'x' } }),
  wrong('with an id that is not the document’s', { order: { id: BEFORE } }),
  wrong('made before', { order: { created_at: longAgo } }),
  wrong('changed before', { order: { updated_at: longAgo } }),
  wrong('that is kept for ever', { order: { expires_at: inTime(9 * DAY) } }),
  wrong('that is kept no longer', { order: { expires_at: minutesAgo(1) } }),
  wrong('by a guest who is kept for ever', { guest: { expires_at: inTime(9 * DAY) } }),
  wrong('by a guest with a field nobody knows', { guest: { hint: 'x' } }),
  wrong('by a guest who ordered before', { guest: { last_order_at: longAgo } }),
  wrong('by a guest who ordered something else', { guest: { last_order_id: BEFORE } }),
  wrong('by a guest who counts from two', { guest: { order_count: 2 } }),
  wrong('by a guest whose first basket has two', { guest: { basket_count: 2 } }),
  wrong('with a name nobody gave the guest by', { order: { guest_name: '' } }),
  denied('nobody is counted without an account', 'nobody', counted, party()),
  denied(
    'nobody is counted on without an account',
    'nobody',
    { set: guestPath, data: makeGuest({ order_count: 2 }) },
    again,
  ),
  ...(['nobody', 'otherGuest', 'ana'] as const).map((as) =>
    denied(`what is counted of a guest is not read by ${as}`, as, { get: guestPath }, again),
  ),
];

const everyOrder: Operation = { list: `${menuPath}/orders`, limit: 100 };
const ownOrders: Operation = { ...everyOrder, equal: ['guest_uid', 'gia'] };
const served = lying({ status: 'served' });
const servedAtBar = lying({ status: 'served' }, SHARED);
const declined = lying({ status: 'declined', reason: 'ran-out' });
const moves = (data: Data): Operation => ({ update: orderPath, data: { updated_at: now, ...data } });
const cancels = (data: Data = {}): Operation => moves({ status: 'cancelled', ...data });
const takesBack = (data: Data = {}): Operation => moves({ status: 'ready', ...data });

const moving: RuleCase[] = [
  ...allowedRows('guest', lying(), [
    ['a guest cancels what is new', cancels()],
    ['a guest reads an own order', { get: orderPath }],
    ['a guest lists own orders', ownOrders],
  ]),
  ...deniedRows('guest', lying(), [
    ['what is being made is not cancelled', cancels(), lying({ status: 'making' })],
    ['what is cancelled is not cancelled again', cancels(), lying({ status: 'cancelled' })],
    ['a guest does not move an order on', cancels({ status: 'served' })],
    ['a guest does not change what was ordered', cancels({ servings: 4 })],
    ['a guest does not write when it was changed', cancels({ updated_at: otherTime })],
    [
      'a guest who orders takes nothing back with it',
      {
        batch: [
          ...orderWrites(),
          { update: `${menuPath}/orders/${BEFORE}`, data: { status: 'ready', updated_at: now } },
        ],
      },
      party({}, { [`${menuPath}/orders/${BEFORE}`]: stored(makeOrder({ id: BEFORE, status: 'served' })) }),
    ],
    ['a guest does not list everybody’s orders', everyOrder],
  ]),
  allowed('a host who ordered cancels like a guest', 'ana', cancels(), lying({ guest_uid: 'ana' })),
  ...deniedRows('ana', lying(), [
    ['a host does not cancel what is being made', cancels(), lying({ guest_uid: 'ana', status: 'making' })],
    ['a host who ordered makes up no status', cancels({ status: 'eaten' }), lying({ guest_uid: 'ana' })],
    ['what is taken back is ready, as it was', takesBack({ status: 'making' }), served],
    ['nothing else changes with what is taken back', takesBack({ servings: 4 }), served],
    ['a host gives a reason of the list', moves({ status: 'declined', reason: 'you' })],
    ['a host does not cancel for a guest', moves({ status: 'cancelled' })],
    ['a host does not change what was ordered', moves({ status: 'making', recipe_id: 20002 })],
    ['a host moves orders at the server’s time', moves({ status: 'ready', updated_at: otherTime })],
    ['a host lists a hundred at most', { list: `${menuPath}/orders`, limit: 101 }],
    ['a host skips none', { list: `${menuPath}/orders`, behind: 1 }],
    [
      'a floating point number of servings is none',
      {
        batch: [
          {
            set: orderPath,
            data: makeOrder({ servings: double(1), created_at: longAgo, updated_at: longAgo }),
          },
        ],
      },
      party(),
    ],
  ]),
  denied('somebody else’s order is not cancelled', 'otherGuest', cancels(), lying()),
  denied('nothing is cancelled without an account', 'nobody', cancels(), lying()),
  ...['new', 'making', 'ready', 'served', 'declined'].map((status) =>
    allowed(
      `a host says that an order is ${status}`,
      'ana',
      moves({ status }),
      lying({ status: status === 'making' ? 'ready' : 'making' }),
    ),
  ),
  ...['ran-out', 'too-busy', 'closing'].map((reason) =>
    allowed(`a host declines because of ${reason}`, 'ana', moves({ status: 'declined', reason }), lying()),
  ),
  ...['new', 'making', 'ready'].map((status) =>
    denied(
      `one of two hosts says ${status}`,
      'kim',
      moves({ status, reason: 'too-busy' }),
      lying({ status }, SHARED),
    ),
  ),
  ...['served', 'declined', 'cancelled'].map((status) =>
    denied(`what is ${status} is done with`, 'kim', moves({ status: 'making' }), lying({ status }, SHARED)),
  ),
  ...allowedRows('kim', lying({}, SHARED), [
    ['each host takes back what was served by mistake', takesBack(), servedAtBar],
    ['each host of a bar moves orders on', moves({ status: 'making' })],
    ['each host of a bar lists its orders', everyOrder],
  ]),
  allowed('what was declined waits again', 'ana', takesBack({ status: 'new', reason: null }), declined),
  ...deniedRows('ana', declined, [
    ['what waits again has no reason', takesBack({ status: 'new' })],
    ['what was declined is not ready', takesBack({ reason: null })],
    ['what was served does not wait again', takesBack({ status: 'new' }), served],
    ['what is cancelled is not taken back', takesBack({ status: 'new' }), lying({ status: 'cancelled' })],
  ]),
  ...deniedRows('vic', lying({}, SHARED), [
    ['whoever looks at a bar moves no order on', moves({ status: 'making' })],
    ['whoever looks at a bar lists none', everyOrder],
  ]),
  ...deniedRows(HOSTLESS, lying(), [['an order is not moved on', moves({ status: 'making' })]]),
  allowed('a host reads an order', 'ana', { get: orderPath }, lying()),
  ...(['nobody', 'otherGuest', 'ben', 'unverified'] as const).map((as) =>
    denied(`an order is not read by ${as}`, as, { get: orderPath }, lying()),
  ),
  allowed('a host lists all orders', 'ana', everyOrder, lying()),
  denied('a guest does not list another’s orders', 'otherGuest', ownOrders, lying()),
  denied('somebody who is no host does not list the orders of a bar', 'ben', everyOrder, lying()),
  denied('orders are not listed without an account', 'nobody', ownOrders, lying()),
  ...deniedRows(['guest', 'ana', 'admin'], lying(), [
    ['an order is not removed', { delete: orderPath }],
    ['what is counted of a guest is not removed', { delete: guestPath }, again],
  ]),
];

/** Menus that guests see, and what they order. */
export const guestCases: RuleCase[] = [...publications, ...reading, ...door, ...taking, ...moving];
