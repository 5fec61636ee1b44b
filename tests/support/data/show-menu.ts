import type { Page } from 'playwright-core';

/** Opens what shows the chosen menu to guests, on the page of menus. */
export async function opensGuests(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Show to guests' }).click();
}

/** Shows the chosen menu to guests, as its keeper does; gives the link for them. */
export async function showMenu(page: Page): Promise<string> {
  await page.goto('/menu');
  await opensGuests(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Guest link').inputValue();
  await page.getByLabel('Open to guests').waitFor();
  return link;
}
