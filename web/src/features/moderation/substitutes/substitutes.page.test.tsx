import type { Substitute } from '@cellaret/domain/availability/substitutes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import { saveSubstitute } from '#data/availability/substitutes.ts';
import { button, gone, goTo, link, newMember, open, picks, see, types } from '#testing/app.tsx';

const ML = 1;

const rows = () => page.getByRole('list', { name: 'All swaps' }).getByRole('listitem');
const side = (name: string) => page.getByRole('group', { name, exact: true });

/** A drink of verjus alone, for a cabinet that holds vinegar alone: nobody else's availability changes. */
let verjus: { id: number; name: string };
let vinegar: { id: number; name: string };
let drink: number;
let named: string;

const entry = (substitute_quantity = 15): Substitute => ({
  ingredient_id: verjus.id,
  quantity: 30,
  quantity_unit_id: ML,
  substitute_ingredient_id: vinegar.id,
  substitute_quantity,
  substitute_quantity_unit_id: ML,
});

/** Goes to the drink and reads what it says about its bottles. */
const drinkSays = async (text: string) => {
  await goTo(`/view-recipe/${drink}`);
  await see(text);
};

beforeEach(async () => {
  const { uid } = await newMember({ claims: { admin: true } });
  const word = crypto.randomUUID().slice(0, 8);
  const made = async (name: string) => ({
    id: await commands.ownIngredient({ ingredient_name: name }),
    name,
  });
  [verjus, vinegar] = await Promise.all([made(`Verjus ${word}`), made(`Vinegar ${word}`)]);
  named = `${vinegar.name} instead of ${verjus.name}`;
  drink = await commands.ownRecipe(uid, {
    recipe_name: `Tart ${word}`,
    item_ingredient_ids: [verjus.id],
    item_quantity_unit_ids: [ML],
    item_quantities: [30],
    item_garnish_only: [false],
    item_optional: [false],
  });
  await commands.cabinetIn(`users/${uid}`, 'Home', [vinegar.id]);
});

describe('what stands in for what', () => {
  afterEach(() =>
    saveSubstitute({ before: entry(), after: null }).then(
      () => undefined,
      () => undefined,
    ),
  );

  it('is added by an administrator, all availability follows, and an undo takes it back', async () => {
    const chooses = (label: string, name: string, within: Locator) =>
      picks(within.getByRole('combobox', { name: label }), name);
    await open(`/view-recipe/${drink}`);
    await see(`Missing ${verjus.name}`);
    await goTo('/admin/reports');
    await link('Swaps', true).click();
    await button('Add a swap').click();
    await chooses('Ingredient', vinegar.name, side('Use'));
    await types(side('Use').getByLabelText('Amount'), '1,5 cl');
    // One touch beside it loses nothing.
    await commands.press('Escape');
    await see(page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('will be lost'));
    await button('Stay').click();
    await chooses('Ingredient', verjus.name, side('Instead of'));
    await types(side('Instead of').getByLabelText('Amount'), '30');
    await chooses('Unit', 'ml', side('Instead of'));
    await button('Save', true).click();
    await gone(page.getByRole('dialog'));
    await drinkSays(`With ${vinegar.name} for ${verjus.name}`);
    await button('Undo').click();
    await see(`Missing ${verjus.name}`);
  });

  it('is found by a name, changed, and removed until that is undone', { tags: 'slow' }, async () => {
    await saveSubstitute({ before: null, after: entry(45) });
    await open('/admin/substitutes');
    await page.getByRole('searchbox', { name: 'Find an ingredient' }).fill(verjus.name);
    await see(rows().filter({ hasText: '45 ml instead of 30 ml' }));
    expect(rows().elements()).toHaveLength(1);

    await button(new RegExp(`^Edit ${named}`)).click();
    const amount = side('Use').getByLabelText('Amount');
    await types(amount, '0');
    await button('Save', true).click();
    await see('Please fix the form errors and try again.');
    await types(amount, '15');
    await button('Save', true).click();
    await see(rows().filter({ hasText: '15 ml instead of 30 ml' }));

    await button(new RegExp(`^Remove ${named}`)).click();
    await see(`Removed: ${named}`);
    await see('No swaps found');
    await button('Undo').click();
    await see(rows().filter({ hasText: '15 ml instead of 30 ml' }));
    await drinkSays(`With ${vinegar.name} for ${verjus.name}`);
  });
});

describe('what is always there', () => {
  it('is said by an administrator for everybody, until that is undone', { tags: 'slow' }, async () => {
    await open('/admin/substitutes');
    await picks('Add an ingredient', verjus.name);
    const staples = page.getByRole('list', { name: 'Always in stock' });
    await see(staples.getByRole('button', { name: `Remove ${verjus.name}` }));
    await drinkSays('You have everything');
    await button('Undo').click();
    await see(`Missing ${verjus.name}`);
  });
});
