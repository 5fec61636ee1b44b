import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  cabinetOf,
  dialog,
  goBack,
  heading,
  link,
  newMember,
  open,
  see,
  types,
} from '#testing/app.tsx';

const cellsOf = (name: RegExp) => {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  return row
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);
};

it('a recipe is compared with another beside it, line by line, and both are left for a third', async () => {
  await page.viewport(360, 740);
  const { uid } = await newMember();
  await cabinetOf(uid, 'Corner', ['Gin', 'Campari', 'Sweet vermouth']);
  const boulevardier = await commands.seededRecipe('Boulevardier');
  const alike = dialog().getByRole('list', { name: 'Similar drinks' }).getByRole('link').first();
  await open('/view-recipe/20001');
  await button('More for Negroni').click();
  await page.getByRole('menuitem', { name: 'Compare with…' }).click();
  // The drinks like it are there before anything is typed.
  await see(alike);
  await types(dialog().getByRole('searchbox'), 'boulevardier');
  await dialog().getByRole('link', { name: 'Boulevardier', exact: true }).click();
  await expect.poll(address).toBe(`/view-recipe/20001/compare/${boulevardier}`);
  await see(heading('Negroni vs. Boulevardier'));
  await see('Everything but the garnish');
  // Both figures: '2% weaker' would be read as a share.
  await see(/^Boulevardier is (?:stronger|weaker) \([\d.]+% instead of [\d.]+% ABV\)/);
  await expect.poll(() => cellsOf(/^Campari the same$/)).toEqual(['30\u00a0ml', '30\u00a0ml']);
  expect(cellsOf(/^Gin different$/)).toEqual(['30\u00a0ml', 'none']);
  await button('More servings').click();
  await expect.poll(() => cellsOf(/^Gin different$/)).toEqual(['60\u00a0ml', 'none']);
  expect(document.documentElement.scrollWidth).toBe(360);

  await button('Compare another').click();
  await alike.click();
  await expect.poll(address).not.toContain(String(boulevardier));
  goBack();
  await see(heading('Negroni vs. Boulevardier'));
  goBack();
  await see(heading(/^Negroni$/));

  // One that is not there leads to the one that is.
  await open('/view-recipe/20001/compare/1');
  await link('Negroni').click();
  await expect.poll(address).toBe('/view-recipe/20001');
});
