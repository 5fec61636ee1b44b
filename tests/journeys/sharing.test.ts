import { afterEach, expect, it } from 'vitest';
import { violations } from '../support/browser/axe.ts';
import { newContext, PHONE } from '../support/browser/browser.ts';
import { ownRecipe, putAway } from '../support/data/own-world.ts';
import { baseUrl } from '../support/env.ts';
import { newVisitor } from '../support/signed-in.ts';

afterEach(putAway);

it('a recipe is shared by its owner, read by somebody without an account, and withdrawn', async () => {
  const { page, uid } = await newVisitor(PHONE);
  const id = await ownRecipe(uid, { recipe_name: 'Porch sour' });
  await page.goto(`/view-recipe/${id}`);
  await page.getByRole('button', { name: 'More for Porch sour' }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Porch sour”' });
  const link = dialog.getByLabel('Link');
  // Off by default: the link is for members.
  await dialog.getByText('Only people with an account').waitFor();
  expect(await link.inputValue()).toBe(`${baseUrl}/view-recipe/${id}`);
  // Somebody is there too early: what they were told then must not stay in their browser.
  const strange = await newContext(PHONE);
  const guest = await strange.newPage();
  expect((await guest.goto(`/r/${id}`))?.status()).toBe(404);
  await dialog.getByLabel('Everybody may read it').click();
  await expect.poll(() => link.inputValue()).toBe(`${baseUrl}/r/${id}`);
  await dialog.getByRole('img', { name: 'QR code that leads to Porch sour' }).waitFor();

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

  await dialog.getByLabel('Everybody may read it').click();
  await dialog.getByText('Only people with an account').waitFor();
  await expect.poll(async () => (await guest.request.get(`/r/${id}`)).status()).toBe(410);
});
