import type { Page } from 'playwright-core';

/** Shows the chosen menu to guests, as its keeper does; gives the link for them. */
export async function showMenu(page: Page): Promise<string> {
  await page.goto('/menu');
  await page.getByRole('button', { name: 'Show to guests' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link for guests').inputValue();
  await page.getByLabel('Open for guests').waitFor();
  return link;
}
