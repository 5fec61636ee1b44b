import { barPlace, placeOf } from '@cellaret/domain/core/collections';
import { newToken } from '@cellaret/domain/core/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { seededIngredient, seededRecipe } from '../../support/data/seeded.ts';
import {
  cabinetIn,
  menuIn,
  ownDocument,
  ownRecipe,
  publication,
  putAway,
  SHELF,
} from '../../support/data/test-data.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { succeed } from '../support/api-client.ts';
import { firestoreOf, shownDrink, shownMenu } from '../support/firestore.ts';
import { direct } from '../support/hostile-client.ts';
import { BAR } from '../support/inputs.ts';

const { rebuildPublicMenu } = await import('../../../functions/src/services/guests/public-menus.ts');

const NEGRONI = seededRecipe('Negroni');
const CAMPARI = seededIngredient('Campari');

let owner: Person;
let keeper: Person;
let viewer: Person;
let barId: string;
let ownDrink: number;
const token = newToken();
const gatePath = `public_menus/${token}/gate/now`;

const shown = () => shownMenu(token);
const drink = (id: number) => shownDrink(token, id);
const hosts = async () => (await firestoreOf(gatePath))?.host_uids as string[] | undefined;
const hostsToBe = (...people: Person[]) =>
  eventually('its hosts', async () => (await hosts())?.join() === people.map(({ uid }) => uid).join());
const role = (person: Person, is: 'owner' | 'keeper' | 'viewer') =>
  succeed(owner, 'updateMember', { params: { barId, uid: person.uid }, body: { role: is } });

async function joinAs(person: Person, is: 'keeper' | 'viewer'): Promise<void> {
  const body = { role: is, days: 1, max_uses: 1 };
  const { code } = (await succeed(owner, 'createInvite', { params: { barId }, body })).body;
  await succeed(person, 'joinBar', { params: { barId }, body: { code, member_name: is } });
}

beforeAll(async () => {
  [owner, keeper, viewer] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  barId = (await succeed(owner, 'createBar', { body: BAR })).body.id;
  await joinAs(keeper, 'keeper');
  await joinAs(viewer, 'viewer');
  const place = barPlace(barId);
  await cabinetIn(place, 'Back bar', [
    ...['London dry gin', 'Sweet vermouth'].map(seededIngredient),
    CAMPARI,
  ]);
  ownDrink = await ownRecipe(owner.uid, { recipe_name: 'House Negroni' });
  await menuIn(place, 'Friday', [NEGRONI, ownDrink]);
  await database.doc(`${place}/bar_cabinets/${SHELF}`).update({ publications: [token] });
  await ownDocument(`${place}/publications/${token}`, publication(token));
});
afterAll(putAway);

describe('a menu of a bar for guests', () => {
  it('is made of the stock of the bar, and served by whoever writes there', async () => {
    await eventually('the menu', async () => (await drink(NEGRONI))?.available);
    expect(await firestoreOf(gatePath)).toMatchObject({
      host_uids: [owner.uid, keeper.uid],
      bar_id: barId,
      is_full: false,
    });
    expect(await direct.get(keeper.idToken, gatePath)).toBe('allowed');
    expect(await direct.get(viewer.idToken, gatePath)).toBe('denied');
  });

  it('follows stock, menu and recipes of the bar', async () => {
    const place = database.doc(barPlace(barId));
    const campari = (is_in_stock: boolean) =>
      place
        .collection('bar_cabinets')
        .doc(`${SHELF}`)
        .update({ [`items.${CAMPARI}.is_in_stock`]: is_in_stock });
    await campari(false);
    await eventually('Campari to be gone', async () => (await drink(NEGRONI))?.available === false);
    await campari(true);
    await eventually('Campari to be back', async () => (await drink(NEGRONI))?.available);
    await database.doc(`recipes/${ownDrink}`).update({ recipe_name: 'House Boulevardier' });
    await eventually('the new name', async () => (await drink(ownDrink))?.name === 'House Boulevardier');
    await place
      .collection('menus')
      .doc(`${SHELF}`)
      .update({ [`items.${ownDrink}.is_deleted`]: true });
    await eventually('it to be off', async () => !(await drink(ownDrink)));
  });

  it('is no host’s to show something else under, and no other bar’s', async () => {
    const other = await succeed(keeper, 'createBar', { body: BAR });
    const gate = await firestoreOf(gatePath);
    for (const place of [placeOf(keeper.uid), placeOf(owner.uid), barPlace(other.body.id)]) {
      await cabinetIn(place, 'Mine', [CAMPARI]);
      await menuIn(place, 'Mine', [NEGRONI]);
      await ownDocument(`${place}/publications/${token}`, publication(token, { title: 'Mine' }));
      await rebuildPublicMenu(place, token);
      await database.doc(`${place}/publications/${token}`).delete();
      await rebuildPublicMenu(place, token);
    }
    expect(await shown()).toMatchObject({ title: 'Friday', is_open: true });
    expect(await firestoreOf(gatePath)).toEqual(gate);
  });

  it('does not become a bar’s where it was a person’s, though that person is in the bar', async () => {
    const own = newToken();
    const at = (place: string) => `${place}/publications/${own}`;
    await ownDocument(at(placeOf(owner.uid)), publication(own, { title: 'My own bar' }));
    const before = await eventually('its gate', () => firestoreOf(`public_menus/${own}/gate/now`));
    expect(before).toMatchObject({ host_uids: [owner.uid] });
    expect(before).not.toHaveProperty('bar_id');
    await ownDocument(at(barPlace(barId)), publication(own, { title: 'In the bar' }));
    await rebuildPublicMenu(barPlace(barId), own);
    expect(await firestoreOf(`public_menus/${own}`)).toMatchObject({ title: 'My own bar' });
    expect(await firestoreOf(`public_menus/${own}/gate/now`)).toEqual(before);
  });

  it('has the hosts that the bar has: who comes, goes, rises and falls', async () => {
    await role(keeper, 'viewer');
    await hostsToBe(owner);
    expect(await direct.get(keeper.idToken, gatePath)).toBe('denied');
    await role(viewer, 'keeper');
    await hostsToBe(owner, viewer);
    await role(keeper, 'keeper');
    await hostsToBe(owner, keeper, viewer);
    await succeed(viewer, 'deleteMember', { params: { barId, uid: viewer.uid } });
    await hostsToBe(owner, keeper);
    await role(keeper, 'owner');
    await succeed(owner, 'deleteMember', { params: { barId, uid: owner.uid } });
    await hostsToBe(keeper);
    expect(await shown()).toMatchObject({ title: 'Friday', is_open: true });
  });

  it('is closed for good with its bar', async () => {
    await succeed(keeper, 'deleteBar', { params: { barId } });
    await eventually('the menu to be closed', async () => (await shown())?.is_open === false);
    expect(await shown()).toMatchObject({ title: '', sections: [] });
    expect(await firestoreOf(gatePath)).toBeUndefined();
  });
});
