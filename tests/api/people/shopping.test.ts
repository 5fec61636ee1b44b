import { LIMITS } from '@cellaret/domain/core/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { seededRecipe } from '../../support/data/seeded.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { fail, refusal, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { makeEntry, makePlan, SEEDED } from '../support/inputs.ts';

let person: Person;

beforeEach(async () => {
  person = await newPerson();
});

const saved = (fields: Parameters<typeof makeEntry>[0] = {}) =>
  succeed(person, 'saveShoppingEntry', { body: makeEntry(fields) });
const napkins = { key: 'f7', ingredient_id: null, ingredient_type_id: null, name: 'Napkins', bottles: null };

describe('a shopping list', () => {
  it('is written entry by entry, read by one read, and emptied by one write', async () => {
    expect((await succeed(person, 'getShoppingList')).body).toEqual([]);
    const first = await saved();
    expect([first.body, first.reads, first.writes]).toEqual([makeEntry(), 1, 1]);
    await saved(napkins);
    await saved({ is_checked: true, bottle_ml: 700 });
    const { body, reads } = await succeed(person, 'getShoppingList');
    expect(reads).toBe(1);
    expect(new Map(body.map(({ key, ...entry }) => [key, entry]))).toEqual(
      new Map([
        ['f7', expect.objectContaining({ name: 'Napkins', is_checked: false })],
        [`i${SEEDED.gin}`, expect.objectContaining({ is_checked: true, bottle_ml: 700 })],
      ]),
    );
    expect(await firestoreOf(`users/${person.uid}/shopping_lists/current`)).toMatchObject({
      items: { f7: { by: person.uid } },
      last_item_id: `i${SEEDED.gin}`,
    });
    const left = await succeed(person, 'takeOffShoppingList', { body: { keys: [`i${SEEDED.gin}`, 'f99'] } });
    expect([left.body.map(({ key }) => key), left.writes]).toEqual([['f7'], 1]);
    expect((await succeed(person, 'takeOffShoppingList', { body: { keys: ['f99'] } })).writes).toBe(0);
  });

  it('is refused what the rules refuse', async () => {
    const refused = async (fields: object) =>
      (await fail(person, 'saveShoppingEntry', { body: { ...makeEntry(), ...fields } })).status;
    for (const fields of [
      { note: 'x'.repeat(141) },
      { sources: 'shop_5:1,' },
      { key: 'i7' },
      { key: 'f7' },
      { bottles: 0 },
      { bottle_ml: 10_001 },
      { by: 'somebody' },
      { name: '' },
    ])
      expect(await refused(fields)).toBe(400);
    const { items: most } = LIMITS.shoppingList;
    const full = Object.fromEntries(
      Array.from({ length: most }, (_, at) => [`f${at + 1}`, { ...makeEntry(napkins), key: undefined }]),
    );
    const entries = Object.fromEntries(
      Object.entries(full).map(([key, { key: _, ...entry }]) => [key, { ...entry, by: person.uid }]),
    );
    await database
      .doc(`users/${person.uid}/shopping_lists/current`)
      .set({ items: entries, last_item_id: null, updated_at: new Date() });
    expect(await refusal(person, 'saveShoppingEntry', { body: makeEntry() })).toBe(422);
    await saved({ ...napkins, key: 'f1', note: 'White' });
  });
});

describe('a party', () => {
  it('is planned, read with all that follows, changed, listed and deleted', async () => {
    const { body: plan, writes } = await succeed(person, 'createPlan', { body: makePlan({ hours: 2 }) });
    expect(writes).toBe(2);
    const params = { id: plan.id };
    const read = await succeed(person, 'getPlan', { params });
    expect(read.body).toMatchObject({ ...plan, party: { drinks_each: 3, total: 30 } });
    const gin = read.body.party.purchases.find(({ ingredient_id }) => ingredient_id === SEEDED.gin);
    expect(gin).toMatchObject({ need_ml: 945, left_ml: 0, guessed: false, size_ml: 700, bottles: 2 });
    // The plan, preferences, a cabinet that is not there, and one recipe.
    expect(read.reads).toBe(4);

    const said = makePlan({ hours: 2, bottles: `${SEEDED.gin}:700:300:2000,`, drink_price: 900 });
    const changed = await succeed(person, 'updatePlan', { params, body: said });
    expect([changed.body, changed.reads, changed.writes]).toEqual([{ id: plan.id, ...said }, 1, 1]);
    const { party } = (await succeed(person, 'getPlan', { params })).body;
    expect(party.purchases[0]).toMatchObject({ left_ml: 300, bottles: 1 });
    expect(party.cost).toMatchObject({ used: 2700, bought: 2000 });
    expect((await succeed(person, 'listPlans')).body).toEqual([{ id: plan.id, ...said }]);
    await succeed(person, 'deletePlan', { params });
    expect(await refusal(person, 'getPlan', { params })).toBe(404);
    expect(await refusal(person, 'deletePlan', { params })).toBe(404);
  });

  it('counts on what is left of a bottle that is measured', async () => {
    const host = await newPerson();
    await database.doc(`users/${host.uid}/bar_cabinets/30101`).set({
      id: 30_101,
      bar_cabinet_name: 'Home',
      items: {
        [SEEDED.gin]: {
          ingredient_name: 'Gin',
          ingredient_type_id: 1,
          is_in_stock: true,
          is_deleted: false,
          left_ml: 200,
          bottle_ml: 1000,
          spare: 0,
        },
      },
      last_item_id: null,
      created_at: new Date(),
      updated_at: new Date(),
    });
    const { body: plan } = await succeed(host, 'createPlan', { body: makePlan({ hours: 2 }) });
    const { party } = (await succeed(host, 'getPlan', { params: { id: plan.id } })).body;
    const gin = party.purchases.find(({ ingredient_id }) => ingredient_id === SEEDED.gin);
    expect(gin).toMatchObject({ need_ml: 945, left_ml: 200, guessed: false, size_ml: 1000, bottles: 1 });
  });

  it('buys eggs for their white', async () => {
    const shares = `${seededRecipe('Clover Club')}:1,`;
    const { body: plan } = await succeed(person, 'createPlan', { body: makePlan({ shares }) });
    const { party } = (await succeed(person, 'getPlan', { params: { id: plan.id } })).body;
    const bought = party.purchases.map(({ ingredient_name }) => ingredient_name);
    expect(bought).toContain('Egg');
    expect(bought).not.toContain('Egg white');
  });

  it('is somebody’s own', async () => {
    const { body } = await succeed(await newPerson(), 'createPlan', { body: makePlan() });
    const params = { id: body.id };
    expect(await refusal(person, 'getPlan', { params })).toBe(404);
    expect(await refusal(person, 'updatePlan', { params, body: makePlan() })).toBe(404);
    expect(await refusal(person, 'deletePlan', { params })).toBe(404);
  });
});
