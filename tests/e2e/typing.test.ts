import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personAt, SLOW, type Hands } from '../support/person.ts';
import { demoVisitor, type Visitor } from '../support/signed-in.ts';

describe('typing with one finger and long stops', () => {
  let visitor: Visitor;
  let person: Hands;

  beforeEach(async () => {
    visitor = await demoVisitor();
    person = personAt(visitor.page);
  });
  afterEach(() => visitor.context.close());

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
    await person.taps(page.getByRole('button', { name: 'Filters' }));
    const least = page.getByLabel('ABV from');
    await person.types(least, '25', SLOW);
    expect(await least.inputValue()).toBe('25');
  });

  it('leaves the arrow keys to the flavour map after zooming', async () => {
    const { page } = visitor;
    await page.goto('/flavour-map');
    const map = page.getByRole('group', { name: 'Map of drinks by taste' });
    await map.focus();
    await person.typesOn('++', SLOW);
    expect(await map.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
