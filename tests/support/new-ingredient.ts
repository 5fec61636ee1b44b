import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { personAt } from './person.ts';

/** The dialog of a new ingredient, over whatever asked for it. */
export const newIngredientDialog = (page: Page) => page.getByRole('dialog', { name: 'New ingredient' });

/** Names the type in the dialog of a new ingredient, which has the focus there, waits for what is proposed, and saves. */
export async function namesType(page: Page, type: string): Promise<void> {
  const form = newIngredientDialog(page);
  const field = form.getByRole('combobox', { name: 'Type', exact: true });
  await eventually('the focus on the type', async () =>
    (await field.evaluate((input) => input === document.activeElement)) ? true : null,
  );
  await personAt(page).typesOn(type);
  await page.keyboard.press('Enter');
  await eventually('scores proposed by the type', async () =>
    (await form.getByLabel('Sweetness').inputValue()) === '' ? null : true,
  );
  await form.getByRole('button', { name: 'Save Ingredient' }).click();
  await form.waitFor({ state: 'detached' });
}
