import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { menuOf, newMember, open, see, type Account } from '#testing/app.tsx';

const SHELF = 44_001;
/** The most a cabinet takes. */
const FULL = 2_000;

const rows = () => page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem');
const recipe = (name: string) =>
  page.getByRole('list', { name: 'Recipes in this menu' }).getByRole('listitem').filter({ hasText: name });
const entry = (name: string) => ({
  ingredient_name: name,
  ingredient_type_id: 1,
  is_in_stock: true,
  is_deleted: false,
});

async function cabinetWith(uid: string, items: Record<number, ReturnType<typeof entry>>): Promise<string> {
  const [now, path] = [new Date().toISOString(), `users/${uid}/bar_cabinets/${SHELF}`];
  const named = { id: SHELF, bar_cabinet_name: 'Cellar', items, last_item_id: null };
  await commands.ownDocument(path, { ...named, created_at: now, updated_at: now });
  return path;
}

describe('a full cabinet', () => {
  it('draws the items in view and no others, and toggles one at its end', { tags: 'slow' }, async () => {
    const { uid } = await newMember();
    const bottle = (at: number) => [500_000 + at, entry(`Bottle ${String(at).padStart(4, '0')}`)] as const;
    await cabinetWith(uid, Object.fromEntries(Array.from({ length: FULL }, (_, at) => bottle(at + 1))));
    await open('/bar-cabinet');
    await see(rows().filter({ hasText: 'Bottle 0001' }));
    expect(rows().elements().length).toBeLessThan(60);
    expect(rows().first().element().getAttribute('aria-setsize')).toBe(String(FULL));
    const last = rows().filter({ hasText: `Bottle ${FULL}` });
    await expect.poll(() => commands.press('End').then(() => last.elements().length)).toBe(1);
    const stock = last.getByRole('button', { name: /Stock/ });
    // By keyboard: the row may still be on its way to its place.
    (stock.element() as HTMLElement).focus();
    await commands.press('Enter');
    await see(stock.filter({ hasText: 'Out of Stock' }));
  });
});

describe('what was renamed since it came', () => {
  it('has its present name in the cabinets it stands in', async () => {
    const { uid } = await newMember();
    const gin = await commands.seededIngredient('Gin');
    const { ingredient_type_id } = (await commands.documentAt(`ingredients/${gin}`)) ?? {};
    const path = await cabinetWith(uid, { [gin]: { ...entry('As it was called'), is_in_stock: false } });
    await open('/bar-cabinet');
    await see(rows().getByRole('link', { name: 'Gin', exact: true }));
    await expect
      .poll(
        async () => ((await commands.documentAt(path))?.items as Record<number, unknown> | undefined)?.[gin],
      )
      .toEqual({
        ingredient_name: 'Gin',
        ingredient_type_id: ingredient_type_id as number,
        is_in_stock: false,
        is_deleted: false,
      });
  });

  it('has its present name in the menus it stands on', async () => {
    const { uid } = await newMember();
    await threeDrinks(uid);
    const negroni = await commands.seededRecipe('Negroni');
    await commands.updateDocument(`users/${uid}/menus/${SHELF}`, {
      [`items.${negroni}.recipe_name`]: 'As it was called',
    });
    await open('/menu');
    for (const name of THREE) await see(recipe(name));
  });
});

const THREE = ['Americano', 'Daiquiri', 'Negroni'] as const;
const threeDrinks = (uid: Account['uid']) => menuOf(uid, 'Friday', THREE);

describe('the focus after Remove', () => {
  it('goes to the next, to the last, at last to Add Recipe', async () => {
    const { uid } = await newMember();
    await threeDrinks(uid);
    await open('/menu');
    const more = (name: string) => page.getByRole('button', { name: `More for ${name}` });
    const removes = async (): Promise<void> => {
      await commands.press('Enter');
      await see(page.getByRole('menuitem', { name: 'Remove' }));
      await commands.press('Enter');
    };
    await see(more('Negroni'));
    (more('Americano').element() as HTMLElement).focus();
    await removes();
    await expect.element(more('Daiquiri')).toHaveFocus();
    (more('Negroni').element() as HTMLElement).focus();
    await removes();
    await expect.element(more('Daiquiri')).toHaveFocus();
    await removes();
    await see('No saved recipes. Add some to get started.');
    await expect.element(page.getByRole('button', { name: 'Add Recipe' })).toHaveFocus();
  });
});
