import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  field,
  gone,
  heading,
  inGerman,
  link,
  newMember,
  open,
  see,
  types,
} from '#testing/app.tsx';

async function reads(address: string) {
  const member = await newMember();
  await inGerman();
  await open(address);
  return member;
}
/** Types into a picker and takes what Enter takes. */
async function picks(label: string, typed: string): Promise<void> {
  await types(field(label), typed);
  await commands.press('Enter');
}

describe('a reader of German', () => {
  it('reads amounts, glass and methods of a recipe in German, one or several, and before mixing', async () => {
    await reads('/view-recipe/20001');
    const list = (name: string) => page.getByRole('list', { name });
    await see(list('Zutaten').getByText('Scheibe', { exact: true }));
    await see(list('Gläser').getByText('Tumbler'));
    await see(list('Zubereitungsarten').getByText('Im Glas bauen'));
    await button('Mehr Portionen').click();
    await see(list('Zutaten').getByText('Scheiben', { exact: true }));
    await open('/view-recipe/20001/mix');
    await see(/Tumbler/);
  });

  it('hands on a public page in German', async () => {
    const { uid } = await reads('/profile');
    const id = await commands.ownRecipe(uid, { recipe_name: 'Laube' });
    const updated_at = new Date().toISOString();
    await commands.ownDocument(`shared_recipes/${id}`, { id, user_id: uid, is_shared: true, updated_at });
    await open(`/view-recipe/${id}`);
    await button('Mehr zu Laube').click();
    await page.getByRole('menuitem', { name: 'Teilen …' }).click();
    await expect.element(field('Link')).toHaveValue(`${location.origin}/r/${id}?lang=de`);
  });

  it('reads types of bottles in the search, and what is special on the page of one', async () => {
    await reads('/search?q=campari');
    await see(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Campari' })
        .getByText(/Aperitivo|Amaro|Likör/)
        .first(),
    );
    await open('/ingredients/10001');
    await see(page.getByRole('list', { name: 'Eigenschaften' }).getByText('Trocken'));
    await gone(page.getByText('Dry', { exact: true }));
  });

  it('reads types in the cabinet, until the language is another: the words change at once', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Bar', ['Sweet vermouth']);
    await inGerman();
    await open('/profile');
    await link('Zutaten', true).first().click();
    await see(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Roter Wermut' })
        .getByText('Wermut & aromatisierter Wein')
        .first(),
    );
    await link('Profil', true).first().click();
    await page.getByText('English', { exact: true }).click();
    await see(heading('Profile'));
    await link('Ingredients', true).first().click();
    await see(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Sweet vermouth' })
        .getByText('Vermouth & aromatised wine')
        .first(),
    );
  });

  it('finds a type by its German word in the filters', async () => {
    await reads('/search');
    await page.getByText('Weitere Filter').click();
    await picks('Art', 'wermut');
    await see(page.getByText('Wermut & aromatisierter Wein', { exact: true }));
  });

  it('finds ingredients, units, glasses and methods by their German words where a recipe is written', async () => {
    await reads('/create-recipe');
    await picks('Zutat', 'limettensaft');
    await expect.element(field('Zutat')).toHaveValue('Limettensaft');
    await picks('Einheit', 'scheibe');
    await expect.element(field('Einheit')).toHaveValue('Scheibe');
    await types(page.getByPlaceholder('Glas hinzufügen'), 'cocktailschale');
    await see(page.getByRole('option', { name: 'Cocktailschale', exact: true }));
    await commands.press('Enter');
    await see(button(/Cocktailschale/));
    // Material labels the buttons of a picker in English by default.
    await see(button('Liste öffnen').first());
    await gone(button(/^(Open|Close|Clear)$/));
  });
});
