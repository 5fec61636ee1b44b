import { afterAll, describe, it } from 'vitest';
import { malformedIngredient, putAway } from '../support/own-world.ts';
import { demoVisitor } from '../support/signed-in.ts';

describe('an ingredient that does not fit, written past the rules', () => {
  afterAll(putAway);

  it('is left out of the list, and its page says that it cannot be read and leads back', async () => {
    const id = await malformedIngredient('Abbey bitters');
    const { page, context } = await demoVisitor();
    await page.goto('/ingredients');
    const list = page.getByRole('main');
    await list.getByRole('link', { name: 'Absinthe', exact: true }).waitFor();
    await page.goto(`/ingredients/${id}`);
    await page
      .getByRole('heading', { level: 1, name: 'This ingredient cannot be shown right now' })
      .waitFor();
    await page.getByRole('link', { name: 'All ingredients' }).click();
    await list.getByRole('link', { name: 'Absinthe', exact: true }).waitFor();
    await context.close();
  });
});
