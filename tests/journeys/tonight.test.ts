/** @module-tag slow */
import { PALATE_PATTERN } from '@cellaret/domain/bars/bar';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { PHONE } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { cataloguePublished } from '../support/data/published-catalogue.ts';
import { seededIngredient, seededRecipe } from '../support/data/seeded.ts';
import { cabinetIn, ownBar, putAway } from '../support/data/test-data.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

/** No gin and no Campari, so that other tests' copies of the Negroni are not among the drinks. */
const BOTTLES = ['Sweet vermouth', 'Dry vermouth', 'Lemon juice', 'Lime juice', 'Simple syrup', 'White rum']
  .concat(['Bourbon whiskey', 'Club soda', 'Prosecco', 'Aperol', 'Angostura aromatic bitters', 'Orange'])
  .map(seededIngredient);

afterAll(putAway);

/** The pick on the hero and the others. */
const chosen = async (page: Page): Promise<string[]> => [
  (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '',
  ...(await page
    .getByRole('list', { name: 'You can make these' })
    .getByRole('heading', { level: 3 })
    .allTextContents()),
];
const dots = ({ page }: Visitor) => page.getByRole('button', { name: 'Who’s drinking?' });
const entry = ({ page }: Visitor, name: string) => page.getByRole('menuitemcheckbox', { name });
const forBoth = async (visitor: Visitor): Promise<void> => {
  await dots(visitor).click();
  await entry(visitor, 'Both of us').click();
};
/** In the sheet behind the dots. */
const sharing = async (visitor: Visitor, use: (box: Locator) => Promise<void>): Promise<void> => {
  const { page } = visitor;
  await dots(visitor).click();
  await page.getByRole('menuitem', { name: 'Choose together' }).click();
  await use(page.getByRole('switch', { name: 'Share my taste with this bar' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
};
const isShared = (shared: boolean) => async (box: Locator) => expect(await box.isChecked()).toBe(shared);
const suitsBoth = ({ page }: Visitor) =>
  page
    .getByText(/Close to both your tastes|You’ll both like it/)
    .first()
    .waitFor();

const likes = (uid: string, names: readonly string[]) =>
  database.doc(`users/${uid}/marks/recipes`).set({
    items: Object.fromEntries(names.map((name) => [seededRecipe(name), { favourite: true }])),
    last_item_id: String(seededRecipe(names[0] ?? '')),
    updated_at: new Date(),
  });

it('in a bar each says by a switch what they like, both see the same drinks for both, also without a network, and it is taken back by one tap', async () => {
  await cataloguePublished();
  const [ana, ben] = [await newVisitor(PHONE), await newVisitor(PHONE)];
  const bar = await ownBar('Flat 3', { [ana.uid]: 'owner', [ben.uid]: 'keeper' });
  await cabinetIn(`bars/${bar}`, 'Back bar', BOTTLES);
  await likes(ana.uid, ['Daiquiri', 'Mojito', 'Americano']);
  await likes(ben.uid, ['Whiskey Sour', 'Manhattan', 'Tom Collins']);
  const palateOf = async ({ uid }: Visitor): Promise<unknown> =>
    (await database.doc(`bars/${bar}`).get()).get(`members.${uid}.palate`);

  // Nobody shares anything before they say so.
  for (const { page } of [ana, ben]) {
    await page.goto(`/bars/${bar}`);
    await page.getByRole('button', { name: 'Switch to bar' }).click();
    await page.getByRole('button', { name: 'Bar: Flat 3' }).waitFor();
    await page.goto('/tonight');
    await page
      .getByText(/Because you like|One of your favourites/)
      .first()
      .waitFor();
  }
  await sharing(ana, isShared(false));
  await dots(ben).click();
  await ben.page.getByRole('menuitem', { name: 'Choose together' }).waitFor();
  expect(await entry(ben, 'Both of us').count()).toBe(0);
  await ben.page.keyboard.press('Escape');
  await sharing(ana, (box) => box.click());
  await expect.poll(() => palateOf(ana)).toMatch(new RegExp(PALATE_PATTERN));
  await forBoth(ben);
  await suitsBoth(ben);
  expect(await palateOf(ben)).toBeUndefined();
  await sharing(ben, async (box) => {
    await ben.page.getByText('Sharing already: owner').waitFor();
    await box.click();
  });
  await expect.poll(() => palateOf(ben)).toMatch(new RegExp(PALATE_PATTERN));
  await forBoth(ana);
  await suitsBoth(ana);
  const five = await chosen(ben.page);
  await expect.poll(() => chosen(ana.page)).toEqual(five);

  // The address knows both choices; without a network all is there but the switch.
  const dry = ben.page.getByRole('link', { name: 'No alcohol' });
  await dry.click();
  await expect.poll(() => chosen(ben.page)).not.toEqual(five);
  expect(new URL(ben.page.url()).search).toBe('?for=all&wish=without-alcohol');
  await dry.click();
  await expect.poll(() => chosen(ben.page)).toEqual(five);
  await ben.context.setOffline(true);
  await forBoth(ben);
  await expect.poll(() => chosen(ben.page)).not.toEqual(five);
  await forBoth(ben);
  await expect.poll(() => chosen(ben.page)).toEqual(five);
  await sharing(ben, async (box) => {
    await ben.page.getByText('Connect to change this.').waitFor();
    expect(await box.isDisabled()).toBe(true);
  });
  await ben.context.setOffline(false);

  // A change of taste reaches the bar at the person's next look.
  const before = await palateOf(ben);
  await likes(ben.uid, ['Espresso Martini', 'White Russian', 'Tom Collins']);
  await ben.page.reload();
  await expect.poll(() => palateOf(ben)).not.toBe(before);
  expect(await palateOf(ben)).toMatch(new RegExp(PALATE_PATTERN));

  await sharing(ana, (box) => box.click());
  await expect.poll(() => palateOf(ana)).toBeUndefined();
  await dots(ben).click();
  await ben.page.getByRole('menuitem', { name: 'Choose together' }).waitFor();
  await entry(ben, 'Both of us').waitFor({ state: 'detached' });
});
