import { readFileSync } from 'node:fs';
import { API } from '@cellaret/domain/api/endpoints';
import { placeOf } from '@cellaret/domain/core/collections';
import { newToken } from '@cellaret/domain/core/ids';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database, testsApp } from '../../support/data/database.ts';
import { seededIngredient, seededRecipe } from '../../support/data/seeded.ts';
import {
  ownCabinet,
  ownDocument,
  ownMenu,
  ownRecipe,
  publication,
  putAway,
  SHELF,
} from '../../support/data/test-data.ts';
import { askAuth, newPerson, type Person } from '../../support/data/test-people.ts';
import { baseUrl } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { request } from '../support/api-client.ts';
import { firestoreOf, shownDrink, shownMenu } from '../support/firestore.ts';

const NEGRONI = seededRecipe('Negroni');
const MARTINI = seededRecipe('Fifty-Fifty Martini');
const CAMPARI = seededIngredient('Campari');

let host: Person;
let ownDrink: number;
const token = newToken();
const menuPath = `public_menus/${token}`;

const shown = () => shownMenu(token);
const drink = (id: number) => shownDrink(token, id);
const cabinet = () => database.doc(`users/${host.uid}/bar_cabinets/${SHELF}`);

beforeAll(async () => {
  host = await newPerson();
  await ownCabinet(host.uid, 'Home', [
    ...['London dry gin', 'Sweet vermouth', 'Dry vermouth', 'Orange bitters'].map(seededIngredient),
    CAMPARI,
  ]);
  ownDrink = await ownRecipe(host.uid, { recipe_name: 'House Negroni' });
  await ownMenu(host.uid, [NEGRONI, MARTINI, ownDrink]);
  await cabinet().update({ publications: [token] });
  await ownDocument(`users/${host.uid}/publications/${token}`, publication(token));
});
afterAll(putAway);

describe('a menu for guests', () => {
  it('shows what can be made of the cabinet, and as much of it as its keeper says', async () => {
    const negroni = await eventually('the menu', () => drink(NEGRONI));
    expect(negroni).toMatchObject({ available: true, instead_id: null, lines: null, instructions: null });
    expect(await firestoreOf(`${menuPath}/gate/now`)).toMatchObject({
      host_uids: [host.uid],
      is_taking: false,
      is_full: false,
    });
  });

  it('follows the stock, with something to have instead', async () => {
    await cabinet().update({ [`items.${CAMPARI}.is_in_stock`]: false });
    const negroni = await eventually('Campari to be gone', async () => {
      const now = await drink(NEGRONI);
      return now?.available === false ? now : null;
    });
    expect(negroni.instead_id).toBe(MARTINI);
    expect((await firestoreOf(`${menuPath}/gate/now`))?.available_ids).toEqual([MARTINI]);
    await cabinet().update({ [`items.${CAMPARI}.is_in_stock`]: true });
    await eventually('Campari to be back', async () => (await drink(NEGRONI))?.available);
  });

  it('follows a recipe that is edited, hidden and back again, however often it changes', async () => {
    const recipe = database.doc(`recipes/${ownDrink}`);
    const before = (await shown())?.sections.length;
    for (const name of ['A', 'B', 'House Boulevardier']) await recipe.update({ recipe_name: name });
    await eventually('the new name', async () => (await drink(ownDrink))?.name === 'House Boulevardier');
    const decision = `moderation/recipe_${ownDrink}`;
    const note = { reason: 'spam', note: '', by: 'admin', at: new Date() };
    await ownDocument(decision, { kind: 'recipe', id: ownDrink, state: 'hidden', ...note });
    await eventually('it to be gone', async () => !(await drink(ownDrink)));
    await database.doc(decision).update({ state: 'shown' });
    await eventually('it to be back', () => drink(ownDrink));
    expect((await shown())?.sections.length).toBe(before);
  });

  it('stands in the order, the sections and at the prices of its menu', async () => {
    await database.doc(`users/${host.uid}/menus/${SHELF}`).update({
      card: {
        currency: 'EUR',
        section_names: ['Stirred'],
        recipe_ids: [NEGRONI, MARTINI],
        sections: [1, 1],
        prices: [950, 0],
      },
    });
    await eventually('the prices', async () => (await shown())?.currency === 'EUR');
    expect(
      (await shown())?.sections.map(({ name, items }) => [
        name,
        items.map(({ recipe_id, price }) => [recipe_id, price]),
      ]),
    ).toEqual([
      ['', [[ownDrink, null]]],
      [
        'Stirred',
        [
          [NEGRONI, 950],
          [MARTINI, null],
        ],
      ],
    ]);
  });

  it('is nobody else’s to show under the same link, which every guest knows', async () => {
    const guest = await newPerson();
    await ownDocument(`users/${guest.uid}/publications/${token}`, publication(token, { title: 'Mine' }));
    await ownDocument(`users/${host.uid}/publications/${token}`, publication(token, { title: 'Saturday' }));
    await eventually('the new title', async () => (await shown())?.title === 'Saturday');
    expect((await firestoreOf(`${menuPath}/gate/now`))?.host_uids).toEqual([host.uid]);
  });

  it('is closed for good once it is withdrawn, and its link stays nobody’s', async () => {
    await database.doc(`users/${host.uid}/publications/${token}`).delete();
    await eventually('the menu to be closed', async () => (await shown())?.is_open === false);
    expect(await shown()).toMatchObject({ title: '', sections: [] });
    expect(await firestoreOf(`${menuPath}/gate/now`)).toBeUndefined();
    const { rebuildPublicMenu } = await import('../../../functions/src/services/guests/public-menus.ts');
    await ownDocument(`users/${host.uid}/publications/${token}`, publication(token, { title: 'Again' }));
    await rebuildPublicMenu(placeOf(host.uid), token);
    expect(await shown()).toMatchObject({ title: '', is_open: false });
  });
});

/** The account that a first order makes. */
const newGuest = () =>
  askAuth<{ idToken: string; localId: string }>('/accounts:signUp?key=local', { returnSecureToken: true });

describe('a guest’s account', () => {
  it('is nobody’s to the API: every route says 401', async () => {
    const { idToken } = await newGuest();
    for (const { method, path } of Object.values(API)) {
      const at = path
        .replace(/^\/api/, '')
        .replace(/:\w+/g, '1')
        .replace(/\{\w+\}/g, '1');
      expect([method, at, (await request({ ...host, idToken }, method, at)).status]).toEqual([
        method,
        at,
        401,
      ]);
    }
  });

  it('is deleted a month after it was made, and no member’s is', async () => {
    const { deleteGuestsBefore } = await import('../../../functions/src/store/auth-accounts.ts');
    const { localId } = await newGuest();
    const auth = getAuth(testsApp());
    const minute = 60_000;
    await deleteGuestsBefore(new Date(Date.now() - minute));
    expect((await auth.getUser(localId)).uid).toBe(localId);
    expect(await deleteGuestsBefore(new Date(Date.now() + minute))).toBeGreaterThan(0);
    await expect(auth.getUser(localId)).rejects.toThrow('no user record');
    expect((await auth.getUser(host.uid)).uid).toBe(host.uid);
  });

  it('and what it ordered are given a time to live', () => {
    const { fieldOverrides } = JSON.parse(
      readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
    ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
    const living = fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(living).toEqual(expect.arrayContaining(['orders.expires_at', 'guests.expires_at']));
  });
});

it('pages for guests, of a withdrawn menu too, are not for search engines, and tell nobody which menu somebody came from', async () => {
  const { status, headers } = await fetch(`${baseUrl}/m/${token}`);
  expect([status, headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
    404,
    'noindex',
    'strict-origin',
  ]);
});
