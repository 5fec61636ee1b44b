import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, choose, gone, heading, newMember, open, see } from '#testing/app.tsx';

const called = () => `Gone ${crypto.randomUUID().slice(0, 8)}`;
const deleted = (name: string) => page.getByText(`Deleted “${name}”`);

/** Chooses something of what there is more of for a thing. */
async function chooses(name: string, item: string): Promise<void> {
  await button(`More for ${name}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Ends the time for an undo. */
async function ends(name: string): Promise<void> {
  await commands.press('Escape');
  await gone(deleted(name));
}

describe('what people may delete', () => {
  it('is a recipe of their own, which comes back with Undo, until they delete it for good', async () => {
    const { uid } = await newMember();
    const name = called();
    const id = await commands.ownRecipe(uid, { recipe_name: name });
    const there = async () => (await commands.documentAt(`recipes/${id}`)) !== null;
    for (const undone of [true, false]) {
      await open(`/view-recipe/${id}`);
      await see(heading(name));
      await chooses(name, 'Delete recipe');
      await expect.poll(address).toBe('/list-recipes');
      await see(deleted(name));
      expect(await there()).toBe(true);
      if (undone) await button('Undo').click();
      else await ends(name);
      await gone(deleted(name));
    }
    await expect.poll(there).toBe(false);
  });

  it('is no ingredient that is in use, and none of others', async () => {
    const { uid } = await newMember();
    const name = called();
    const id = await commands.ownIngredient({ ingredient_name: name, updated_by: uid });
    await commands.ownDocument(`popularity/${id}`, {
      ingredient_id: id,
      recipe_count: 2,
      reference_count: 2,
    });
    await open(`/ingredients/${id}`);
    await chooses(name, 'Delete ingredient');
    await see(`Can’t delete “${name}”. 2 recipes and ingredients use it.`);
    expect(await commands.documentAt(`ingredients/${id}`)).not.toBeNull();
    await newMember();
    await open(`/ingredients/${id}`);
    await button(`More for ${name}`).click();
    await see(page.getByRole('menuitem', { name: 'Report' }));
    expect(page.getByRole('menuitem', { name: 'Delete ingredient' }).elements()).toEqual([]);
  });

  it.each([
    ['/bar-cabinet', 'Bar cabinet', 'bar_cabinets', 'Cabinet'],
    ['/menu', 'menu', 'menus', 'Menus'],
  ])('is, at %s, the one that is selected', async (path, label, collection, none) => {
    const { uid } = await newMember();
    const name = called();
    const select = page.getByRole('combobox', { name: label, exact: true });
    await open(path);
    await choose(label, '+ Add New');
    await page.getByLabelText('Bar Name').fill(name);
    await button('Create', true).click();
    await expect.element(select).toHaveTextContent(name);
    for (const undone of [true, false]) {
      await button('Edit', true).click();
      await button('Delete', true).click();
      await expect.element(select).toHaveTextContent(none);
      if (undone) await button('Undo').click();
      else await ends(name);
      await expect.element(select).toHaveTextContent(undone ? name : none);
    }
    await expect.poll(() => commands.documentsIn(`users/${uid}/${collection}`)).toEqual([]);
  });
});
