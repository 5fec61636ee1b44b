import { LIMITS } from '@cellaret/domain/core/limits';
import { OUTSIDERS, type Actor } from '../support/actors.ts';
import {
  BAR,
  barPath,
  CODE,
  invitePath,
  makeBar,
  makeInvite,
  makeMember,
  makeNewBar,
} from '../support/bar-builders.ts';
import { longAgo, makePreferences, otherTime, stored, textOf } from '../support/builders.ts';
import {
  accepts,
  refuses,
  required,
  unknownKey,
  unreadableNameRows,
  type Subject,
} from '../support/field-cases.ts';
import { allowed, denied, deniedRows, type Operation, type RuleCase } from '../support/rule-case.ts';
import { double, now, type Data } from '../support/values.ts';

/** Everybody who does not belong to the bar of the cases; two of them have the owner's uid. */
export const STRANGERS = [...OUTSIDERS, 'ben', 'admin'] as const satisfies Actor[];

const DAY = 86_400_000;
const inTime = (ms: number) => new Date(Date.now() + ms);
const people = makeBar().members as Data;
const uids = Object.keys(people);
const bar = (changes: Data = {}) => ({ [barPath]: makeBar(changes) });
const invited = (invite: Data = {}, changes: Data = {}) => ({
  ...bar(changes),
  [invitePath]: stored(makeInvite(invite)),
});
/** The bar of the cases with so many more viewers. */
const crowd = (count: number): Data => {
  const more = Array.from({ length: count }, (_, index) => `guest${index}`);
  return {
    members: { ...people, ...Object.fromEntries(more.map((uid) => [uid, makeMember({ role: 'viewer' })])) },
    member_uids: [...uids, ...more],
  };
};

// ---- Opening one ----

const begun: Subject = { what: 'a bar', as: 'ana', path: barPath, make: makeNewBar };
const me = (changes: Data) => ({ ana: makeMember({ role: 'owner', name: 'Ana', since: now, ...changes }) });

const opening: RuleCase[] = [
  allowed('a bar is opened by whoever will own it', 'ana', { set: barPath, data: makeNewBar() }),
  ...OUTSIDERS.map((as) => denied(`a bar is not opened by ${as}`, as, { set: barPath, data: makeNewBar() })),
  denied('a bar is not opened by whoever is suspended', 'suspended', { set: barPath, data: makeNewBar() }),
  ...deniedRows(['ben', 'kim', 'vic'], {}, [
    ['a bar is not opened for somebody else', { set: barPath, data: makeNewBar() }],
  ]),
  unknownKey(begun),
  ...Object.keys(makeNewBar()).map((field) => required(begun, field)),
  refuses(begun, 'id', CODE, 'that is not the document’s'),
  ...['B'.repeat(21), 'B'.repeat(23), `${'B'.repeat(21)}+`].map((id) =>
    denied(`a bar is not opened under ${id}`, 'ana', { set: `bars/${id}`, data: makeNewBar({ id }) }),
  ),
  accepts(begun, 'bar_name', textOf(255), 'of 255 characters'),
  refuses(begun, 'bar_name', textOf(256), 'of 256 characters'),
  refuses(begun, 'bar_name', ' ', 'of a space'),
  ...unreadableNameRows(begun, 'bar_name'),
  accepts(begun, 'currency', 'EUR', 'of three letters'),
  ...['EURO', 'eur', 'EU', '', 978].map((value) => refuses(begun, 'currency', value, JSON.stringify(value))),
  refuses(begun, 'owner_uid', 'ben', 'of somebody else'),
  refuses(begun, 'members', { ...me({}), ben: makeMember() }, 'with somebody else'),
  refuses(begun, 'members', {}, 'with nobody'),
  refuses(begun, 'members', me({ role: 'keeper' }), 'without an owner'),
  refuses(begun, 'members', me({ since: longAgo }), 'who were there before'),
  refuses(begun, 'members', me({ palate: '0'.repeat(22) }), 'who said more'),
  refuses(begun, 'members', me({ name: '' }), 'without a name'),
  refuses(begun, 'members', me({ name: textOf(61) }), 'with a name of 61 characters'),
  accepts(begun, 'members', me({ name: textOf(60) }), 'with a name of 60 characters'),
  refuses(begun, 'members', me({ name: '\u200b' }), 'with a name nobody can see'),
  refuses(begun, 'member_uids', ['ana', 'ben'], 'with somebody else'),
  refuses(begun, 'member_uids', [], 'with nobody'),
  refuses(begun, 'last_member_uid', 'ben', 'about somebody else'),
  refuses(begun, 'last_invite', CODE, 'of an invitation'),
  refuses(begun, 'created_at', otherTime, 'that is not the server’s time'),
  refuses(begun, 'updated_at', otherTime, 'that is not the server’s time'),
];

// ---- Reading it ----

const reading: RuleCase[] = [
  ...(['ana', 'kim', 'vic', 'suspended', 'suspendedKeeper'] as const).flatMap((as) => [
    allowed(`a bar is read by ${as}`, as, { get: barPath }, bar()),
    allowed(
      `bars are found by ${as} who belongs to them`,
      as,
      {
        list: 'bars',
        contains: ['member_uids', as === 'suspended' ? 'ana' : as === 'suspendedKeeper' ? 'kim' : as],
        limit: 100,
      },
      bar(),
    ),
  ]),
  ...deniedRows(STRANGERS, bar(), [
    ['a bar is not read', { get: barPath }],
    ['the bars of Ana are not found', { list: 'bars', contains: ['member_uids', 'ana'], limit: 1 }],
  ]),
  ...deniedRows('ana', bar(), [
    ['a bar that is not there is not read', { get: `bars/${CODE}` }, {}],
    ['a hundred bars are found at most', { list: 'bars', contains: ['member_uids', 'ana'], limit: 101 }],
  ]),
  ...deniedRows(['ana', 'kim', 'vic'], bar(), [['bars are not listed', { list: 'bars', limit: 1 }]]),
  denied(
    'no bar of others is found by its people',
    'ben',
    { list: 'bars', equal: ['member_uids', uids], limit: 1 },
    bar(),
  ),
];

// ---- Managing it ----

const changes = (data: Data): Operation => ({ update: barPath, data: { updated_at: now, ...data } });
const renames = changes({ bar_name: 'Flat 4', currency: 'EUR' });
const role = (uid: string, value: unknown, more: Data = {}): Operation =>
  changes({ [`members.${uid}.role`]: value, last_member_uid: uid, ...more });
const removes = (uid: string, more: Data = {}): Operation =>
  changes({
    members: Object.fromEntries(Object.entries(people).filter(([other]) => other !== uid)),
    member_uids: uids.filter((other) => other !== uid),
    last_member_uid: uid,
    ...more,
  });
const hands = (uid: string, more: Data = {}): Operation =>
  changes({
    [`members.${uid}.role`]: 'owner',
    'members.ana.role': 'keeper',
    owner_uid: uid,
    last_member_uid: uid,
    ...more,
  });
const NO_OWNERS = [...STRANGERS, 'suspended', 'kim', 'vic', 'suspendedKeeper'] as const;

const managing: RuleCase[] = [
  allowed('a bar is renamed by its owner', 'ana', renames, bar()),
  allowed('a keeper becomes a viewer', 'ana', role('kim', 'viewer'), bar()),
  allowed('a viewer becomes a keeper', 'ana', role('vic', 'keeper'), bar()),
  allowed('a keeper is put out by the owner', 'ana', removes('kim'), bar()),
  allowed('a bar is handed over', 'ana', hands('kim'), bar()),
  allowed('a bar is handed over to who only looked', 'ana', hands('vic'), bar()),
  allowed('a bar is deleted by its owner', 'ana', { delete: barPath }, bar()),
  ...NO_OWNERS.flatMap((as) => [
    denied(`a bar is not renamed by ${as}`, as, renames, bar()),
    denied(`nobody becomes a viewer by ${as}`, as, role('kim', 'viewer'), bar()),
    denied(`nobody becomes a keeper by ${as}`, as, role('vic', 'keeper'), bar()),
    denied(`a bar is not handed over by ${as}`, as, hands('vic'), bar()),
    denied(`a bar is not taken over by ${as}`, as, hands('kim'), bar()),
    denied(`the owner is not put out by ${as}`, as, removes('ana'), bar()),
    denied(`a bar is not deleted by ${as}`, as, { delete: barPath }, bar()),
  ]),
  denied('no viewer is put out by a keeper', 'kim', removes('vic'), bar()),
  denied('no keeper is put out by a viewer', 'vic', removes('kim'), bar()),
  denied('nobody is put out by a stranger', 'ben', removes('vic'), bar()),
  // Fields that a write must not hold.
  ...deniedRows('ana', bar(), [
    ['a bar is not renamed to nothing', changes({ bar_name: ' ' })],
    ['a bar is not renamed in another time', changes({ bar_name: 'x', updated_at: otherTime })],
    ['a bar is not renamed with a change of people', role('kim', 'viewer', { bar_name: 'x' })],
    ['a bar keeps its id', changes({ id: CODE })],
    ['a bar keeps its time of creation', changes({ created_at: now })],
    ['a bar gets no field nobody knows', changes({ hint: 'x' })],
    ['a bar names no invitation nobody came by', changes({ last_invite: CODE })],
    ['the owner stays the owner', role('ana', 'keeper')],
    ['a role changes for whom the write names', role('kim', 'viewer', { last_member_uid: 'vic' })],
    ['a role is not given to somebody who is not there', role('ben', 'viewer')],
    ['with a role nothing else of somebody changes', role('kim', 'viewer', { 'members.kim.name': 'x' })],
    ['two roles do not change at once', role('kim', 'viewer', { 'members.vic.role': 'keeper' })],
    ['nobody comes with a role', role('kim', 'viewer', { 'members.ben': makeMember() })],
    ['the owner does not go', removes('ana')],
    ['nobody goes who is not there', removes('ben')],
    ['whoever goes is not found any more', removes('kim', { member_uids: uids })],
    ['nobody else goes along', removes('kim', { member_uids: ['ana'] })],
    ['nobody else is changed by it', removes('kim', { members: { ana: people.ana, vic: makeMember() } })],
    ['whoever goes is no member any more', removes('kim', { members: people })],
    ['a bar does not change hands with somebody’s going', removes('kim', { owner_uid: 'vic' })],
    [
      'a bar is not handed to oneself',
      changes({ owner_uid: 'ana', 'members.ana.role': 'keeper', last_member_uid: 'ana' }),
    ],
    ['a bar is not handed to a stranger', hands('ben')],
    [
      'a bar is not handed to a stranger who comes with it',
      changes({
        'members.ben': makeMember({ role: 'owner' }),
        'members.ana.role': 'keeper',
        member_uids: [...uids, 'ben'],
        owner_uid: 'ben',
        last_member_uid: 'ben',
      }),
    ],
    ['a new owner is one by role', hands('kim', { 'members.kim.role': 'keeper' })],
    ['a former owner keeps', hands('kim', { 'members.ana.role': 'owner' })],
    ['a former owner does not only look', hands('kim', { 'members.ana.role': 'viewer' })],
    ['a new owner keeps the rest', hands('kim', { 'members.kim.name': 'x' })],
    ['a former owner keeps the rest', hands('kim', { 'members.ana.since': now })],
    ['nobody else changes as a bar is handed over', hands('kim', { 'members.vic.role': 'keeper' })],
    ['a bar is handed to whom the write names', hands('kim', { last_member_uid: 'vic' })],
    ['a bar is not renamed as it is handed over', hands('kim', { bar_name: 'x' })],
    ['a role alone makes no owner', role('kim', 'owner', { 'members.ana.role': 'keeper' })],
    ['a field alone makes no owner', changes({ owner_uid: 'kim', last_member_uid: 'kim' })],
  ]),
  ...(['owner', 'guest', null, 1] as const).map((value) =>
    denied(`nobody becomes ${JSON.stringify(value)}`, 'ana', role('kim', value), bar()),
  ),
];

// ---- What each member does ----

const says = (uid: string, data: Data, more: Data = {}): Operation =>
  changes({
    ...Object.fromEntries(Object.entries(data).map(([field, value]) => [`members.${uid}.${field}`, value])),
    last_member_uid: uid,
    ...more,
  });
const palate = '0f'.repeat(11);
const tasting: Data = Object.fromEntries(
  Object.entries(people).map(([uid, member]) => [uid, { ...(member as Data), palate: '1e'.repeat(11) }]),
);
const tasted = () => bar({ members: tasting });
const takesBack = (uid: string, more: Data = {}): Operation =>
  changes({ members: { ...tasting, [uid]: people[uid] }, last_member_uid: uid, ...more });

const belonging: RuleCase[] = [
  ...(['kim', 'vic'] as const).map((as) => allowed(`${as} leaves`, as, removes(as), bar())),
  ...(['ana', 'kim', 'vic'] as const).flatMap((as) => [
    allowed(`${as} is called otherwise`, as, says(as, { name: textOf(60) }), bar()),
    allowed(`${as} says what tastes good`, as, says(as, { palate }), bar()),
  ]),
  denied('nobody suspended leaves', 'suspendedKeeper', removes('kim'), bar()),
  denied('nobody suspended is called otherwise', 'suspendedKeeper', says('kim', { name: 'x' }), bar()),
  denied('nobody is called otherwise by the owner', 'ana', says('kim', { name: 'x' }), bar()),
  ...deniedRows('kim', bar(), [
    ['nobody is called otherwise by a keeper', says('vic', { name: 'x' })],
    ['whoever speaks names themselves', says('kim', { name: 'x' }, { last_member_uid: 'vic' })],
    ['nobody has a name of 61 characters', says('kim', { name: textOf(61) })],
    ['nobody has no name', says('kim', { name: '' })],
    ['nobody has a name that is none', says('kim', { name: 7 })],
    ['nobody has a name that nobody sees', says('kim', { name: '\u200b' })],
    ['nobody says in their own name what others like', says('vic', { palate }, { last_member_uid: 'kim' })],
    ['nobody takes back what two like', takesBack('kim', { members: people }), tasted()],
    ['nobody says what nobody knows', says('kim', { hint: 'x' })],
    ['nobody was there before', says('kim', { since: otherTime })],
    ['nobody speaks for two', says('kim', { name: 'x' }, { 'members.vic.name': 'x' })],
    ['nobody renames the bar with themselves', says('kim', { name: 'x' }, { bar_name: 'x' })],
  ]),
  denied('nobody is called otherwise by a stranger', 'ben', says('vic', { name: 'x' }), bar()),
  denied('a stranger says nothing', 'ben', says('ben', { name: 'x' }), bar()),
  denied('a stranger says nothing and changes nothing', 'ben', changes({ last_member_uid: 'ben' }), bar()),
  ...[palate.slice(1), `${palate}0`, palate.toUpperCase(), 'g'.repeat(22), 7, null].map((value) =>
    denied(`nobody tastes ${JSON.stringify(value)}`, 'kim', says('kim', { palate: value }), bar()),
  ),
  ...(['ana', 'kim', 'vic'] as const).flatMap((as) => [
    allowed(`${as} says what tastes good by now`, as, says(as, { palate }), tasted()),
    allowed(`${as} takes back what tastes good`, as, takesBack(as), tasted()),
    ...uids
      .filter((uid) => uid !== as)
      .flatMap((uid) => [
        denied(`${as} does not say what ${uid} likes`, as, says(uid, { palate }), bar()),
        denied(`${as} does not take back what ${uid} likes`, as, takesBack(uid), tasted()),
      ]),
  ]),
  denied('no stranger says what somebody likes', 'ben', says('vic', { palate }), bar()),
  denied('no stranger says what tastes good', 'ben', says('ben', { palate }), bar()),
  denied('nobody suspended says what tastes good', 'suspendedKeeper', says('kim', { palate }), bar()),
  denied(
    'nobody promotes themselves by taking it back',
    'vic',
    takesBack('vic', { members: { ...tasting, vic: makeMember({ role: 'keeper', name: 'Vic' }) } }),
    tasted(),
  ),
  denied('nobody promotes themselves', 'vic', says('vic', { name: 'x', role: 'keeper' }), bar()),
];

// ---- Joining ----

const joins = (more: Data = {}, member: Data = {}, uid = 'ben'): Operation => ({
  batch: [
    {
      update: barPath,
      data: {
        [`members.${uid}`]: makeMember({ name: 'Ben', since: now, ...member }),
        member_uids: [...uids, uid],
        last_member_uid: uid,
        last_invite: CODE,
        updated_at: now,
        ...more,
      },
    },
    { update: invitePath, data: { used_count: 1 } },
  ],
});
const joinsCrowd = (count: number) =>
  joins({ member_uids: [...(crowd(count).member_uids as string[]), 'ben'] });
const [entering, counting] = (joins() as { batch: { update: string; data: Data }[] }).batch as [
  { update: string; data: Data },
  { update: string; data: Data },
];
const counts = (count: unknown, more: Data = {}): Operation => ({
  batch: [entering, { update: invitePath, data: { used_count: count, ...more } }],
});
const other = `${barPath}/invites/${'d'.repeat(22)}`;

const joining: RuleCase[] = [
  allowed('somebody joins by an invitation', 'ben', joins(), invited()),
  allowed('somebody joins to look', 'ben', joins({}, { role: 'viewer' }), invited({ role: 'viewer' })),
  allowed('the last place is taken', 'ben', joinsCrowd(26), invited({}, crowd(26))),
  ...deniedRows('ben', invited(), [
    ['the bar is full', joinsCrowd(27), invited({}, crowd(27))],
    ['an invitation for one is spent once', counts(2), invited({ max_uses: 1, used_count: 1 })],
    ['a spent invitation is not counted anew', joins(), invited({ max_uses: 1, used_count: 1 })],
    ['an invitation expires', joins(), invited({ expires_at: inTime(-1000) })],
    ['nobody joins without an invitation', entering, bar()],
    ['nobody joins who does not count it', entering],
    ['nobody counts it who does not join', counting],
    ['nobody counts it whom it did not let in', counting, invited({}, { last_invite: CODE })],
    ['an invitation counts one by one', counts(2)],
    ['an invitation does not count back', counts(0), invited({ used_count: 1 })],
    ['an invitation is not made longer as it is spent', counts(1, { max_uses: 30 })],
    ['a role is not raised while joining', joins({}, { role: 'keeper' }), invited({ role: 'viewer' })],
    ['nobody joins as the owner', joins({}, { role: 'owner' })],
    ['nobody joins in another time', joins({}, { since: otherTime })],
    ['nobody joins with more than is asked', joins({}, { palate })],
    ['nobody joins without a name', joins({}, { name: ' ' })],
    ['nobody is joined by others', joins({}, {}, 'carl')],
    ['nobody joins in the name of another', joins({ last_member_uid: 'kim' })],
    ['nobody joins with company', joins({ 'members.carl': makeMember() })],
    ['nobody joins in another’s place', joins({ member_uids: ['ana', 'kim', 'ben'] })],
    ['nobody joins without being found', joins({ member_uids: uids })],
    ['nobody takes the bar by joining', joins({ owner_uid: 'ben' })],
    ['nobody renames the bar by joining', joins({ bar_name: 'Mine' })],
    [
      'an invitation is spent by whom it lets in',
      joins({ last_invite: 'd'.repeat(22) }),
      { ...invited(), [other]: stored(makeInvite()) },
    ],
    [
      'two invitations are not spent by one',
      { batch: [entering, counting, { update: other, data: { used_count: 1 } }] },
      { ...invited(), [other]: stored(makeInvite()) },
    ],
  ]),
  allowed('an invitation is used up', 'ben', joins(), invited({ max_uses: 1 })),
  denied('nobody joins twice', 'kim', joins({ member_uids: uids }, {}, 'kim'), invited()),
  denied('no member spends an invitation', 'kim', counting, invited()),
  denied(
    'no member spends an invitation with another change',
    'kim',
    {
      batch: [
        ...[{ update: barPath, data: { 'members.kim.name': 'x', last_member_uid: 'kim', updated_at: now } }],
        counting,
      ],
    },
    invited({}, { last_invite: CODE }),
  ),
  ...OUTSIDERS.map((as) =>
    denied(
      `${as} does not join`,
      as,
      joins({ member_uids: ['kim', 'ana'] }, {}, 'ana'),
      invited(
        {},
        { owner_uid: 'kim', members: { kim: makeMember({ role: 'owner' }) }, member_uids: ['kim'] },
      ),
    ),
  ),
  denied(
    'nobody suspended joins',
    'suspended',
    joins({ member_uids: ['kim', 'ana'] }, {}, 'ana'),
    invited({}, { owner_uid: 'kim', members: { kim: makeMember({ role: 'owner' }) }, member_uids: ['kim'] }),
  ),
  allowed(
    'whoever is not suspended does',
    'ana',
    joins({ member_uids: ['kim', 'ana'] }, {}, 'ana'),
    invited({}, { owner_uid: 'kim', members: { kim: makeMember({ role: 'owner' }) }, member_uids: ['kim'] }),
  ),
];

// ---- Inviting ----

const invitation = (words: string, data: Data, verdict = denied): RuleCase =>
  verdict(`an invitation ${words}`, 'ana', { set: invitePath, data: makeInvite(data) }, bar());
const inviting: RuleCase[] = [
  allowed('the owner invites', 'ana', { set: invitePath, data: makeInvite() }, bar()),
  allowed('the owner takes an invitation back', 'ana', { delete: invitePath }, invited()),
  allowed('the owner lists invitations', 'ana', { list: `${barPath}/invites`, limit: 100 }, invited()),
  ...deniedRows('ana', invited(), [
    ['a hundred invitations are listed at most', { list: `${barPath}/invites`, limit: 101 }],
    ['nobody invites to what is not there', { set: invitePath, data: makeInvite() }, {}],
    ['a code has 22 characters', { set: `${barPath}/invites/short`, data: makeInvite() }, bar()],
  ]),
  allowed('a suspended owner lists them', 'suspended', { list: `${barPath}/invites`, limit: 1 }, invited()),
  ...NO_OWNERS.flatMap((as) => [
    denied(`${as} does not invite`, as, { set: invitePath, data: makeInvite() }, bar()),
    denied(`${as} takes no invitation back`, as, { delete: invitePath }, invited()),
  ]),
  ...[...STRANGERS, 'kim', 'vic'].map((as) =>
    denied(`${as} lists no invitations`, as as Actor, { list: `${barPath}/invites`, limit: 1 }, invited()),
  ),
  ...(['ben', 'kim', 'vic', 'ana', 'suspended'] as const).map((as) =>
    allowed(`${as} looks at an invitation`, as, { get: invitePath }, invited()),
  ),
  ...OUTSIDERS.map((as) => denied(`${as} looks at no invitation`, as, { get: invitePath }, invited())),
  invitation('to look', { role: 'viewer' }, allowed),
  ...['owner', 'guest', null].map((value) => invitation(`has no role ${value}`, { role: value })),
  invitation('has the name of its bar', { bar_name: 'Ritz' }),
  invitation('is for a time to come', { expires_at: inTime(-1000) }),
  invitation('is for 30 days at most', { expires_at: inTime(31 * DAY) }),
  invitation('is for nearly 30 days', { expires_at: inTime(30 * DAY - 60_000) }, allowed),
  invitation('has a time', { expires_at: 'never' }),
  invitation(`is for ${LIMITS.bars.uses.max}`, { max_uses: LIMITS.bars.uses.max }, allowed),
  invitation('is for one', { max_uses: 1 }, allowed),
  ...[0, LIMITS.bars.uses.max + 1, double(2), '2', null].map((value) =>
    invitation(`is not for ${JSON.stringify(value)}`, { max_uses: value }),
  ),
  invitation('begins unused', { used_count: 1 }),
  invitation('begins below nothing', { used_count: -5 }),
  invitation('is made now', { created_at: otherTime }),
  invitation('has no field nobody knows', { hint: 'x' }),
  ...Object.keys(makeInvite()).map((field) => {
    const { [field]: _, ...rest } = makeInvite();
    return denied(`an invitation needs ${field}`, 'ana', { set: invitePath, data: rest }, bar());
  }),
  ...deniedRows(['ana', 'kim', 'vic'], invited(), [
    ['an invitation is not changed', { update: invitePath, data: { max_uses: 30 } }],
  ]),
];

// ---- Where one is ----

const goesTo = (barId: unknown): Operation => ({
  set: 'users/ana',
  data: makePreferences({ active_bar_id: barId }),
});
const away = {
  [barPath]: makeBar({
    owner_uid: 'kim',
    members: { kim: makeMember({ role: 'owner' }) },
    member_uids: ['kim'],
  }),
};
const place: RuleCase[] = [
  allowed('somebody goes to a bar of theirs', 'ana', goesTo(BAR), bar()),
  allowed('somebody goes there first of all', 'ana', goesTo(BAR), { ...bar(), 'users/ana': null }),
  allowed('somebody goes home', 'ana', goesTo(null), bar()),
  denied('nobody goes to the bar of others', 'ana', goesTo(BAR), away),
  denied('nobody goes there first of all', 'ana', goesTo(BAR), { ...away, 'users/ana': null }),
  denied('nobody goes to what is not there', 'ana', goesTo(BAR)),
  denied('nobody goes to a number', 'ana', goesTo(7), bar()),
  allowed('whoever was put out still chooses units', 'ana', goesTo(BAR), {
    ...away,
    'users/ana': stored(makePreferences({ active_bar_id: BAR })),
  }),
];

/** Bars, who belongs to them, and invitations. */
export const barCases: RuleCase[] = [
  ...opening,
  ...reading,
  ...managing,
  ...belonging,
  ...joining,
  ...inviting,
  ...place,
];
