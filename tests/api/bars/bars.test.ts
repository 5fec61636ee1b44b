import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../rules/support/bar-builders.ts';
import { now } from '../../rules/support/values.ts';
import { database } from '../../support/data/database.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { ask, fail, refusal, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { direct } from '../support/hostile-client.ts';
import { BAR, GIN_IN_STOCK, SEEDED } from '../support/inputs.ts';

const [owner, keeper] = await Promise.all([newPerson(), newPerson()]);

/** A bar of the owner, with an invitation; for the keeper, who joins by it. */
async function sharedBar(max_uses = 30): Promise<{ barId: string; code: string }> {
  const { body } = await succeed(owner, 'createBar', { body: BAR });
  const params = { barId: body.id };
  const invite = await succeed(owner, 'createInvite', {
    params,
    body: { role: 'keeper', days: 7, max_uses },
  });
  return { ...params, code: invite.body.code };
}

const joining = (code: string) => ({ body: { code, member_name: 'Kim' } });

async function barOfTwo(): Promise<{ barId: string; code: string }> {
  const bar = await sharedBar();
  await succeed(keeper, 'joinBar', { params: bar, ...joining(bar.code) });
  return bar;
}

const cabinetIn = async (person: Person, query = ''): Promise<number> =>
  (await succeed(person, 'createBarCabinet', { query, body: { bar_cabinet_name: 'Shelf', is_active: true } }))
    .body.id;

describe('joining', () => {
  it('shows the bar and the role before, and makes one a member with that role', async () => {
    const bar = await sharedBar();
    const looked = await succeed(keeper, 'getInvite', { params: bar });
    expect(looked.body).toMatchObject({ bar_name: 'Flat 3', role: 'keeper', max_uses: 30, used_count: 0 });
    const { body } = await succeed(keeper, 'joinBar', { params: bar, ...joining(bar.code) });
    expect(body.role).toBe('keeper');
    expect(body.members.map(({ uid, role, name }) => [uid, role, name])).toEqual([
      [owner.uid, 'owner', 'Ana'],
      [keeper.uid, 'keeper', 'Kim'],
    ]);
    expect((await succeed(keeper, 'listBars')).body.map(({ id }) => id)).toContain(bar.barId);
  });

  it('is asked again without another use of the invitation', async () => {
    const bar = await barOfTwo();
    await succeed(keeper, 'joinBar', { params: bar, ...joining(bar.code) });
    expect((await succeed(owner, 'listInvites', { params: bar })).body[0]?.used_count).toBe(1);
  });

  it('is refused once an invitation has expired, and so is a code nobody made', async () => {
    const bar = await sharedBar();
    await database.doc(`bars/${bar.barId}/invites/${bar.code}`).update({ expires_at: new Date(0) });
    expect(await refusal(keeper, 'joinBar', { params: bar, ...joining(bar.code) })).toBe(409);
    expect(await refusal(keeper, 'joinBar', { params: bar, ...joining(newToken()) })).toBe(404);
  });

  it(`is refused where ${LIMITS.bars.people} people share a bar`, async () => {
    const bar = await sharedBar();
    const uids = Array.from({ length: LIMITS.bars.people - 1 }, (_, index) => `crowd${index}`);
    await database.doc(`bars/${bar.barId}`).update({
      members: {
        [owner.uid]: makeMember({ role: 'owner' }),
        ...Object.fromEntries(uids.map((uid) => [uid, makeMember()])),
      },
      member_uids: [owner.uid, ...uids],
    });
    expect(await refusal(keeper, 'joinBar', { params: bar, ...joining(bar.code) })).toBe(409);
  });

  it.each(['the API', 'the rules'])(
    'lets one of 20 in who take an invitation for one at the same moment: %s',
    { timeout: 60_000 },
    async (way) => {
      const bar = await sharedBar(1);
      const crowd = await Promise.all(Array.from({ length: 20 }, () => newPerson()));
      const byRules = ({ uid, idToken }: Person) =>
        direct.join(idToken, bar, uid, makeMember({ name: 'Racer', since: now }));
      const isIn = await Promise.all(
        crowd.map(async (person) =>
          way === 'the API'
            ? (await ask(person, 'joinBar', { params: bar, ...joining(bar.code) })).status === 200
            : (await byRules(person)) === 'allowed',
        ),
      );
      expect(isIn.filter(Boolean)).toHaveLength(1);
      const stored = await firestoreOf(`bars/${bar.barId}`);
      expect(stored?.member_uids).toEqual([owner.uid, crowd[isIn.indexOf(true)]?.uid]);
      expect(Object.keys(stored?.members as object)).toHaveLength(2);
      expect((await firestoreOf(`bars/${bar.barId}/invites/${bar.code}`))?.used_count).toBe(1);
    },
  );
});

describe('who belongs to a bar', () => {
  it('is demoted, and writes no more with the very next request, by both ways', async () => {
    const bar = await barOfTwo();
    const query = `?bar=${bar.barId}`;
    const id = await cabinetIn(owner, query);
    await succeed(keeper, 'saveBarCabinetItem', { params: { id }, query, body: GIN_IN_STOCK });
    await succeed(owner, 'updateMember', { params: { ...bar, uid: keeper.uid }, body: { role: 'viewer' } });
    expect(
      await fail(keeper, 'saveBarCabinetItem', { params: { id }, query, body: GIN_IN_STOCK }),
    ).toMatchObject({ status: 403, message: 'Whoever only looks at a bar changes nothing in it' });
    const path = `bars/${bar.barId}/bar_cabinets/${id}`;
    expect(await direct.get(keeper.idToken, path)).toBe('allowed');
    expect(await direct.commit(keeper.idToken, { path, data: null })).toBe('denied');
  });

  it('does not join again by a known link after the owner removed them: all invitations end', async () => {
    const bar = await sharedBar(9);
    await succeed(keeper, 'joinBar', { params: bar, ...joining(bar.code) });
    await succeed(owner, 'deleteMember', { params: { ...bar, uid: keeper.uid } });
    expect(await refusal(keeper, 'joinBar', { params: bar, ...joining(bar.code) })).toBe(404);
    const member = makeMember({ name: 'Again', since: now });
    await direct.join(keeper.idToken, bar, keeper.uid, member);
    expect(await firestoreOf(`bars/${bar.barId}`)).toMatchObject({ member_uids: [owner.uid] });
  });

  it('leaves, and sees nothing of it any more; the owner stays', async () => {
    const bar = await barOfTwo();
    const id = await cabinetIn(owner, `?bar=${bar.barId}`);
    expect(await refusal(owner, 'deleteMember', { params: { ...bar, uid: owner.uid } })).toBe(409);
    expect(await refusal(keeper, 'deleteMember', { params: { ...bar, uid: owner.uid } })).toBe(403);
    await succeed(keeper, 'deleteMember', { params: { ...bar, uid: keeper.uid } });
    expect((await succeed(keeper, 'listBars')).body.map((one) => one.id)).not.toContain(bar.barId);
    expect(await refusal(keeper, 'getBar', { params: bar })).toBe(404);
    expect(await direct.get(keeper.idToken, `bars/${bar.barId}/bar_cabinets/${id}`)).toBe('denied');
  });

  it('is handed the bar, whose owner then keeps it', async () => {
    const bar = await barOfTwo();
    const { body } = await succeed(owner, 'updateMember', {
      params: { ...bar, uid: keeper.uid },
      body: { role: 'owner' },
    });
    expect([body.owner_uid, body.role]).toEqual([keeper.uid, 'keeper']);
    expect((await succeed(keeper, 'getBar', { params: bar })).body.role).toBe('owner');
    expect(await refusal(owner, 'updateBar', { params: bar, body: { bar_name: 'x', currency: null } })).toBe(
      403,
    );
  });
});

describe('what lies in a bar', () => {
  it('is no part of what lies at home', async () => {
    const bar = await barOfTwo();
    const query = `?bar=${bar.barId}`;
    const id = await cabinetIn(owner, query);
    expect((await succeed(keeper, 'listBarCabinets', { query })).body.map((one) => one.id)).toEqual([id]);
    expect((await succeed(owner, 'listBarCabinets')).body.map((one) => one.id)).not.toContain(id);
    expect(await refusal(owner, 'getBarCabinet', { params: { id } })).toBe(404);
  });

  it('is the active one of whoever says so, who then is in that bar', async () => {
    const bar = await barOfTwo();
    const id = await cabinetIn(owner, `?bar=${bar.barId}`);
    expect(await firestoreOf(`users/${owner.uid}`)).toMatchObject({
      active_bar_id: bar.barId,
      active_bar_cabinet_id: id,
      active_menu_id: null,
    });
    const home = await cabinetIn(owner);
    expect(await firestoreOf(`users/${owner.uid}`)).toMatchObject({
      active_bar_id: null,
      active_bar_cabinet_id: home,
    });
  });

  it('is what a search goes by', async () => {
    const bar = await barOfTwo();
    const query = `?bar=${bar.barId}`;
    const id = await cabinetIn(owner, query);
    await succeed(keeper, 'saveBarCabinetItem', { params: { id }, query, body: GIN_IN_STOCK });
    const body = { query: 'gin', bar_cabinet_id: id };
    const found = await succeed(keeper, 'searchRecipes', { query, body });
    expect(found.body[0]).toHaveProperty('missing');
    expect(await refusal(keeper, 'searchRecipes', { body })).toBe(404);
  });

  it('costs four reads to open, with a cabinet of 500', async () => {
    const bar = await barOfTwo();
    const query = `?bar=${bar.barId}`;
    const id = await cabinetIn(owner, query);
    const entry = { ingredient_name: 'x', ingredient_type_id: 1, is_in_stock: true, is_deleted: false };
    const items = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [String(600_000 + index), entry]),
    );
    await database.doc(`bars/${bar.barId}/bar_cabinets/${id}`).update({ items });
    const opened = await succeed(keeper, 'getBarCabinet', { params: { id }, query });
    expect(opened.body.bar_cabinet_items).toHaveLength(500);
    expect(opened.reads).toBeLessThanOrEqual(4);
  });

  it.each(['x', 'B'.repeat(21), `${'B'.repeat(21)}/`, ''])(
    'is asked for by the id of a bar, and not by %j',
    async (id) => {
      expect(await fail(owner, 'listMenus', { query: `?bar=${encodeURIComponent(id)}` })).toMatchObject({
        status: 400,
        errors: [{ path: 'bar', message: 'Invalid input' }],
      });
    },
  );
});

describe('moving in', () => {
  it('takes a cabinet along with every entry, once, however often it is asked', async () => {
    const bar = await barOfTwo();
    const id = await cabinetIn(keeper);
    await succeed(keeper, 'saveBarCabinetItem', { params: { id }, body: GIN_IN_STOCK });
    const asked = { params: bar, body: { kind: 'bar_cabinet', id } } as const;
    const answers = await Promise.all([succeed(keeper, 'adopt', asked), succeed(keeper, 'adopt', asked)]);
    await succeed(keeper, 'adopt', asked);
    expect(answers.map(({ body }) => body)).toEqual([asked.body, asked.body]);
    const { body } = await succeed(owner, 'getBarCabinet', { params: { id }, query: `?bar=${bar.barId}` });
    expect(body.bar_cabinet_items.map(({ ingredient }) => ingredient.id)).toEqual([SEEDED.gin]);
    expect((await succeed(keeper, 'listBarCabinets')).body.map((one) => one.id)).not.toContain(id);
    expect((await succeed(keeper, 'listBarCabinets', { query: `?bar=${bar.barId}` })).body).toHaveLength(1);
    expect(await firestoreOf(`users/${keeper.uid}`)).toMatchObject({ active_bar_cabinet_id: null });
  });

  it('takes the public menus of a cabinet along and back, and nobody else’s link', async () => {
    const bar = await barOfTwo();
    const id = await cabinetIn(owner);
    const { body } = await succeed(owner, 'createMenu', { body: { menu_name: 'Friday', is_active: true } });
    const [token, foreign, home] = [newToken(), newToken(), `users/${owner.uid}`];
    const place = `bars/${bar.barId}`;
    const publish = (person: Person, menuToken: string, menu_id: number) => {
      const of = { menu_id, bar_cabinet_id: id, title: 'Friday', greeting: '', hides_unavailable: false };
      const shows = { recipe: true, strength: true, pictures: true };
      const times = { created_at: new Date(), updated_at: new Date() };
      return database
        .doc(`users/${person.uid}/publications/${menuToken}`)
        .set({ id: menuToken, ...of, shows, ...times });
    };
    const gateOf = async (menuToken: string) => firestoreOf(`public_menus/${menuToken}/gate/now`);
    const hosts = (menuToken: string, uids: string[]) =>
      eventually(
        `the hosts of ${menuToken}`,
        async () => String((await gateOf(menuToken))?.host_uids) === String(uids),
      );
    await database.doc(`${home}/bar_cabinets/${id}`).update({ publications: [token, foreign] });
    await publish(keeper, foreign, 1);
    await hosts(foreign, [keeper.uid]);
    await Promise.all([publish(owner, token, body.id), publish(owner, foreign, body.id)]);
    await hosts(token, [owner.uid]);

    expect(await refusal(owner, 'adopt', { params: bar, body: { kind: 'menu', id: body.id } })).toBe(409);
    const moved = { kind: 'bar_cabinet', id } as const;
    await succeed(owner, 'adopt', { params: bar, body: moved });
    expect((await firestoreOf(`${place}/bar_cabinets/${id}`))?.publications).toContain(token);
    expect(await firestoreOf(`${place}/menus/${body.id}`)).toMatchObject({ menu_name: 'Friday' });
    expect(await firestoreOf(`${home}/menus/${body.id}`)).toBeUndefined();
    expect(await firestoreOf(home)).toMatchObject({ active_bar_cabinet_id: null, active_menu_id: null });
    await hosts(token, [owner.uid, keeper.uid]);
    await hosts(foreign, [keeper.uid]);
    expect(await gateOf(foreign)).not.toHaveProperty('bar_id');

    const back = { params: bar, body: { ...moved, back: true } };
    expect(await refusal(keeper, 'adopt', back)).toBe(403);
    await succeed(owner, 'adopt', back);
    expect(await firestoreOf(`${home}/menus/${body.id}`)).toMatchObject({ menu_name: 'Friday' });
    expect(await firestoreOf(`${home}/publications/${token}`)).toMatchObject({ title: 'Friday' });
    await hosts(token, [owner.uid]);
    expect(await gateOf(token)).not.toHaveProperty('bar_id');
  });

  it('is refused with what is not there, and over something else with its id', async () => {
    const bar = await barOfTwo();
    const id = await cabinetIn(keeper);
    expect(await refusal(keeper, 'adopt', { params: bar, body: { kind: 'menu', id } })).toBe(404);
    expect(await refusal(owner, 'adopt', { params: bar, body: { kind: 'bar_cabinet', id } })).toBe(404);
    await database.doc(`bars/${bar.barId}/bar_cabinets/${id}`).set({ id });
    expect(await refusal(keeper, 'adopt', { params: bar, body: { kind: 'bar_cabinet', id } })).toBe(422);
    expect(await firestoreOf(`users/${keeper.uid}/bar_cabinets/${id}`)).toBeDefined();
  });
});

describe('a bar ends', () => {
  const leftOf = async ({ barId }: { barId: string }, id: number) =>
    Promise.all([firestoreOf(`bars/${barId}`), firestoreOf(`bars/${barId}/bar_cabinets/${id}`)]);

  it('with its owner’s account where nobody else belongs to it, and with it everything below', async () => {
    const person = await newPerson();
    const { body } = await succeed(person, 'createBar', { body: BAR });
    const bar = { barId: body.id };
    const id = await cabinetIn(person, `?bar=${bar.barId}`);
    await succeed(person, 'createInvite', { params: bar, body: { role: 'keeper', days: 1, max_uses: 1 } });
    await succeed(person, 'deleteAccount');
    await eventually('its end', async () => {
      const invites = await database.collection(`bars/${bar.barId}/invites`).get();
      const left = await leftOf(bar, id);
      return invites.empty && left.every((one) => one === undefined);
    });
  });

  it('not where others do: whoever has kept it longest owns it, with the stock unchanged', async () => {
    const [person, heir, viewer] = await Promise.all([newPerson(), newPerson(), newPerson()]);
    const { body } = await succeed(person, 'createBar', { body: BAR });
    const bar = { barId: body.id };
    for (const [one, role] of [
      [viewer, 'viewer'],
      [heir, 'keeper'],
      [keeper, 'keeper'],
    ] as const) {
      const invite = await succeed(person, 'createInvite', {
        params: bar,
        body: { role, days: 1, max_uses: 1 },
      });
      await succeed(one, 'joinBar', { params: bar, ...joining(invite.body.code) });
    }
    const id = await cabinetIn(person, `?bar=${bar.barId}`);
    await succeed(person, 'saveBarCabinetItem', {
      params: { id },
      query: `?bar=${bar.barId}`,
      body: GIN_IN_STOCK,
    });
    const [, stock] = await leftOf(bar, id);
    await succeed(person, 'deleteAccount');
    const { body: after } = await succeed(heir, 'getBar', { params: bar });
    expect([after.role, after.owner_uid]).toEqual(['owner', heir.uid]);
    expect(after.members.map(({ uid, role }) => [uid, role])).toEqual([
      [viewer.uid, 'viewer'],
      [heir.uid, 'owner'],
      [keeper.uid, 'keeper'],
    ]);
    expect((await leftOf(bar, id))[1]).toEqual(stock);
  });

  it('as its owner says, past the API too, and takes along what lies below', async () => {
    const bar = await barOfTwo();
    const id = await cabinetIn(owner, `?bar=${bar.barId}`);
    expect(await direct.commit(keeper.idToken, { path: `bars/${bar.barId}`, data: null })).toBe('denied');
    expect(await direct.commit(owner.idToken, { path: `bars/${bar.barId}`, data: null })).toBe('allowed');
    await eventually('its end', async () => {
      const left = await leftOf(bar, id);
      return left.every((one) => one === undefined);
    });
  });
});

it('an invitation that has expired is deleted, and none that lets somebody in', async () => {
  const { purgeInvites } = await import('../../../functions/src/services/bars/bar-endings.ts');
  const { barId, code } = await sharedBar();
  const over = newToken();
  const invites = database.collection(`bars/${barId}/invites`);
  const minute = 60_000;
  const { expires_at: _, ...open } = (await invites.doc(code).get()).data() ?? {};
  await invites.doc(over).set({ ...open, expires_at: new Date(Date.now() - minute) });
  await purgeInvites(new Date());
  const left = (await invites.get()).docs.map(({ id }) => id);
  expect(left).toEqual([code]);
});
