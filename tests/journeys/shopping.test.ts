import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE, WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { seededIngredient, seededRecipe } from '../support/data/seeded.ts';
import { ownCabinet, putAway } from '../support/data/test-data.ts';
import { personAt } from '../support/data/typing.ts';
import { newVisitor, signIn } from '../support/signed-in.ts';

const IN_A_SHOP = { ...WITH_SERVICE_WORKER, ...PHONE };
const CAMPARI = seededIngredient('Campari');

const box = (page: Page, name: RegExp) => page.getByRole('main').getByRole('checkbox', { name });

async function puts(page: Page, name: string): Promise<void> {
  await personAt(page).types(page.getByLabel('Add to list'), name);
  await page.getByRole('option', { name: `Create “${name}”` }).click();
  await box(page, new RegExp(`^${name}`)).waitFor();
}

it('what one phone ticks in a shop without a network and another one at home ticks meanwhile is ticked on both', async () => {
  const visitor = await newVisitor(IN_A_SHOP);
  const { page, context, uid } = visitor;
  await ownCabinet(uid, 'Corner', ['Gin', 'Orange', 'Sweet vermouth'].map(seededIngredient));
  await page.goto(`/view-recipe/${seededRecipe('Negroni')}`);
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('button', { name: 'Open list' }).click();
  await puts(page, 'napkins');
  const other = await signIn(visitor, IN_A_SHOP);
  await other.page.goto('/shopping-list');
  await box(other.page, /^napkins/).waitFor();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await box(page, /^Campari/).click();
  await page.getByText('Added Campari to Corner').waitFor();
  // The text appears before the device has stored it: wait for the stored state.
  await expect.poll(() => box(page, /^Campari/).isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => box(page, /^Campari/).isChecked()).toBe(true);
  await box(other.page, /^napkins/).click();
  await puts(other.page, 'straws');

  await context.setOffline(false);
  await box(page, /^straws/).waitFor();
  for (const one of [page, other.page])
    for (const name of [/^Campari/, /^napkins/])
      await expect.poll(() => box(one, name).isChecked(), { timeout: 30_000 }).toBe(true);
  const cabinet = async () => (await database.collection(`users/${uid}/bar_cabinets`).get()).docs[0]?.data();
  await expect
    .poll(cabinet)
    .toMatchObject({ items: { [CAMPARI]: { is_in_stock: true, is_deleted: false } } });
  await putAway();
});
