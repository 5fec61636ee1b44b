import { text } from 'node:stream/consumers';
import { COLLECTIONS } from '@cellaret/domain/collections';
import type { LogEntry } from '@cellaret/domain/marks';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { baseUrl, projectId } from '../support/env.ts';
import { newPerson } from '../support/people.ts';
import { pastes } from '../support/person.ts';
import { seededRecipe } from '../support/seeded.ts';
import { openSelect } from '../support/selects.ts';
import { demoVisitor, newVisitor, signIn } from '../support/signed-in.ts';

const admin = initializeApp({ projectId }, 'accounts');
const database = getFirestore(admin);

interface Download {
  profile: { uid: string; email: string };
  preferences: { active_bar_cabinet_id: number | null } | null;
  bar_cabinets: { bar_cabinet_name: string; items: Record<string, unknown> }[];
  menus: { menu_name: string }[];
  log: object[];
  recipes: {
    recipe_name: string;
    recipe_items: { ingredient_name: string }[];
    attachments: { address: string }[];
  }[];
}

const SOME_DRINK = {
  recipe_id: seededRecipe('Old Fashioned'),
  recipe_name: 'Old Fashioned',
  servings: 1,
  rating: null,
  note: '',
};

async function download(page: Page): Promise<{ name: string; data: Download }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  return {
    name: file.suggestedFilename(),
    data: JSON.parse(await text(await file.createReadStream())) as Download,
  };
}

const accountExists = (uid: string): Promise<boolean> =>
  getAuth(admin)
    .getUser(uid)
    .then(
      () => true,
      () => false,
    );

/** Opens the question at the profile and types the address. */
async function askToDelete(page: Page, email: string) {
  if (!page.url().endsWith('/profile')) await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await pastes(dialog.getByLabel('Email address'), email);
  return { dialog, confirm: dialog.getByRole('button', { name: 'Delete my account' }) };
}

/** Lets the browser believe that four minutes have gone by since the sign-in. */
const waitFourMinutes = (page: Page) => page.clock.setSystemTime(Date.now() + 4 * 60 * 1000);

describe('Download my data', () => {
  it('gives everything of the user in one file, with names and the addresses of pictures', async () => {
    const { page, context, uid, email } = await demoVisitor();
    await page.goto('/profile');
    const [cabinets, menus, recipes] = await Promise.all([
      database.collection(`users/${uid}/bar_cabinets`).get(),
      database.collection(`users/${uid}/menus`).get(),
      database.collection('recipes').where('user_id', '==', uid).get(),
    ]);
    const picture = {
      id: 1,
      folder_id: Number(recipes.docs[0]?.id),
      attachment_uuid: '11111111-1111-4111-8111-111111111111',
      original_attachment_uuid: '22222222-2222-4222-8222-222222222222',
      original_filename: 'drink.jpg',
      caption: '',
      width: 640,
      height: 480,
      placeholder: 'data:,',
    };
    const folder = database.doc(`folders/${picture.folder_id}`);
    await folder.update({ attachments: [picture] });
    const { name, data } = await download(page);
    expect(name).toMatch(/^cellaret-\d{4}-\d\d-\d\d\.json$/);
    expect(data.profile).toMatchObject({ uid, email });
    expect(data.preferences).not.toBeNull();
    expect(data.bar_cabinets).toHaveLength(cabinets.size);
    expect(data.menus).toHaveLength(menus.size);
    expect(data.recipes).toHaveLength(recipes.size);
    expect(recipes.size).toBeGreaterThan(0);
    for (const recipe of data.recipes)
      expect(recipe.recipe_items.every(({ ingredient_name }) => ingredient_name !== null)).toBe(true);
    expect(data.recipes.flatMap(({ attachments }) => attachments.map(({ address }) => address))).toEqual([
      `${baseUrl}/media/${picture.attachment_uuid}/full`,
    ]);
    await folder.update({ attachments: [] });
    await context.close();
  });

  it('reads on behind the first page of a hundred', async () => {
    const person = await newPerson();
    const batch = database.batch();
    for (let id = 1; id <= 130; id += 1) {
      const entry: LogEntry = { ...SOME_DRINK, id, made_at: new Date(), created_at: new Date() };
      batch.set(database.doc(`${COLLECTIONS.log(person.uid)}/${id}`), entry);
    }
    await batch.commit();
    const { page, context } = await signIn(person);
    await page.goto('/profile');
    const { data } = await download(page);
    expect(data.log).toHaveLength(130);
    await context.close();
  });

  it('says that it needs a network instead of giving half of the data', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Download my data' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Download my data' }).click();
    await page.getByRole('alert').filter({ hasText: 'There is no network right now.' }).waitFor();
    await context.close();
  });
});

describe('Delete my account', () => {
  it('says what goes and what stays, and deletes nothing when cancelled', async () => {
    const { page, context, uid, email } = await newVisitor();
    const { dialog } = await askToDelete(page, email);
    await dialog.getByText('your recipes with their pictures').waitFor();
    await dialog.getByText(/the catalogue belongs to everybody/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await accountExists(uid)).toBe(true);
    await context.close();
  });

  it('wants the address of the account to be typed', async () => {
    const { page, context, email } = await newVisitor();
    const { dialog, confirm } = await askToDelete(page, 'somebody@example.com');
    expect(await confirm.isDisabled()).toBe(true);
    await pastes(dialog.getByLabel('Email address'), ` ${email.toUpperCase()} `);
    expect(await confirm.isEnabled()).toBe(true);
    await context.close();
  });

  it('deletes the account with its data, signs out, says so, and leaves nothing that anybody can sign in to', async () => {
    const person = await newPerson();
    const { page, context } = await signIn(person);
    await page.goto('/bar-cabinet');
    await page.getByText('Your bar is empty. Add some ingredients to get started.').waitFor();
    await openSelect(page, 'Bar cabinet');
    await page.getByRole('option', { name: '+ Add New' }).click();
    await pastes(page.getByLabel('Bar Name'), 'Doomed bar');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('combobox', { name: 'Bar cabinet' }).filter({ hasText: 'Doomed bar' }).waitFor();
    await page.goto('/profile');
    const { confirm } = await askToDelete(page, person.email);
    await confirm.click();
    await page.getByText('Your account and your data are deleted.').waitFor();
    await page.getByRole('heading', { name: 'A small cabinet for your bottles' }).waitFor();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await accountExists(person.uid)).toBe(false);
    expect((await database.collection(`users/${person.uid}/bar_cabinets`).get()).size).toBe(0);
    expect((await database.doc(`users/${person.uid}`).get()).exists).toBe(false);
    await page.goto('/login');
    await pastes(page.getByLabel('Email'), person.email);
    await pastes(page.getByLabel('Password', { exact: true }), person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('Failed to login').waitFor();
    await context.close();
  });

  it('shows nothing of the login on the way to the home page', async () => {
    const { page, context, email } = await newVisitor();
    const { confirm } = await askToDelete(page, email);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() =>
        seen.push(location.pathname, document.querySelector('h1')?.textContent ?? ''),
      ).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await confirm.click();
    await page.getByRole('heading', { name: 'A small cabinet for your bottles' }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toContain('A small cabinet for your bottles');
    expect(seen).not.toContain('Welcome back');
    await context.close();
  });

  it('asks for the password where the sign-in is a while ago, and takes no other', async () => {
    const late = await newVisitor();
    const { uid } = late;
    await late.page.goto('/profile');
    await waitFourMinutes(late.page);
    const { dialog, confirm } = await askToDelete(late.page, late.email);
    const password = dialog.getByLabel('Password');
    await password.waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await pastes(password, 'not-the-password');
    await confirm.click();
    await dialog.getByText('This is not your password. Nothing was deleted.').waitFor();
    expect(await accountExists(uid)).toBe(true);
    await pastes(password, late.password);
    await confirm.click();
    await late.page.getByText('Your account and your data are deleted.').waitFor();
    expect(await accountExists(uid)).toBe(false);
    await late.context.close();
  });

  it('lets Google confirm who deletes an account without a password', async () => {
    const email = `google-${Date.now()}@example.com`;
    const context = await newContext();
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await pastes(page.getByRole('dialog').getByLabel('Email address'), email);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/profile');
    const { uid } = await getAuth(admin).getUserByEmail(email);
    await waitFourMinutes(page);
    const { dialog, confirm } = await askToDelete(page, email);
    await dialog.getByText(/Google will ask you once more/).waitFor();
    await confirm.click();
    await page.getByText('Your account and your data are deleted.').waitFor();
    expect(await accountExists(uid)).toBe(false);
    await context.close();
  });

  it('keeps the account where there is no network, and says so', async () => {
    const { page, context, email } = await newVisitor();
    const { dialog, confirm } = await askToDelete(page, email);
    await context.setOffline(true);
    await confirm.click();
    await dialog.getByText('There is no network right now.').waitFor();
    await context.setOffline(false);
    await getAuth(admin).getUserByEmail(email);
    await context.close();
  });
});
