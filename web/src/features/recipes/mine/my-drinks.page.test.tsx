import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import {
  address,
  button,
  cabinetOf,
  dialog,
  found,
  gone,
  link,
  menuOf,
  newMember,
  open,
  picks,
  plugIn,
  see,
  types,
  unplug,
} from '#testing/app.tsx';

const NEGRONI = 20001;
const DAIQUIRI = 20041;
const GIN = 10001;

const here = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const hearts = (name: string, pressed: boolean) =>
  page.getByRole('button', { name: `Favourite: ${name}`, exact: true, pressed }).first();
const own = () => page.getByRole('group', { name: 'Your rating' });
const marksOf = async (uid: string, kind = 'recipes') =>
  ((await commands.documentAt(`users/${uid}/marks/${kind}`))?.items ?? {}) as Record<string, object>;

/** Taps so many of five stars, halves included. */
async function tapsStars(group: Locator, stars: number): Promise<void> {
  await see(group);
  const row = group.element().querySelector('.MuiRating-root') ?? document.body;
  const { width, height } = row.getBoundingClientRect();
  const position = { x: (width * (stars - 0.25)) / 5, y: height / 2 };
  // As a hand does: the half under the mouse comes to the top first, or the press would be on another one.
  await page.elementLocator(row).hover({ position });
  await expect.poll(() => row.querySelector('.MuiRating-iconHover')).not.toBeNull();
  await page.elementLocator(row).click({ position });
  await expect.element(group.getByRole('radio', { name: `${stars} stars`, exact: true })).toBeChecked();
}

beforeEach(() => page.viewport(360, 740));

describe('what one keeps about drinks', () => {
  it('grows by what was made, from the last step of mixing, and shrinks by what is taken out of the log', async () => {
    const { uid } = await newMember();
    await open('/my-drinks?tab=made');
    await see('Nothing made yet.');
    await open(`/view-recipe/${NEGRONI}/mix?servings=2&step=99`);
    await button('Made it').click();
    await expect.element(dialog().getByLabelText('Servings')).toHaveValue('2');
    await tapsStars(dialog().getByRole('group', { name: 'Your rating' }), 4);
    await types(dialog().getByLabelText('How was it?'), 'Just right');
    await dialog().getByRole('button', { name: 'Log it' }).click();
    await gone(dialog());
    await open('/my-drinks');
    await here('Made').click();
    await see('Just right');
    await see(/· 2 servings/);
    await expect.poll(() => marksOf(uid)).toMatchObject({ [NEGRONI]: { made_count: 1, rating: 8 } });
    expect(await commands.documentsIn(`users/${uid}/log`)).toMatchObject([
      { recipe_id: NEGRONI, servings: 2 },
    ]);
    await here('Rated').click();
    await see(here('Negroni'));
    await here('Made').click();
    await button('More for Negroni').click();
    await page.getByRole('menuitem', { name: 'Remove from log' }).click();
    await see('Nothing made yet.');
    await expect.poll(() => marksOf(uid)).toMatchObject({ [NEGRONI]: { made_count: 0 } });
  });

  it('is sorted by words of one’s own, and shows at once what another device says', async () => {
    const { uid } = await newMember();
    await open(`/view-recipe/${NEGRONI}`);
    await button('Add tags').click();
    await types(page.getByRole('combobox', { name: 'Tags' }), 'Summer,for guests');
    await button('Done').click();
    await see(here('for guests'));
    await open(`/view-recipe/${DAIQUIRI}`);
    await button('Add tags').click();
    await picks('Tags', 'summ', 'Summer');
    await button('Done').click();
    await here('Summer').click();
    await see(here('Negroni'));
    await see(here('Daiquiri'));
    await here('for guests').click();
    await gone(here('Daiquiri'));
    await button('Favourite: Negroni').click();
    await here('Favourites').click();
    await see(here('Negroni'));
    await expect
      .poll(() => marksOf(uid))
      .toMatchObject({
        [NEGRONI]: { favourite: true, tags: ['Summer', 'for guests'] },
        [DAIQUIRI]: { tags: ['Summer'] },
      });
    await commands.updateDocument(`users/${uid}/marks/recipes`, { [`items.${DAIQUIRI}.favourite`]: true });
    await see(here('Daiquiri'));
  });

  it('has the recipes that one wrote', async () => {
    const { uid } = await newMember();
    await open('/my-drinks?tab=mine');
    await see(/^You haven’t written a recipe yet/);
    await commands.updateDocument(`recipe_views/${await commands.seededRecipe('Affinity')}`, {
      user_id: uid,
    });
    await see(here('Affinity'));
  });

  it('shows hearts in the feed, in menus and in the search', async () => {
    const { uid } = await newMember();
    await menuOf(uid, 'Evening', ['Daiquiri']);
    await open('/menu');
    await button('More for Daiquiri').click();
    await page.getByRole('menuitemcheckbox', { name: 'Favourite: Daiquiri', checked: false }).click();
    await button('More for Daiquiri').click();
    await see(page.getByRole('menuitemcheckbox', { name: 'Favourite: Daiquiri', checked: true }));
    await open('/search?q=negroni');
    await hearts('Negroni', false).click();
    await see(hearts('Negroni', true));
    await open('/');
    const inFeed = (pressed: boolean) =>
      page
        .getByRole('feed')
        .getByRole('button', { name: /^Favourite: /, pressed })
        .first();
    const name = (await found(inFeed(false))).getAttribute('aria-label')?.replace('Favourite: ', '') ?? '';
    await inFeed(false).click();
    await see(hearts(name, true));
    await expect.poll(async () => Object.keys(await marksOf(uid)).length).toBe(3);
  });

  it('says of an ingredient what one thinks of it, and takes that back', async () => {
    const { uid } = await newMember();
    const note = page.getByLabelText('Note', { exact: true });
    await open(`/ingredients/${GIN}`);
    await tapsStars(own(), 3.5);
    await button('Add a note').click();
    await types(note, 'Good with tonic.');
    await button('Save note').click();
    await expect.poll(() => marksOf(uid, 'ingredients')).toMatchObject({ [GIN]: { rating: 7, noted: true } });
    await open(`/ingredients/${GIN}`);
    await see('Good with tonic.');
    await expect.element(page.getByRole('radio', { name: '3.5 stars', exact: true })).toBeChecked();
    await button('Edit note').click();
    await note.fill('');
    await button('Save note').click();
    await see(button('Add a note'));
    await expect
      .poll(() => marksOf(uid, 'ingredients'))
      .toMatchObject({ [GIN]: { rating: 7, noted: false } });
    expect(await commands.documentAt(`users/${uid}/notes/ingredients_${GIN}`)).toBeNull();
  });

  it('narrows search and what can be made by address, also offline', { tags: 'slow' }, async () => {
    const { uid } = await newMember();
    const found = () =>
      page
        .getByRole('list', { name: 'Recipes' })
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent);
    await cabinetOf(uid, 'Corner', [
      'Gin',
      'Campari',
      'Sweet vermouth',
      'White rum',
      'Lime juice',
      'Simple syrup',
    ]);
    await commands.marksOf(uid, {
      [NEGRONI]: { favourite: true, rating: 9 },
      [DAIQUIRI]: { tags: ['Summer'] },
    });
    await page.viewport(1280, 800);
    await open('/search?favourites=1');
    await expect.poll(found).toEqual(['Negroni']);
    await button('Remove Favourites').click();
    await picks('Yours', 'summ', 'Summer');
    await expect.poll(found).toEqual(['Daiquiri']);
    expect(address()).toBe('/search?tag=Summer');
    await unplug();
    await button('Remove Summer').click();
    await picks('Yours', 'rated', 'Rated 4 or more');
    await expect.poll(found).toEqual(['Negroni']);
    await plugIn();
    await open('/what-can-i-make?favourites=1');
    await see(link('Negroni', true).first());
    expect(page.getByRole('main').getByRole('article').elements()).toHaveLength(1);
  });
});
