import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { projectId } from '../support/env.ts';
import { ownCabinet, putAway } from '../support/own-world.ts';
import { pastes, personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, signIn } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'bottles'));
const PHONE = { viewport: { width: 360, height: 740 } };
const NEGRONI = seededRecipe('Negroni');
const GIN = seededIngredient('London dry gin');
const CAMPARI = seededIngredient('Campari');
const VERMOUTH = seededIngredient('Sweet vermouth');

afterAll(putAway);

type Entry = { left_ml?: number; is_in_stock: boolean };
const cabinetOf = async (uid: string) =>
  (await database.collection(`users/${uid}/bar_cabinets`).get()).docs[0];
const entryOf = async (uid: string, id: number) =>
  ((await cabinetOf(uid))?.get('items') as Record<number, Entry> | undefined)?.[id];
const logSize = async (uid: string) => (await database.collection(`users/${uid}/log`).get()).size;
const bottle = (page: Page, name: string) => page.getByRole('button', { name: `Bottle of ${name}: ` });
/** Opens the dialog of 'Made it' for three and waits until it knows the bottles. */
async function opensMade(page: Page): Promise<void> {
  await page.goto(`/view-recipe/${NEGRONI}?servings=3`);
  await personAt(page).taps(page.getByRole('button', { name: 'Made it' }));
  await page.getByRole('dialog', { name: 'Made: Negroni' }).waitFor();
}

describe('the bottles of a cabinet', () => {
  it('say how full they are, lose what is made on every device, and get it back by Undo', async () => {
    const visitor = await newVisitor(PHONE);
    const { page, context, uid } = visitor;
    const person = personAt(page);
    await ownCabinet(uid, 'Corner', [GIN, CAMPARI, VERMOUTH, seededIngredient('Orange')]);
    await opensMade(page);
    // Nobody follows a level: nothing is asked.
    await person.taps(page.getByRole('button', { name: 'Write down' }));
    await page.getByText('“Negroni” is in your log', { exact: true }).waitFor();
    await expect.poll(() => logSize(uid)).toBe(1);

    await page.goto('/bar-cabinet');
    await person.taps(bottle(page, 'London dry gin'));
    const dialog = page.getByRole('dialog', { name: 'London dry gin' });
    await dialog.getByRole('slider', { name: 'How full?' }).press('End');
    await pastes(dialog.getByLabel('Full ones beside it'), '100');
    // A phone is turned, a window made wider: the rows stand otherwise, and what was typed stays.
    await page.setViewportSize({ width: 1280, height: 800 });
    await person.taps(dialog.getByRole('button', { name: 'Save' }));
    await dialog.getByText('0 to 99').waitFor();
    await pastes(dialog.getByLabel('Full ones beside it'), '');
    await pastes(dialog.getByLabel('Price of a bottle'), '24.90');
    await person.taps(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => entryOf(uid, GIN))
      .toMatchObject({ left_ml: 700, price_minor: 2490, is_in_stock: true });
    await page.getByRole('button', { name: 'Bottle of London dry gin: full' }).waitFor();

    const other = await signIn(visitor, PHONE);
    await other.page.goto('/bar-cabinet');
    await other.page.getByRole('button', { name: 'Bottle of London dry gin: full' }).waitFor();
    await opensMade(page);
    await page.getByLabel('Take it off the bottles: London dry gin 90 ml').waitFor();
    await person.taps(page.getByRole('button', { name: 'Write down' }));
    await expect.poll(() => entryOf(uid, GIN)).toMatchObject({ left_ml: 610, price_minor: 2490 });
    expect(await entryOf(uid, CAMPARI)).not.toHaveProperty('left_ml');
    await other.page.getByText('opened today').waitFor();
    await person.taps(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => entryOf(uid, GIN)).toMatchObject({ left_ml: 700 });
    expect(await entryOf(uid, GIN)).not.toHaveProperty('opened_on');
    await expect.poll(() => logSize(uid)).toBe(1);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('lose both of two pours that two devices make without a network; the last drop leads to the shopping list, once', async () => {
    const visitor = await newVisitor(PHONE);
    const { page, context, uid } = visitor;
    await ownCabinet(uid, 'Corner', [GIN, CAMPARI, VERMOUTH, seededIngredient('Orange')]);
    await (
      await cabinetOf(uid)
    )?.ref.update({ [`items.${CAMPARI}.left_ml`]: 150, [`items.${CAMPARI}.bottle_ml`]: 700 });
    const other = await signIn(visitor, PHONE);
    const both = [visitor, other];
    for (const one of both) {
      await one.page.goto(`/view-recipe/${NEGRONI}`);
      await personAt(one.page).taps(one.page.getByRole('button', { name: 'Made it' }));
      await one.page.getByLabel('Take it off the bottles: Campari 30 ml').waitFor();
      await one.context.setOffline(true);
    }
    for (const one of both) {
      await personAt(one.page).taps(one.page.getByRole('button', { name: 'Write down' }));
      await one.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    for (const one of both) await one.context.setOffline(false);
    await expect.poll(() => entryOf(uid, CAMPARI), { timeout: 30_000 }).toMatchObject({ left_ml: 90 });

    const person = personAt(page);
    await page.goto('/bar-cabinet');
    const put = page.getByRole('button', { name: 'Put Campari on the shopping list' });
    await person.taps(put);
    await put.waitFor({ state: 'detached' });
    await expect
      .poll(
        async () => (await database.doc(`users/${uid}/shopping_lists/current`).get()).get('items') as unknown,
      )
      .toMatchObject({ [`i${CAMPARI}`]: { sources: 'hand:0,', bottles: 1, is_checked: false } });
    await person.taps(page.getByRole('link', { name: 'on the shopping list' }));
    // Bought: another stands beside the one that is open; what is used up has no level, and keeps its size.
    await person.taps(page.getByRole('main').getByRole('checkbox', { name: /^Campari/ }));
    await expect.poll(() => entryOf(uid, CAMPARI)).toMatchObject({ left_ml: 90, spare: 1 });
    await page.goto('/bar-cabinet');
    await page.getByText('one more beside it').waitFor();
    await person.taps(
      page.getByRole('listitem').filter({ hasText: 'Campari' }).getByRole('button', { name: /Stock/ }),
    );
    await expect.poll(() => entryOf(uid, CAMPARI)).toMatchObject({ is_in_stock: false, bottle_ml: 700 });
    expect(await entryOf(uid, CAMPARI)).not.toHaveProperty('left_ml');
    await Promise.all([context.close(), other.context.close()]);
  });
});
