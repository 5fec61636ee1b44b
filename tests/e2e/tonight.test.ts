import { PALATE_PATTERN } from '@cellaret/domain/bar';
import { newToken } from '@cellaret/domain/ids';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { cataloguePublished } from '../support/catalogue.ts';
import { documentsSent, keepAnswers } from '../support/documents-sent.ts';
import { projectId } from '../support/env.ts';
import { cabinetIn, ownCabinet, ownDocument, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'tonight'));
const PHONE = { ...WITH_SERVICE_WORKER, viewport: { width: 360, height: 740 } };
const BOTTLES = [
  'London dry gin',
  'Campari',
  'Sweet vermouth',
  'Dry vermouth',
  'Lemon juice',
  'Lime juice',
  'Simple syrup',
  'White rum',
  'Bourbon whiskey',
  'Club soda',
  'Prosecco',
  'Aperol',
  'Angostura aromatic bitters',
  'Orange',
];
const LIKED = ['Negroni', 'Boulevardier', 'Americano'];

afterAll(putAway);

const chosen = (page: Page) =>
  page.getByRole('list', { name: 'You can make tonight' }).getByRole('heading', { level: 3 });
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

it('five drinks for the evening, each with its reason: the same on the home page, after a reload, on another device and without a network, for the own marks and no other document', async () => {
  await cataloguePublished();
  const visitor = await newVisitor(PHONE);
  const { page, context, uid } = visitor;
  const person = personAt(page);
  const ids = BOTTLES.map(seededIngredient);
  await ownCabinet(uid, 'Corner', ids);
  await page.addInitScript(keepAnswers);
  await page.goto('/tonight');
  await page.getByText(/^Your taste is not known yet/).waitFor();
  expect(await chosen(page).count()).toBe(5);

  await database.doc(`users/${uid}/marks/recipes`).set({
    items: Object.fromEntries(LIKED.map((name) => [seededRecipe(name), { favourite: true }])),
    last_item_id: String(seededRecipe('Negroni')),
    updated_at: new Date(),
  });
  await page.getByText(/^Your taste is not known yet/).waitFor({ state: 'detached' });
  await page
    .getByText(/Much like|A favourite of yours/)
    .first()
    .waitFor();
  const five = await chosen(page).allTextContents();
  for (const collection of ['recipes', 'recipe_views', 'cards', `users/${uid}/log`])
    expect(await documentsSent(page, collection)).toBe(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => chosen(page).allTextContents()).toEqual(five);
  const strip = page.getByRole('region', { name: 'You can make tonight' });
  await page.goto('/');
  await expect
    .poll(async () => {
      const texts = await strip.getByRole('listitem').allTextContents();
      return texts.length === 5 && texts.every((text, at) => text.startsWith(five[at] ?? '-'));
    })
    .toBe(true);
  const other = await signIn(visitor, PHONE);
  await other.page.goto('/tonight');
  await expect.poll(() => chosen(other.page).allTextContents(), { timeout: 30_000 }).toEqual(five);
  await other.context.close();
  await context.setOffline(true);
  await person.taps(strip.getByRole('link', { name: 'More for tonight' }));
  await expect.poll(() => chosen(page).allTextContents()).toEqual(five);
  await person.taps(page.getByRole('link', { name: 'Without alcohol' }));
  await expect.poll(() => chosen(page).allTextContents()).not.toEqual(five);
  // A bottle that runs out takes its drinks off, without a network too.
  await page.goto('/bar-cabinet');
  const campari = page.getByRole('listitem').filter({ hasText: 'Campari' });
  await person.taps(campari.getByRole('button', { name: /^In Stock/ }));
  // What is shown is kept on this device.
  await campari.getByRole('button', { name: /^Out of Stock/ }).waitFor();
  await page.goto('/tonight');
  await chosen(page).first().waitFor();
  await expect
    .poll(async () => (await chosen(page).allTextContents()).filter((name) => LIKED.includes(name)))
    .toEqual([]);
  await context.setOffline(false);

  // A vermouth that has been open too long goes first, and says so.
  const vermouth = seededIngredient('Sweet vermouth');
  const [cabinet] = (await database.collection(`users/${uid}/bar_cabinets`).get()).docs;
  await cabinet?.ref.update({ [`items.${vermouth}.opened_on`]: dayAgo(400) });
  await page.goto('/tonight');
  await page
    .getByRole('list', { name: 'Use it up' })
    .getByRole('listitem')
    .first()
    .getByText(/^Uses up Sweet vermouth: open for 400 days/)
    .waitFor();
  await context.close();
});

/** A bar of two with a cabinet, in which both are. */
async function barOf(owner: Visitor, keeper: Visitor): Promise<string> {
  const id = newToken();
  const since = new Date();
  await ownDocument(`bars/${id}`, {
    id,
    bar_name: 'Flat 3',
    owner_uid: owner.uid,
    members: {
      [owner.uid]: { role: 'owner', name: 'Ana', since },
      [keeper.uid]: { role: 'keeper', name: 'Ben', since },
    },
    member_uids: [owner.uid, keeper.uid],
    last_member_uid: keeper.uid,
    last_invite: null,
    currency: null,
    created_at: since,
    updated_at: since,
  });
  await cabinetIn(`bars/${id}`, 'Back bar', BOTTLES.map(seededIngredient));
  for (const { page } of [owner, keeper]) {
    await page.goto(`/bars/${id}`);
    await personAt(page).taps(page.getByRole('button', { name: 'Go to this bar' }));
    await page.getByRole('button', { name: 'Place: Flat 3' }).waitFor();
  }
  return id;
}

const likes = (uid: string, names: readonly string[]) =>
  database.doc(`users/${uid}/marks/recipes`).set({
    items: Object.fromEntries(names.map((name) => [seededRecipe(name), { favourite: true }])),
    last_item_id: String(seededRecipe(names[0] ?? '')),
    updated_at: new Date(),
  });

it('in a bar each says by a switch what they like, both see the same drinks for both, also without a network, and it is taken back by one tap', async () => {
  await cataloguePublished();
  const [ana, ben] = [await newVisitor(PHONE), await newVisitor(PHONE)];
  const bar = await barOf(ana, ben);
  await likes(ana.uid, LIKED);
  await likes(ben.uid, ['Daiquiri', 'Whiskey Sour', 'Tom Collins']);
  const palateOf = async ({ uid }: Visitor): Promise<unknown> =>
    (await database.doc(`bars/${bar}`).get()).get(`members.${uid}.palate`);
  const sharing = ({ page }: Visitor) => page.getByRole('switch', { name: 'Share my taste with this bar' });
  const forBoth = ({ page }: Visitor) => page.getByRole('link', { name: 'For both of us' });
  const taps = ({ page }: Visitor, what: Locator) => personAt(page).taps(what);

  // Nobody shares anything before they say so.
  for (const { page } of [ana, ben]) {
    await page.goto('/tonight');
    await page
      .getByText(/Much like|A favourite of yours/)
      .first()
      .waitFor();
  }
  expect(await sharing(ana).isChecked()).toBe(false);
  expect(await forBoth(ben).count()).toBe(0);
  await taps(ana, sharing(ana));
  await taps(ben, forBoth(ben));
  await ben.page
    .getByText(/Close to what you both like|Suits you both/)
    .first()
    .waitFor();
  expect(await palateOf(ana)).toMatch(new RegExp(PALATE_PATTERN));
  expect(await palateOf(ben)).toBeUndefined();
  await ben.page.getByText('Already sharing theirs: Ana.').waitFor();
  await taps(ben, sharing(ben));
  await taps(ana, forBoth(ana));
  await ana.page
    .getByText(/Close to what you both like|Suits you both/)
    .first()
    .waitFor();
  const five = await chosen(ben.page).allTextContents();
  await expect.poll(() => chosen(ana.page).allTextContents()).toEqual(five);

  // The address knows both choices; without a network all is there but the switch.
  await taps(ben, ben.page.getByRole('link', { name: 'Without alcohol' }));
  await expect.poll(() => chosen(ben.page).allTextContents()).not.toEqual(five);
  expect(new URL(ben.page.url()).search).toBe('?for=all&wish=without-alcohol');
  await taps(ben, ben.page.getByRole('link', { name: 'Without alcohol' }));
  await expect.poll(() => chosen(ben.page).allTextContents()).toEqual(five);
  await ben.context.setOffline(true);
  await taps(ben, ben.page.getByRole('link', { name: 'For me' }));
  await expect.poll(() => chosen(ben.page).allTextContents()).not.toEqual(five);
  await taps(ben, forBoth(ben));
  await expect.poll(() => chosen(ben.page).allTextContents()).toEqual(five);
  await ben.page.getByText('Switching needs a network.').waitFor();
  expect(await sharing(ben).isDisabled()).toBe(true);
  await ben.context.setOffline(false);

  // Whoever likes something else tells the bar when they next look.
  const before = await palateOf(ben);
  await likes(ben.uid, ['Espresso Martini', 'White Russian', 'Tom Collins']);
  await ben.page.reload();
  await expect.poll(() => palateOf(ben)).not.toBe(before);
  expect(await palateOf(ben)).toMatch(new RegExp(PALATE_PATTERN));

  await taps(ana, sharing(ana));
  await forBoth(ben).waitFor({ state: 'detached' });
  await expect.poll(() => palateOf(ana)).toBeUndefined();
  for (const { context } of [ana, ben]) await context.close();
});
