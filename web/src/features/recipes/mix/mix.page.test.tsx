import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  cabinetOf,
  goBack,
  goTo,
  heading,
  link,
  newMember,
  open,
  reload,
  see,
} from '#testing/app.tsx';

const forThree = () => see(page.getByRole('status').getByText('3 servings'));

describe('mixing for three', () => {
  let recipe = '';

  beforeEach(async () => {
    await page.viewport(360, 740);
    const { uid } = await newMember();
    await cabinetOf(uid, 'Pocket bar', ['Cointreau']);
    recipe = `/view-recipe/${await commands.seededRecipe('Margarita')}`;
    await open('/list-recipes');
    await goTo(recipe);
    await button('More servings').click();
    await button('More servings').click();
    await forThree();
    await link('Mix it now').click();
    await see(/^3 servings · /);
  });

  it('says which of the own bottles stands in, and stays for three after a reload, after it is done and after another reload', async () => {
    const line = page.getByRole('listitem').filter({ hasText: 'Triple sec' });
    await see(line.getByText('You have Cointreau'));
    await reload();
    for (let at = 2; !button('Cheers!').query(); at += 1) {
      await button('Next', true).click();
      // Until it is drawn, the button is still the one of the step before.
      await see(new RegExp(`Step ${at} of `));
      expect(address()).toContain(`step=${at}`);
    }
    await button('Cheers!').click();
    await forThree();
    await reload();
    await forThree();
  });

  it('is left by Back for the recipe, still for three', async () => {
    goBack();
    await forThree();
    expect(location.pathname).toBe(recipe);
  });

  it('is not entered again by Back once it is done', async () => {
    await button('Done').click();
    await forThree();
    goBack();
    await see(heading('Recipes'));
    expect(location.pathname).toBe('/list-recipes');
  });
});
