import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { button, dialog, heading, link, newMember, open, see } from '#testing/app.tsx';

/** As long as a name may be, without a place to break it; first in every list by name. */
const LONG = `Aaa${'longestwordofall'.repeat(15)}`;
const ARABIC_NAME = 'كوكتيل الرمان';
const GIN = 10001;

/** Resolves when the page has drawn what followed from the last thing that happened to it. */
const drawn = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** How far the page is wider than its window, in each of three. */
async function surplus(): Promise<number[]> {
  const found: number[] = [];
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, 800);
    // Lists measure the window before they render their rows again.
    await drawn();
    found.push(Math.max(0, document.documentElement.scrollWidth - innerWidth));
  }
  return found;
}

/** Searches until it is found: the index is a few seconds behind, and Enter searches again. */
async function searchFinds(query: string, found: () => number): Promise<void> {
  await open(`/search?q=${encodeURIComponent(query)}`);
  await userEvent.click(page.getByRole('searchbox'));
  const asks = async () => {
    if (found() === 0) await commands.press('Enter');
    return found();
  };
  await expect.poll(asks, { interval: 500, timeout: 20_000 }).toBeGreaterThan(0);
}

it('a name of one long word widens no page', { tags: 'slow' }, async () => {
  const { uid } = await newMember();
  const ingredient = await commands.ownIngredient({ ingredient_name: LONG, ingredient_description: LONG });
  const drink = { recipe_name: LONG, recipe_description: LONG, instructions: LONG };
  const items = { item_ingredient_ids: [ingredient, GIN, GIN, GIN] };
  // First in the feed, too.
  const recipe = await commands.ownRecipe(uid, { ...drink, ...items }, 'new');
  await commands.cabinetIn(`users/${uid}`, LONG, [ingredient, GIN]);
  await commands.menuIn(`users/${uid}`, LONG, [recipe]);
  const paths = [
    `/view-recipe/${recipe}`,
    `/view-recipe/${recipe}/mix`,
    `/ingredients/${ingredient}`,
    '/list-recipes',
    '/ingredients',
    '/menu',
    '/bar-cabinet',
    '/what-can-i-make',
    '/',
  ];
  for (const path of paths) {
    await open(path);
    await expect
      .poll(() => [path, document.querySelector('main')?.textContent.includes(LONG)])
      .toEqual([path, true]);
    await expect.poll(async () => [path, await surplus()]).toEqual([path, [0, 0, 0]]);
  }
});

it('a name of one long word widens no result, no dialog, no similar recipe', { tags: 'slow' }, async () => {
  const { uid } = await newMember();
  const alike = `${LONG.slice(1)}b`;
  const ingredient = await commands.ownIngredient({ ingredient_name: LONG, ingredient_description: LONG });
  // As the Negroni in all but its name: it is like it.
  await commands.ownRecipe(uid, { recipe_name: alike });
  await commands.cabinetIn(`users/${uid}`, LONG, [GIN]);
  await searchFinds(
    LONG.slice(0, 20),
    () => document.querySelectorAll(`main a[href="/ingredients/${ingredient}"]`).length,
  );
  await expect.poll(surplus).toEqual([0, 0, 0]);
  await open('/bar-cabinet');
  await button('Add Ingredient').click();
  await dialog().getByPlaceholder('Search ingredients...').fill(LONG.slice(0, 30));
  await commands.press('Enter');
  await see(dialog().getByRole('listitem').filter({ hasText: LONG }).first());
  expect(dialog().element().scrollWidth - dialog().element().clientWidth).toBe(0);
  await open('/view-recipe/20001');
  await see(page.getByRole('region', { name: 'More like this' }).getByText(alike));
  await expect.poll(surplus).toEqual([0, 0, 0]);
  await open('/search?q=Negroni');
  await see(link('Negroni', true).first());
  await expect.poll(surplus).toEqual([0, 0, 0]);
});

it('a name that is written from right to left stands at the right edge of what it names', async () => {
  const { uid } = await newMember();
  const recipe = await commands.ownRecipe(uid, { recipe_name: ARABIC_NAME });
  const directionOf = (one: Element) => getComputedStyle(one).direction;
  await open(`/view-recipe/${recipe}`);
  await see(heading(ARABIC_NAME));
  expect(directionOf(heading(ARABIC_NAME).element())).toBe('rtl');
  const found = page.getByRole('heading', { level: 3, name: ARABIC_NAME });
  await searchFinds(ARABIC_NAME, () => found.elements().length);
  expect(directionOf(found.element())).toBe('rtl');
});
