import { expect, it } from 'vitest';
import { succeed } from '../api/support/client.ts';
import { makeRecipe } from '../api/support/inputs.ts';
import { cataloguePublished, publishedVersion } from '../support/data/catalogue.ts';
import { newPerson } from '../support/data/people.ts';
import { giveSmallBar } from '../support/data/small-bar.ts';
import { newVisitor } from '../support/signed-in.ts';

it("the browsers' catalogue shows what is new, and no longer what is gone, also once its file has been replaced", async () => {
  await cataloguePublished();
  const [{ page, uid }, author] = await Promise.all([newVisitor(), newPerson()]);
  const [bottle = 0] = await giveSmallBar(uid);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/catalogue/')) fetched.push(pathname);
  });
  await page.goto('/what-can-i-make');
  const everything = page.getByRole('region', { name: 'You have everything' });
  await everything.getByText(/^\d+ recipes$/).waitFor();
  const drink = everything.getByRole('listitem').filter({ hasText: 'Aaa of this minute' });

  const newDrink = async (recipe_name: string) => {
    const line = { ingredient_id: bottle, quantity: 1, quantity_unit_id: 1, garnish_only: false };
    const body = makeRecipe({ recipe_name, recipe_items: [line] });
    return (await succeed(author, 'createRecipe', { body })).body.id;
  };
  const before = await publishedVersion();
  const id = await newDrink('Aaa of this minute');
  await drink.waitFor();
  // Without it the next file would hold what the former does, and be the same.
  await newDrink('Aac of this minute');
  await succeed(author, 'deleteRecipe', { params: { id } });
  await drink.waitFor({ state: 'detached' });
  await expect.poll(publishedVersion, { timeout: 60_000 }).not.toBe(before);
  expect(fetched).toHaveLength(1);
});
