import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personAt, type Hands } from '../support/person.ts';
import { openSelect } from '../support/selects.ts';
import { demoVisitor, type Visitor } from '../support/signed-in.ts';

describe('the search screen', () => {
  let visitor: Visitor;
  let person: Hands;

  beforeEach(async () => {
    visitor = await demoVisitor();
    person = personAt(visitor.page);
  });
  afterEach(() => visitor.context.close());

  const box = () => visitor.page.getByRole('searchbox');
  const recipes = () => visitor.page.getByRole('list', { name: 'Recipes' });
  const negroni = () => recipes().getByRole('link', { name: 'Negroni', exact: true });

  it('shows suggestions below three characters', async () => {
    const { page } = visitor;
    await page.goto('/search');
    await page.getByText('Suggested', { exact: true }).waitFor();
    await person.types(box(), 'ne');
    await page.getByText('Suggested', { exact: true }).waitFor();
  });

  it('searches at once on Enter, marks what matched and says how much was found', async () => {
    const { page } = visitor;
    await page.goto('/search');
    await person.types(box(), 'negro');
    await box().press('Enter');
    await negroni().waitFor();
    expect(await recipes().locator('mark').first().textContent()).toBe('Negro');
    await page
      .getByRole('status')
      .filter({ hasText: /\d+ recipes/ })
      .waitFor();
  });

  it('keeps the query in the address, so that Back and a shared link restore it', async () => {
    const { page } = visitor;
    await page.goto('/search');
    await person.types(box(), 'negro');
    await page.waitForURL(/q=negro/);
    await negroni().click();
    await page.waitForURL('**/view-recipe/*');
    await person.goesBack();
    await page.waitForURL(/q=negro/);
    expect(await box().inputValue()).toBe('negro');
    await negroni().waitFor();
  });

  it('says in one place that nothing was found', async () => {
    const { page } = visitor;
    await page.goto('/search?q=qqqqqq');
    await page.getByText('Nothing found for “qqqqqq”.').waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(0);
  });

  it('goes by keyboard from / through the results', async () => {
    const { page } = visitor;
    await page.goto('/search?q=negro');
    await negroni().waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    expect(await box().evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('main').locator('section a').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await box().evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('filters recipes by what the cabinet lacks, and Back takes the filter away', async () => {
    const { page } = visitor;
    await page.goto('/search?q=negroni');
    const lacking = recipes().getByText('missing: Suze, Lillet Blanc');
    await lacking.waitFor();
    await person.taps(page.getByRole('button', { name: 'Filters' }));
    await openSelect(page, 'My cabinet');
    await page.getByRole('option', { name: 'I can make it now' }).click();
    await page.waitForURL(/missing=0/);
    await lacking.waitFor({ state: 'detached' });
    await person.goesBack();
    await lacking.waitFor();
  });

  it('finds something sour with rum, light, in three taps, shows how it was understood, and takes it back', async () => {
    const { page } = visitor;
    await page.goto('/search');
    await person.types(box(), 'something sour with rum');
    await box().press('Enter');
    await page.getByRole('list', { name: 'Understood as' }).getByText('Sour', { exact: true }).waitFor();
    await recipes().getByRole('link', { name: 'Daiquiri', exact: true }).waitFor();
    await person.taps(page.getByRole('button', { name: 'Filters' }));
    await openSelect(page, 'Strength');
    await page.getByRole('option', { name: 'Light', exact: true }).click();
    await recipes().getByRole('link', { name: 'Daiquiri', exact: true }).waitFor({ state: 'detached' });
    await recipes().getByRole('link', { name: 'Mojito', exact: true }).waitFor();
    await person.taps(
      page.getByRole('group', { name: 'Taste of the drink' }).getByRole('button', { name: 'Sparkling' }),
    );
    await page.waitForURL(/taste=sparkling/);
    await recipes().getByRole('link', { name: 'Mojito', exact: true }).waitFor();
    await person.taps(page.getByRole('button', { name: /^Take “sour” as it is typed/ }));
    await page.getByRole('list', { name: 'Understood as' }).waitFor({ state: 'detached' });
    await person.goesBack();
    await recipes().getByRole('link', { name: 'Mojito', exact: true }).waitFor();
  });

  it('goes on behind the first twenty, and comes back to as many', async () => {
    const { page } = visitor;
    await page.goto('/search?q=gin');
    const links = recipes().getByRole('link');
    await links.nth(19).waitFor();
    expect(await links.count()).toBe(20);
    await person.taps(page.getByRole('button', { name: 'More recipes' }));
    await links.nth(39).waitFor();
    await links.nth(30).click();
    await page.waitForURL('**/view-recipe/*');
    await person.goesBack();
    await links.nth(39).waitFor();
  });
});
