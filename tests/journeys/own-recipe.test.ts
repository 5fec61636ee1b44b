import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it, afterEach } from 'vitest';
import { violations } from '../support/browser/axe.ts';
import { newContext, PHONE } from '../support/browser/browser.ts';
import { ownRecipe, putAway } from '../support/data/test-data.ts';
import { picture } from '../support/data/test-pictures.ts';
import { pastes } from '../support/data/typing.ts';
import { baseUrl } from '../support/env.ts';
import { newVisitor, signIn } from '../support/signed-in.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Recipe' }).click();

async function picks(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).pressSequentially(name, { delay: 20 });
  await page.getByRole('option', { name, exact: true }).click();
}

it('a recipe is written over a reload, read by others, and changed on two devices without losing either', async () => {
  const author = await newVisitor();
  const { page } = author;
  const name = `Aa Bitter ${randomUUID().slice(0, 8)}`;
  await page.goto('/create-recipe');
  await page.getByLabel('Recipe Name').pressSequentially(name, { delay: 20 });
  await pastes(page.getByLabel('Description'), 'Short and bitter.');
  await pastes(page.getByLabel('Instructions'), 'Stir with ice. Strain.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Recipe Name').inputValue()).toBe(name);
  await picks(page, 'Glassware', 'Coupe');
  await picks(page, 'Serving Methods', 'Stir');
  await picks(page, 'Ingredient', 'Campari');
  await picks(page, 'Unit', 'ml');
  await save(page);
  await page.waitForURL('**/list-recipes');
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const recipe = new URL(page.url()).pathname;

  const [reader, other] = await Promise.all([newVisitor(), signIn(author)]);
  await reader.page.goto(recipe);
  await reader.page.getByText('Short and bitter.').waitFor();
  const edit = recipe.replace('view-', 'update-');
  for (const each of [page, other.page]) {
    await each.goto(edit);
    await each.getByLabel('Recipe Name').waitFor();
  }
  await pastes(other.page.getByLabel('Description'), 'Changed on the phone.');
  await save(other.page);
  await other.page.waitForURL('**/list-recipes');
  // A reader who has it open sees the change.
  await reader.page.getByText('Changed on the phone.').waitFor();
  await pastes(page.getByLabel('Description'), 'Changed on the laptop.');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Someone saved this recipe' });
  await notice.getByText('Changed on the phone.').waitFor();
  await notice.getByRole('button', { name: 'Keep my version' }).click();
  await save(page);
  await reader.page.getByText('Changed on the laptop.').waitFor();
});

it('added pictures open over the recipe, under the policy of the page', { tags: 'slow' }, async () => {
  const { page, uid } = await newVisitor();
  const id = await ownRecipe(uid, { recipe_name: 'Pictured twice' });
  await page.goto(`/upload-attachments/${id}`);
  const buffer = await picture(900, 600).jpeg().toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(['one.jpg', 'two.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Upload successful!').waitFor();
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await page.getByRole('button', { name: 'View Pictured twice full size' }).click();
  await page.getByRole('dialog', { name: 'Pictures' }).getByText('1 / 2').waitFor();
  const position = (selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).position);
  expect([await position('.pswp'), await position('.picture-caption')]).toEqual(['fixed', 'absolute']);
  await putAway();
});

afterEach(putAway);

it('a recipe is shared by its owner, read by somebody without an account, and withdrawn', async () => {
  const { page, uid } = await newVisitor(PHONE);
  const id = await ownRecipe(uid, { recipe_name: 'Porch sour' });
  await page.goto(`/view-recipe/${id}`);
  await page.getByRole('button', { name: 'More for Porch sour' }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Porch sour”' });
  const link = dialog.getByLabel('Link');
  // Off by default, and no link is handed out before.
  await dialog.getByText('Only people with an account').waitFor();
  expect(await link.count()).toBe(0);
  // Somebody is there too early: what they were told then must not stay in their browser.
  const strange = await newContext(PHONE);
  const guest = await strange.newPage();
  expect((await guest.goto(`/r/${id}`))?.status()).toBe(404);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Make public and copy' }).click();
  await expect.poll(() => link.inputValue()).toBe(`${baseUrl}/r/${id}`);
  await dialog.getByRole('img', { name: 'QR code for Porch sour' }).waitFor();

  await expect.poll(async () => (await guest.goto(await link.inputValue()))?.status()).toBe(200);
  await guest.getByRole('heading', { name: 'Porch sour', level: 1 }).waitFor();
  const line = guest.getByRole('listitem').filter({ hasText: 'Campari' });
  expect(await line.innerText()).toMatch(/30\s*ml/);
  await guest.getByRole('group', { name: 'Units' }).getByText('cl').click();
  await guest.getByRole('group', { name: 'Servings' }).getByText('4').click();
  expect(await line.innerText()).toMatch(/12\s*cl/);
  expect(await violations(guest, 'the shared recipe')).toEqual([]);
  await guest.getByRole('link', { name: 'Deutsch' }).click();
  await guest.getByRole('heading', { name: 'Zutaten' }).waitFor();

  await dialog.getByLabel('Public').click();
  await dialog.getByText('Only people with an account').waitFor();
  await expect.poll(async () => (await guest.request.get(`/r/${id}`)).status()).toBe(410);
});
