import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cabinetOf, gone, newMember, open, see } from '#testing/app.tsx';

const GIN = 10001;

it('what can be made shows what is new, and no longer what is gone, without the file being fetched again', async () => {
  const { uid } = await newMember();
  await cabinetOf(uid, 'Corner', ['Gin', 'Campari', 'Sweet vermouth', 'Orange']);
  const ready = page.getByRole('list', { name: 'You have everything', exact: true });
  const drink = ready.getByRole('listitem').filter({ hasText: 'Aaa of this minute' });
  performance.clearResourceTimings();
  await open('/what-can-i-make');
  await see(page.getByRole('region', { name: 'You have everything' }).getByText(/^\d+ recipes?$/));
  const id = await commands.ownRecipe(uid, {
    recipe_name: 'Aaa of this minute',
    item_ingredient_ids: [GIN, GIN, GIN, GIN],
  });
  await see(drink);
  await commands.deleteDocument(`recipes/${id}`);
  await gone(drink);
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/media/catalogue/'));
  expect(files.length).toBeLessThanOrEqual(1);
});
