import { afterEach, beforeEach, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { newContext } from '../support/browser.ts';
import { baseUrl } from '../support/env.ts';
import { ownRecipe, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

let visitor: Visitor;

beforeEach(async () => {
  visitor = await newVisitor({ viewport: { width: 360, height: 740 } });
});
afterEach(async () => {
  await visitor.context.close();
  await putAway();
});

it('a recipe is shared by its owner, read by somebody without an account, and withdrawn', async () => {
  const { page, uid } = visitor;
  const person = personAt(page);
  const id = await ownRecipe(uid, { recipe_name: 'Porch sour' });
  await page.goto(`/view-recipe/${id}`);
  await person.taps(page.getByRole('button', { name: 'More for Porch sour' }));
  await person.taps(page.getByRole('menuitem', { name: 'Share…' }));
  const dialog = page.getByRole('dialog', { name: 'Share “Porch sour”' });
  const link = dialog.getByLabel('Link');
  // Off by default: the link is for members.
  await dialog.getByText('Only people with an account').waitFor();
  expect(await link.inputValue()).toBe(`${baseUrl}/view-recipe/${id}`);
  // Somebody is there too early: what they were told then must not stay in their browser.
  const context = await newContext({ viewport: { width: 360, height: 740 } });
  const guest = await context.newPage();
  const reader = personAt(guest);
  expect((await guest.goto(`/r/${id}`))?.status()).toBe(404);
  await person.taps(dialog.getByLabel('Everybody may read it'));
  await expect.poll(() => link.inputValue()).toBe(`${baseUrl}/r/${id}`);
  await dialog.getByRole('img', { name: 'QR code that leads to Porch sour' }).waitFor();

  await expect
    .poll(async () => (await guest.goto(await link.inputValue()))?.status(), { timeout: 15_000 })
    .toBe(200);
  await guest.getByRole('heading', { name: 'Porch sour', level: 1 }).waitFor();
  const lines = guest.getByRole('listitem').filter({ hasText: 'Campari' });
  expect(await lines.innerText()).toMatch(/30\s*ml/);
  await reader.taps(guest.getByRole('group', { name: 'Units' }).getByText('cl'));
  await reader.taps(guest.getByRole('group', { name: 'Servings' }).getByText('4'));
  expect(await lines.innerText()).toMatch(/12\s*cl/);
  expect(await violations(guest, 'the shared recipe')).toEqual([]);
  await reader.taps(guest.getByRole('link', { name: 'Deutsch' }));
  await guest.getByRole('heading', { name: 'Zutaten' }).waitFor();

  await person.taps(dialog.getByLabel('Everybody may read it'));
  await dialog.getByText('Only people with an account').waitFor();
  await expect.poll(async () => (await guest.request.get(`/r/${id}`)).status()).toBe(410);
  await context.close();
});
