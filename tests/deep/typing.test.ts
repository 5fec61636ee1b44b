import { beforeEach, describe, expect, it } from 'vitest';
import { personAt, SLOW, type Hands, type Pace } from '../support/data/typing.ts';
import { demoVisitor, type Visitor } from '../support/signed-in.ts';

/** As fast as keys arrive at all. */
const AT_ONCE: Pace = { between: [0, 0], pause: [0, 0] };

describe('typing with one finger and long stops', () => {
  let visitor: Visitor;
  let person: Hands;

  beforeEach(async () => {
    visitor = await demoVisitor();
    person = personAt(visitor.page);
  });

  it('keeps every letter in the search box, and the box keeps the focus', async () => {
    const { page } = visitor;
    await page.goto('/search');
    const box = page.getByRole('searchbox');
    await person.types(box, 'daiquiri', SLOW);
    expect(await box.inputValue()).toBe('daiquiri');
    await page
      .getByRole('list', { name: 'Recipes' })
      .getByRole('link', { name: 'Daiquiri', exact: true })
      .waitFor();
    await page.keyboard.press('Enter');
    await person.typesOn(' hot', SLOW);
    expect(await box.inputValue()).toBe('daiquiri hot');
  });

  it('keeps every digit of a strength in the filters', async () => {
    const { page } = visitor;
    await page.goto('/search?q=gin');
    await person.taps(page.getByText('More filters'));
    const least = page.getByLabel('Min. ABV');
    await person.types(least, '25', SLOW);
    expect(await least.inputValue()).toBe('25');
    // A page that redraws slowly is to a slow finger what a quick page is to quick fingers.
    await person.types(page.getByLabel('Max. ABV'), '42', AT_ONCE);
    expect(await page.getByLabel('Max. ABV').inputValue()).toBe('42');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=gin&abv-min=25&abv-max=42');
    // At once: the page may not have drawn yet where it is.
    await person.goesBack();
    await expect.poll(() => page.getByLabel('Max. ABV').inputValue()).toBe('4');
  });

  it('leaves the arrow keys to the flavour map after zooming', async () => {
    const { page } = visitor;
    await page.goto('/flavour-map');
    const map = page.getByRole('group', { name: 'Flavour map of drinks' });
    await map.focus();
    await person.typesOn('++', SLOW);
    expect(await map.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
