import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pastes } from '../support/data/person.ts';
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
  const notice = page.getByRole('alert').filter({ hasText: 'saved elsewhere meanwhile' });
  await notice.getByText('Changed on the phone.').waitFor();
  await notice.getByRole('button', { name: 'Go on with mine' }).click();
  await save(page);
  await reader.page.getByText('Changed on the laptop.').waitFor();
});
