import { readFileSync } from 'node:fs';
import type { ApiName } from '@cellaret/domain/api';
import { newId, newToken } from '@cellaret/domain/ids';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  BAR_ACCESS,
  BAR_ACTORS,
  OPERATIONS,
  renderedTable,
  type BarActor,
  type Operation,
} from '../rules/support/access-table.ts';
import { makeInvite, makeMember, makeNewBar } from '../rules/support/bar-builders.ts';
import {
  makeCabinet,
  makeMenu,
  makePlan,
  makePublication,
  makeShoppingEntry,
  makeShoppingList,
  stored,
} from '../rules/support/builders.ts';
import { payingFor } from '../rules/support/companions.ts';
import type { Write } from '../rules/support/rest.ts';
import { now, type Data } from '../rules/support/values.ts';
import { newPerson, type Person } from '../support/people.ts';
import { ask, type Asked } from './support/client.ts';
import { direct, type Verdict } from './support/hostile-client.ts';
import { makeEntry, makePlan as makePlanInput } from './support/inputs.ts';

const people = {} as Record<Exclude<BarActor, 'nobody'>, Person>;
const personOf = (actor: BarActor) => (actor === 'nobody' ? null : people[actor]);
const uidOf = (actor: BarActor) => personOf(actor)?.uid ?? 'nobody';

beforeAll(async () => {
  [people.unverified, people.stranger, people.viewer, people.keeper, people.owner] = await Promise.all([
    newPerson({ verified: false }),
    newPerson(),
    newPerson(),
    newPerson(),
    newPerson(),
  ]);
});

/** A bar with its three people, and an id for what lies below it. */
let bar: { barId: string; id: number; code: string; token: string };

const barOf = (barId: string): Data => {
  const uids = [people.owner.uid, people.keeper.uid, people.viewer.uid];
  const [owner = '', keeper = '', viewer = ''] = uids;
  return stored(
    makeNewBar({
      id: barId,
      owner_uid: owner,
      members: {
        [owner]: makeMember({ role: 'owner' }),
        [keeper]: makeMember(),
        [viewer]: makeMember({ role: 'viewer' }),
      },
      member_uids: uids,
      last_member_uid: viewer,
    }),
  );
};

beforeEach(async () => {
  bar = { barId: newToken(), id: newId(), code: newToken(), token: newToken() };
  await direct.commit('owner', { path: `bars/${bar.barId}`, data: barOf(bar.barId) });
});

/** What lies in a collection, and the honest attempts of whoever tries. */
interface Target {
  name: string;
  lies: Data;
  create: Data;
  update: Data;
  besides?: Write;
}

const placed = (make: (changes: Data) => Data, change: Data, actor: BarActor): Target => ({
  name: String(bar.id),
  lies: make({ id: bar.id }),
  create: make({ id: bar.id }),
  update: { ...stored(make({ id: bar.id })), ...change, updated_at: now },
  besides: payingFor(uidOf(actor), 'shelves', bar.id),
});

const TARGETS: Record<keyof typeof BAR_ACCESS, (actor: BarActor) => Target> = {
  bars: () => {
    const { uid } = people.owner;
    const members = { [uid]: makeMember({ role: 'owner', since: now }) };
    const fresh = { owner_uid: uid, members, member_uids: [uid], last_member_uid: uid };
    return {
      name: bar.barId,
      lies: barOf(bar.barId),
      create: makeNewBar({ id: bar.barId, ...fresh }),
      update: { ...barOf(bar.barId), bar_name: 'Renamed', updated_at: now },
      besides: payingFor(uid, 'bars', bar.barId),
    };
  },
  'bars/{barId}/invites': (actor) => ({
    name: bar.code,
    lies: makeInvite(),
    create: makeInvite(),
    update: makeInvite({ max_uses: 30 }),
    besides: payingFor(uidOf(actor), 'bars', bar.code),
  }),
  'bars/{barId}/bar_cabinets': (actor) => placed(makeCabinet, { bar_cabinet_name: 'Renamed' }, actor),
  'bars/{barId}/menus': (actor) => placed(makeMenu, { menu_name: 'Renamed' }, actor),
  'bars/{barId}/plans': (actor) => placed(makePlan, { guests: 13 }, actor),
  'bars/{barId}/publications': () => {
    const made = makePublication(bar.token, { bar_cabinet_id: bar.id });
    return {
      name: bar.token,
      lies: made,
      create: made,
      update: { ...stored(made), title: 'Renamed', updated_at: now },
    };
  },
  'bars/{barId}/shopping_lists': (actor) => {
    const listed = (is_checked: boolean) =>
      makeShoppingList({ items: { i5: makeShoppingEntry({ by: uidOf(actor), is_checked }) } });
    return { name: 'current', lies: listed(false), create: listed(false), update: listed(true) };
  },
};

/** The cabinet that a publication is followed by. */
const followed = (): Write => ({
  path: `bars/${bar.barId}/bar_cabinets/${bar.id}`,
  data: stored({ ...makeCabinet({ id: bar.id }), publications: [bar.token] }),
});

async function attempted(actor: BarActor, name: string): Promise<Record<Operation, Verdict>> {
  const target = TARGETS[name]?.(actor);
  if (!target) throw new Error(`There is no target for ${name}`);
  const token = personOf(actor)?.idToken ?? null;
  const collection = name.replace('{barId}', bar.barId);
  const path = `${collection}/${target.name}`;
  const lay = (data: Data | null) => direct.commit('owner', { path, data });
  const owed = ['bars', 'shelves'].flatMap((kind) =>
    [uidOf(actor), people.owner.uid].map((uid) => ({ path: `users/${uid}/allowances/${kind}`, data: null })),
  );
  if (name.endsWith('publications')) await direct.commit('owner', followed());
  await lay(stored(target.lies));
  const get = await direct.get(token, path);
  const list = await direct.list(token, collection);
  const update = await direct.commit(token, { path, data: target.update, exists: true });
  await lay(stored(target.lies));
  const remove = await direct.commit(token, { path, data: null });
  await lay(null);
  await direct.commit('owner', ...owed);
  const create = await direct.commit(
    token,
    { path, data: target.create, exists: false },
    ...(target.besides ? [target.besides] : []),
  );
  return { get, list, create, update, delete: remove };
}

describe.each(Object.entries(BAR_ACCESS))('Firestore, past the app: %s', (name, row) => {
  it.each(BAR_ACTORS)('gives %s what the table says and no more', async (actor) => {
    const expected = OPERATIONS.map((operation) => [
      operation,
      row[operation].includes(actor) ? 'allowed' : 'denied',
    ]);
    expect(await attempted(actor, name)).toEqual(Object.fromEntries(expected));
  });
});

const shelfName = { bar_cabinet_name: 'Renamed', is_active: false };

/** The endpoint that does the same, where there is one. */
const ENDPOINTS: Record<keyof typeof BAR_ACCESS, Partial<Record<Operation, [ApiName, unknown?]>>> = {
  bars: {
    get: ['getBar'],
    update: ['updateBar', { bar_name: 'Renamed', currency: null }],
    delete: ['deleteBar'],
  },
  'bars/{barId}/invites': {
    get: ['getInvite'],
    list: ['listInvites'],
    create: ['createInvite', { role: 'viewer', days: 7, max_uses: 1 }],
    delete: ['deleteInvite'],
  },
  'bars/{barId}/bar_cabinets': {
    get: ['getBarCabinet'],
    list: ['listBarCabinets'],
    create: ['createBarCabinet', shelfName],
    update: ['updateBarCabinet', shelfName],
    delete: ['deleteBarCabinet'],
  },
  'bars/{barId}/menus': {
    get: ['getMenu'],
    list: ['listMenus'],
    create: ['createMenu', { menu_name: 'Renamed', is_active: false }],
    update: ['updateMenu', { menu_name: 'Renamed', is_active: false }],
    delete: ['deleteMenu'],
  },
  'bars/{barId}/plans': {
    get: ['getPlan'],
    list: ['listPlans'],
    create: ['createPlan', makePlanInput()],
    update: ['updatePlan', makePlanInput({ guests: 13 })],
    delete: ['deletePlan'],
  },
  'bars/{barId}/shopping_lists': {
    get: ['getShoppingList'],
    create: ['saveShoppingEntry', makeEntry()],
    update: ['takeOffShoppingList', { keys: ['i5'] }],
  },
};

describe.each(Object.entries(ENDPOINTS))('the API gives the same verdicts: %s', (name, endpoints) => {
  it.each(BAR_ACTORS)('for %s', async (actor) => {
    const target = TARGETS[name]?.(actor);
    const row = BAR_ACCESS[name];
    if (!target || !row) throw new Error(`There is no target for ${name}`);
    const path = `${name.replace('{barId}', bar.barId)}/${target.name}`;
    const asked: Asked = {
      params: bar,
      ...(name !== 'bars' && !name.endsWith('invites') && { query: `?bar=${bar.barId}` }),
    };
    for (const [operation, [api, body]] of Object.entries(endpoints)) {
      await direct.commit('owner', { path, data: stored(target.lies) });
      const { status } = await ask(personOf(actor), api, { ...asked, ...(body !== undefined && { body }) });
      expect([api, status < 400]).toEqual([api, row[operation as Operation].includes(actor)]);
      expect([200, 201, 401, 403, 404]).toContain(status);
    }
  });
});

it('docs/reliability.md shows the table of roles', () => {
  const document = readFileSync(new URL('../../docs/reliability.md', import.meta.url), 'utf8');
  expect(document).toContain(renderedTable('Documents of a bar', BAR_ACCESS));
});
