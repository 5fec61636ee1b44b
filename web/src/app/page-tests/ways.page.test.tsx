import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { layerOpened } from '#lib/browser/back-closes.ts';
import {
  address,
  button,
  found,
  gone,
  goBack,
  goTo,
  heading,
  link,
  newMember,
  open,
  see,
  seededMember,
} from '#testing/app.tsx';

describe('the ways through the product', () => {
  it.each([
    ['Ingredients', 'All ingredients', 'New ingredient', '/create-ingredient'],
    ['Recipes', 'All recipes', 'Create Recipe', '/create-recipe'],
  ])(
    'lead from %s in the navigation to the catalogue, and there to what creates',
    async (entry, catalogue, creates, path) => {
      await newMember();
      await open('/profile');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }).click();
      await link(catalogue, true).click();
      await link(creates).click();
      await expect.poll(address).toBe(path);
    },
  );

  it('lead home from the navigation too', async () => {
    await page.viewport(360, 740);
    await newMember();
    await open('/profile');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
    await link('What’s new', true).click();
    await expect.poll(address).toBe('/');
    await see(heading('What’s new'));
  });

  it('go on where a search found nothing: an ingredient is created there, a recipe begun with the name', async () => {
    await newMember();
    const name = `zq${crypto.randomUUID().slice(0, 8)}`;
    await open(`/search?q=${name}`);
    await link(`New recipe “${name}”`).click();
    await expect.element(page.getByLabelText('Recipe Name')).toHaveValue(name);
    goBack();
    await button(`New ingredient “${name}”`).click();
    await expect.element(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveFocus();
    await commands.keys('rum');
    await commands.press('Enter');
    await button('Save Ingredient').click();
    await see(heading(name));
  });

  it('lead an administrator from every page to the reference data', async () => {
    await page.viewport(360, 740);
    await seededMember('admin');
    await open('/search');
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await see(heading('Reference data'));
  });

  it('show in the tab where one is', async () => {
    await newMember();
    const titles: string[] = [];
    for (const path of ['/menu', '/list-recipes', '/bar-cabinet', '/ingredients', '/search']) {
      await open(path);
      const title = (await found(page.getByRole('main').getByRole('heading', { level: 1 }))).textContent;
      await expect.poll(() => document.title).toBe(`${title} · Cellaret`);
      titles.push(title);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });
});

it('a header that has slid away leaves nothing of itself behind, and comes back for the keyboard', async () => {
  await page.viewport(360, 640);
  await newMember();
  await open('/list-recipes');
  await see(page.getByRole('row').nth(3));
  const header = page.getByRole('banner');
  const shown = () => Number(getComputedStyle(header.element()).opacity);
  expect(shown()).toBe(1);
  scrollBy(0, 400);
  await expect.poll(shown).toBe(0);
  (header.getByRole('link').first().element() as HTMLElement).focus();
  await expect.poll(shown).toBe(1);
});

it('Back closes a menu that lies over a page, and leaves the page only then', async () => {
  await page.viewport(360, 740);
  await newMember();
  await open('/list-recipes');
  await goTo('/view-recipe/20001');
  await button('More for Negroni').click();
  await see(page.getByRole('menu'));
  goBack();
  await gone(page.getByRole('menu'));
  await see(heading('Negroni'));
  expect(address()).toBe('/view-recipe/20001');
  goBack();
  await see(heading('Recipes'));
});

describe('a closed dialog', () => {
  it('does not undo a navigation that begins while its entry leaves the history', async () => {
    await open('/login');
    const go = history.go.bind(history);
    const removed = new Promise<void>((done) => {
      history.go = (by) => {
        history.go = go;
        go(by);
        void goTo('/register').then(done);
      };
    });
    layerOpened(() => undefined)();
    await removed;
    await see(heading('Register'));
    expect(address()).toBe('/register');
  });
});
