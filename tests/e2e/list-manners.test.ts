import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { ownIngredient, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { demoVisitor } from '../support/signed-in.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

describe('what can be made', () => {
  it('is as long and as far down as it was after a look at one of its recipes', async () => {
    const { page, context } = await demoVisitor(PHONE);
    const person = personAt(page);
    await page.goto('/what-can-i-make');
    const more = page.getByRole('button', { name: /^Show more/ }).first();
    await more.waitFor();
    const ready = page.getByRole('list', { name: 'You have everything' }).getByRole('listitem');
    const before = await ready.count();
    await person.taps(more);
    await expect.poll(() => ready.count()).toBeGreaterThan(before);
    const long = await ready.count();
    const last = ready.last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const depth = await page.evaluate(() => scrollY);
    expect(depth).toBeGreaterThan(740);
    await person.taps(last);
    await page.waitForURL('**/view-recipe/*');
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
    await person.goesBack();
    await expect.poll(() => ready.count()).toBeGreaterThanOrEqual(long);
    // Others add drinks meanwhile, each a row.
    const added = (await ready.count()) - long;
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - depth))
      .toBeLessThan(80 + added * 120);
    await context.close();
  });
});

describe('the list of ingredients', () => {
  it('has every column of the specification on a phone: name, description, brand and strength', async () => {
    const { page, context } = await demoVisitor(PHONE);
    await page.goto('/ingredients');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Absinthe', exact: true }) });
    await row.waitFor();
    expect(await row.getByRole('cell').allInnerTexts()).toHaveLength(4);
    for (const cell of await row.getByRole('cell').all()) expect(await cell.isVisible()).toBe(true);
    expect((await row.getByRole('cell').nth(1).innerText()).length).toBeGreaterThan(10);
    await context.close();
  });

  it('ends where its last row does', async () => {
    const { page, context } = await demoVisitor({ viewport: { width: 1280, height: 800 } });
    await page.goto('/ingredients');
    await page.getByRole('row').nth(5).waitFor();
    const blank = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const rows = [...document.querySelectorAll('[role=row]')];
        const end = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom));
        return end > innerHeight ? 0 : innerHeight - end;
      });
    await expect.poll(blank).toBeLessThan(160);
    await context.close();
  });

  it('lets a name begin at the side its script begins at', async () => {
    await ownIngredient({ ingredient_name: 'عرق لبناني' });
    const { page, context } = await demoVisitor({ viewport: { width: 1280, height: 800 } });
    const name = page.getByRole('main').getByRole('link', { name: 'عرق لبناني', exact: true });
    // The search learns of what is new a little after the card.
    await eventually('the search finds what is new', async () => {
      await page.goto('/search?q=عرق لبناني');
      await page.getByRole('main').getByRole('link', { name: /عرق/ }).first().waitFor();
      return (await name.count()) > 0 || null;
    });
    expect(await name.evaluate((one) => getComputedStyle(one.closest('[dir]') ?? one).direction)).toBe('rtl');
    await putAway();
    await context.close();
  });
});
