import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  address,
  button,
  choose,
  goBack,
  gone,
  heading,
  newMember,
  open,
  see,
  seeAccessible,
  types,
} from '#testing/app.tsx';

const box = () => page.getByRole('searchbox');
const found = () => page.getByRole('list', { name: 'Recipes' });
const recipes = () => found().getByRole('link');
const recipe = (name: string) => found().getByRole('link', { name, exact: true });

/** How often this page has asked for a search since `performance.clearResourceTimings()`. */
const searches = (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/search')).length;

/** A member whose cabinet has all that a Negroni takes. */
async function memberWithNegroni(): Promise<void> {
  const { uid } = await newMember();
  const bottles = await Promise.all(
    ['Gin', 'Campari', 'Sweet vermouth', 'Orange'].map((name) => commands.seededIngredient(name)),
  );
  await commands.cabinetIn(`users/${uid}`, 'Corner', bottles);
}

describe('the search', () => {
  // Wide enough for a column of filters.
  beforeEach(() => page.viewport(1280, 800));

  it('has its filters in a sheet on a phone, which says how many are set and how many drinks they leave', async () => {
    await page.viewport(360, 740);
    await newMember();
    await open('/search?q=negro&with=campari');
    await see(recipe('Negroni'));
    expect(recipe('Negroni').element().getBoundingClientRect().bottom).toBeLessThan(676);
    await button('Filters (1)').click();
    await see(page.getByRole('combobox', { name: 'Must contain' }));
    await seeAccessible();
    await button(/^Show \d+ drinks?$/).click();
    await see(recipe('Negroni'));
  });

  it('suggests below three letters, then searches on Enter, marks what matched and counts it', async () => {
    await newMember();
    await open('/search');
    await see('Suggested');
    await types(box(), 'ne');
    await see('Suggested');
    await commands.keys('gro');
    await commands.press('Enter');
    await expect.poll(() => found().query()?.querySelector('mark')?.textContent).toBe('Negro');
    await see(recipe('Negroni'));
    await see(page.getByRole('status').filter({ hasText: /\d+ recipes/ }));
    await expect.poll(address).toBe('/search?q=negro');
  });

  it('asks once on a first visit, and once when the box is cleared', async () => {
    await memberWithNegroni();
    performance.clearResourceTimings();
    await open('/search?q=negroni');
    // By then the cabinet is there too, and so are the marks of the drinks.
    await see('Missing Suze, Lillet Blanc');
    expect(searches()).toBe(1);
    performance.clearResourceTimings();
    await button('Clear search', true).click();
    await see('Suggested');
    await types(box(), 'daiquiri');
    await commands.press('Enter');
    await see(recipe('Daiquiri'));
    expect(searches()).toBe(2);
  });

  it('is as it was when one comes back from a drink, with as many pages of it', async () => {
    await newMember();
    await open('/search?q=gin');
    await expect.poll(() => recipes().elements().length).toBe(20);
    await button('More recipes').click();
    await expect.poll(() => recipes().elements().length).toBe(40);
    await recipes().nth(30).click();
    await expect.poll(address).toMatch(/^\/view-recipe\//);
    goBack();
    await expect.poll(() => recipes().elements().length).toBe(40);
    await expect.element(box()).toHaveValue('gin');
  });

  it('goes by keyboard from / through what was found', async () => {
    await newMember();
    await open('/search?q=negro');
    await see(recipe('Negroni'));
    await heading('Search').click();
    await commands.press('/');
    await expect.element(box()).toHaveFocus();
    await commands.press('ArrowDown');
    await expect.element(page.getByRole('main').getByRole('region').getByRole('link').first()).toHaveFocus();
    await commands.press('ArrowUp');
    await expect.element(box()).toHaveFocus();
  });

  it('says in one place that nothing was found', async () => {
    await newMember();
    await open('/search?q=qqqqqq');
    await see('Nothing found for “qqqqqq”');
    expect(page.getByRole('main').getByRole('heading', { level: 2 }).elements()).toEqual([]);
  });

  it('leaves out what the cabinet lacks, and Back brings it again', async () => {
    await memberWithNegroni();
    await open('/search?q=negroni');
    await see('Missing Suze, Lillet Blanc');
    await see(page.getByRole('combobox', { name: 'My bar cabinet' }));
    await seeAccessible();
    await choose('My bar cabinet', 'I can make it now');
    await expect.poll(address).toBe('/search?q=negroni&missing=0');
    await gone('Missing Suze, Lillet Blanc');
    await see(recipe('Negroni'));
    goBack();
    await see('Missing Suze, Lillet Blanc');
  });

  it('takes words for a taste, narrows by strength and taste, and takes all of it back', async () => {
    await newMember();
    const understood = page.getByRole('list', { name: 'Searching for' });
    await open('/search');
    await types(box(), 'something sour with rum');
    await commands.press('Enter');
    await see(understood.getByText('Sour', { exact: true }));
    await see(recipe('Daiquiri'));
    await choose('Strength', 'Light');
    await gone(recipe('Daiquiri'));
    await see(recipe('Mojito'));
    await page
      .getByRole('group', { name: 'Taste of the drink' })
      .getByRole('button', { name: 'Sparkling' })
      .click();
    await expect.poll(address).toMatch(/taste=sparkling/);
    await see(recipe('Mojito'));
    await button('Remove “Sour”', true).click();
    await expect.element(box()).toHaveValue('something with rum');
    await gone(understood.getByText('Sour', { exact: true }));
    await expect.element(understood.getByRole('button', { name: /^rum\. / })).toHaveFocus();
    goBack();
    await expect.element(box()).toHaveValue('something sour with rum');
    await see(recipe('Mojito'));
  });

  it('leaves out what is not wanted by words and by filters, says why the first is there, and turns it round', async () => {
    await newMember();
    await open('/search?q=gin+without+lemon&with=campari');
    await see(recipe('Negroni'));
    await see(found().getByText('gin · without lemon'));
    await gone(recipe('Jasmine'));
    await seeAccessible();
    await button('without lemon. Change to “gin with lemon”', true).click();
    await see(recipe('Jasmine'));
    await gone(recipe('Negroni'));
    await expect.poll(address).toBe('/search?q=gin+with+lemon&with=campari');
    await types(page.getByLabelText('Must not contain'), 'orange liqueur');
    await commands.press('Enter');
    await expect.poll(address).toBe('/search?q=gin+with+lemon&with=campari&without=orange+liqueur');
    await gone(recipe('Jasmine'));
    goBack();
    await expect.poll(address).toBe('/search?q=gin+with+lemon&with=campari');
  });

  it('keeps every digit of a strength while the address follows', async () => {
    await newMember();
    await open('/search?q=gin');
    await page.getByText('More filters').click();
    await types(page.getByLabelText('Min. ABV'), '25');
    await types(page.getByLabelText('Max. ABV'), '42');
    await expect.poll(address).toBe('/search?q=gin&abv-min=25&abv-max=42');
    await userEvent.clear(page.getByLabelText('Max. ABV'));
    await expect.poll(address).toBe('/search?q=gin&abv-min=25');
  });
});
