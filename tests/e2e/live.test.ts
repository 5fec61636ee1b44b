import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../support/env.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'live'));
const CABINET = 42_001;
const CAMPARI = 'Campari';

const stockOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Ingredients in this cabinet' })
    .getByRole('listitem')
    .filter({ hasText: CAMPARI })
    .getByRole('button', { name: /Stock/ });

describe('two browsers of the same person', () => {
  let one: Visitor;
  let other: Visitor;
  let path = '';

  beforeEach(async () => {
    one = await newVisitor();
    path = `users/${one.uid}/bar_cabinets/${CABINET}`;
    const campari = (
      await database.collection('ingredients').where('ingredient_name', '==', CAMPARI).limit(1).get()
    ).docs[0];
    if (!campari) throw new Error('The seed world has no Campari');
    const now = new Date();
    await database.doc(path).set({
      id: CABINET,
      bar_cabinet_name: 'Shared bar',
      items: {
        [campari.id]: {
          ingredient_name: CAMPARI,
          ingredient_type_id: campari.get('ingredient_type_id') as number,
          is_in_stock: true,
          is_deleted: false,
        },
      },
      last_item_id: null,
      created_at: now,
      updated_at: now,
    });
    other = await signIn(one);
    for (const { page } of [one, other]) {
      await page.goto('/bar-cabinet');
      await stockOf(page).filter({ hasText: 'In Stock' }).waitFor();
    }
  });
  afterEach(async () => {
    await one.context.close();
    await other.context.close();
  });

  it('show each other’s toggles by themselves, in both directions', async () => {
    await stockOf(one.page).click();
    await stockOf(other.page).filter({ hasText: 'Out of Stock' }).waitFor();
    await stockOf(other.page).click();
    await stockOf(one.page).filter({ hasText: 'In Stock' }).waitFor();
  });

  it('roll a toggle back that the server refuses, and say so', async () => {
    const { page, context } = one;
    // The cabinet goes while this browser cannot hear of it: the toggle is made in good faith and refused when it arrives.
    await context.setOffline(true);
    await stockOf(page).click();
    await stockOf(page).filter({ hasText: 'Out of Stock' }).waitFor();
    await database.doc(path).delete();
    await stockOf(other.page).waitFor({ state: 'detached' });
    await context.setOffline(false);
    await page.getByText(/^Campari could not be saved and is back as it was:/).waitFor();
    await page.getByText('Your bar is empty. Add some ingredients to get started.').waitFor();
    expect((await database.doc(path).get()).exists).toBe(false);
  });
});
