import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { projectId } from '../support/env.ts';
import { personAt } from '../support/person.ts';
import { newVisitor } from '../support/signed-in.ts';
import { slowDown } from '../support/slow-device.ts';
import { giveSmallBar } from '../support/small-bar.ts';

const database = getFirestore(initializeApp({ projectId }, 'logout'));

const headerButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' });

/** What of a user this browser still holds: names of Firestore's databases, and keys of drafts. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).flatMap(({ name = '' }) =>
      name.startsWith('firestore') ? [name] : [],
    ),
    drafts: Object.keys(localStorage).filter((key) => key.includes('draft')),
  }));

describe('logging out', () => {
  it('ends the session before the page changes: loaded again at that moment, it is the page of nobody', async () => {
    const { page, context } = await newVisitor(WITH_SERVICE_WORKER);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await slowDown(page);
    await page.evaluate(() => {
      for (const change of ['pushState', 'replaceState'] as const) {
        const original = history[change].bind(history);
        history[change] = (data, unused, url) => {
          original(data, unused, url);
          if (location.pathname === '/login') location.reload();
        };
      }
    });
    await personAt(page).taps(headerButton(page));
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    // Long enough for a session that is still there to lead to the profile.
    await page.waitForTimeout(1500);
    expect(new URL(page.url()).pathname).toBe('/login');
    await context.close();
  });

  it('leaves alone whoever clicks Register the moment it is there', async () => {
    const { page, context } = await newVisitor(WITH_SERVICE_WORKER);
    await page.goto('/bar-cabinet');
    await page.getByText('Your bar is empty.').waitFor();
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        const link = document.querySelector<HTMLElement>('header a[href="/register"]');
        if (!link) return;
        seen.disconnect();
        // As soon as a finger could: not while the page is still at work.
        setTimeout(() => link.click());
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await personAt(page).taps(headerButton(page));
    await page.getByRole('heading', { name: 'Register your account' }).waitFor();
    await page.waitForTimeout(1500);
    expect(new URL(page.url()).pathname).toBe('/register');
    await context.close();
  });

  it('removes what was read from the device', async () => {
    const { page, context } = await newVisitor(WITH_SERVICE_WORKER);
    await page.goto('/bar-cabinet');
    await page.getByText('Your bar is empty.').waitFor();
    expect((await leftOnDevice(page)).databases).toHaveLength(1);
    await personAt(page).taps(headerButton(page));
    await page.waitForURL('**/login');
    await expect.poll(() => leftOnDevice(page)).toEqual({ databases: [], drafts: [] });
    await context.close();
  });
});

describe('logging out with something that is not sent or saved', () => {
  it('asks about changes made without a network; Stay keeps them, leaving drops them and everything that was read', async () => {
    const { page, context, uid } = await newVisitor(WITH_SERVICE_WORKER);
    await giveSmallBar(uid);
    const person = personAt(page);
    await page.goto('/bar-cabinet');
    const campari = page.getByRole('listitem').filter({ hasText: 'Campari' });
    await campari.getByRole('button', { name: /^Out of Stock/ }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await person.taps(campari.getByRole('button', { name: /^Out of Stock/ }));
    await campari.getByRole('button', { name: /^In Stock/ }).waitFor();

    const question = page.getByRole('dialog', { name: 'Log out and lose something?' });
    await person.taps(headerButton(page));
    await question.getByText('Changes you made without a network').waitFor();
    await person.taps(question.getByRole('button', { name: 'Stay' }));
    await question.waitFor({ state: 'detached' });
    await campari.getByRole('button', { name: /^In Stock/ }).waitFor();
    expect((await leftOnDevice(page)).databases).toHaveLength(1);

    await person.taps(headerButton(page));
    await person.taps(question.getByRole('button', { name: 'Log out all the same' }));
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await expect.poll(() => leftOnDevice(page)).toEqual({ databases: [], drafts: [] });
    await context.setOffline(false);
    await context.close();
    const cabinets = await database.collection(`users/${uid}/bar_cabinets`).get();
    const items = Object.values(cabinets.docs[0]?.get('items') as Record<string, { is_in_stock: boolean }>);
    expect(items.filter((item) => !item.is_in_stock)).toHaveLength(1);
  });

  it('asks about a text that was typed into a form and not saved, and takes it along', async () => {
    const { page, context } = await newVisitor(WITH_SERVICE_WORKER);
    const person = personAt(page);
    await page.goto('/create-recipe');
    await person.types(page.getByLabel('Recipe Name'), 'My secret punch');
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('draft')));
    await person.taps(headerButton(page));
    const question = page.getByRole('dialog', { name: 'Log out and lose something?' });
    await question.getByText('typed something into a form').waitFor();
    await person.taps(question.getByRole('button', { name: 'Log out all the same' }));
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect((await leftOnDevice(page)).drafts).toEqual([]);
    await context.close();
  });

  it('finishes with the next visit what a page that was closed too soon left behind', async () => {
    const { page, context } = await newVisitor(WITH_SERVICE_WORKER);
    await page.goto('/bar-cabinet');
    await page.getByText('Your bar is empty.').waitFor();
    await page.evaluate(() => {
      // The page is closed before the browser gets to remove anything.
      indexedDB.deleteDatabase = () => {
        throw new Error('closed');
      };
    });
    await personAt(page).taps(headerButton(page));
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect((await leftOnDevice(page)).databases).toHaveLength(1);
    await page.reload();
    await expect.poll(() => leftOnDevice(page)).toEqual({ databases: [], drafts: [] });
    await context.close();
  });
});
