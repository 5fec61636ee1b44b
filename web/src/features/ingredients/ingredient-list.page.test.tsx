import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { link, newMember, open, see } from '#testing/app.tsx';

it('the list of ingredients has every column of the specification on a phone', async () => {
  await page.viewport(360, 740);
  await newMember();
  await open('/ingredients');
  const row = page.getByRole('row').filter({ has: link('Absinthe', true) });
  await see(row);
  const cells = row.getByRole('cell');
  expect(cells.elements()).toHaveLength(4);
  for (const cell of cells.all()) await expect.element(cell).toBeVisible();
  expect(cells.nth(1).element().textContent.length).toBeGreaterThan(10);
});

it('the list of ingredients ends where its last row does', async () => {
  await newMember();
  await open('/ingredients');
  await see(page.getByRole('row').nth(5));
  const blank = (): number => {
    scrollTo(0, document.documentElement.scrollHeight);
    const rows = page.getByRole('row').elements();
    const end = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom));
    return end > innerHeight ? 0 : innerHeight - end;
  };
  await expect.poll(blank).toBeLessThan(160);
});
