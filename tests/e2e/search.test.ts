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
});
