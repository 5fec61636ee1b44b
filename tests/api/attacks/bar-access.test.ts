import { readFileSync } from 'node:fs';
import type { ApiName } from '@cellaret/domain/api/endpoints';
import { newId, newToken } from '@cellaret/domain/core/ids';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  BAR_ACCESS,
  BAR_ACTORS,
  renderedTable,
  type BarActor,
  type Operation,
} from '../../rules/support/access-table.ts';
import { makeInvite, makeMember, makeNewBar } from '../../rules/support/bar-builders.ts';
import {
  makeCabinet,
  makeMenu,
  makePlan,
  makeShoppingEntry,
  makeShoppingList,
  stored,
} from '../../rules/support/builders.ts';
import type { Data } from '../../rules/support/values.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { ask, type Asked } from '../support/api-client.ts';
import { direct } from '../support/hostile-client.ts';
import { makeEntry, makePlan as makePlanInput } from '../support/inputs.ts';

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
let bar: { barId: string; id: number; code: string };

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
  bar = { barId: newToken(), id: newId(), code: newToken() };
  await direct.commit('owner', { path: `bars/${bar.barId}`, data: barOf(bar.barId) });
});

/** The document that lies in a collection before anybody asks for it, and its name there. */
const LIES: Readonly<Record<string, (actor: BarActor) => [name: string, lies: Data]>> = {
  bars: () => [bar.barId, barOf(bar.barId)],
  'bars/{barId}/invites': () => [bar.code, makeInvite()],
  'bars/{barId}/bar_cabinets': () => [String(bar.id), makeCabinet({ id: bar.id })],
  'bars/{barId}/menus': () => [String(bar.id), makeMenu({ id: bar.id })],
  'bars/{barId}/plans': () => [String(bar.id), makePlan({ id: bar.id })],
  'bars/{barId}/shopping_lists': (actor) => [
    'current',
    makeShoppingList({ items: { i5: makeShoppingEntry({ by: uidOf(actor) }) } }),
  ],
};

const shelfName = { bar_cabinet_name: 'Renamed', is_active: false };

/** The endpoint that does what the table speaks of, where there is one; what the rules say: rules/cases. */
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

describe.each(Object.entries(ENDPOINTS))('the API gives the verdicts of the table: %s', (name, endpoints) => {
  it.each(BAR_ACTORS)('for %s', async (actor) => {
    const [id, lies] = LIES[name]?.(actor) ?? [];
    const row = BAR_ACCESS[name];
    if (!lies || !row) throw new Error(`There is no document for ${name}`);
    const path = `${name.replace('{barId}', bar.barId)}/${id}`;
    const asked: Asked = {
      params: bar,
      ...(name !== 'bars' && !name.endsWith('invites') && { query: `?bar=${bar.barId}` }),
    };
    for (const [operation, [api, body]] of Object.entries(endpoints)) {
      await direct.commit('owner', { path, data: stored(lies) });
      const { status } = await ask(personOf(actor), api, { ...asked, ...(body !== undefined && { body }) });
      expect([api, status < 400]).toEqual([api, row[operation as Operation].includes(actor)]);
      expect([200, 201, 401, 403, 404]).toContain(status);
    }
  });
});

it('docs/access.md shows the table of roles', () => {
  const document = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8');
  expect(document).toContain(renderedTable('Documents of a bar', BAR_ACCESS));
});
