import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namesType } from '../support/new-ingredient.ts';
import { personAt } from '../support/person.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

describe('the first bottles', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor({ viewport: { width: 360, height: 740 } });
  });
  afterEach(() => visitor.context.close());

  const bottle = (name: string) => visitor.page.getByRole('button', { name, exact: true });
  const drinks = () => visitor.page.getByRole('status').filter({ hasText: /drink/ });

  it('are ticked in one go, two taps more than bottles, with the drinks counted meanwhile; then one sees what can be made', async () => {
    const { page } = visitor;
    const person = personAt(page);
    await page.goto('/profile');
    let taps = 0;
    const tap = async (name: string, role: 'button' | 'link' = 'button') => {
      taps += 1;
      await person.taps(page.getByRole(role, { name, exact: true }));
    };
    await tap('Tick your bottles', 'link');
    const mine = ['Campari', 'Gin', 'Sweet vermouth'];
    for (const name of mine) await tap(name);
    await drinks().filter({ hasText: '3 bottles' }).waitFor();
    await drinks()
      .filter({ hasText: /[1-9]\d* drinks?/ })
      .waitFor();
    await tap('Add 3');
    await page.waitForURL('**/what-can-i-make');
    await page.getByRole('link', { name: 'Negroni', exact: true }).first().waitFor();
    expect(taps).toBe(mine.length + 2);

    await page.goto('/bar-cabinet');
    const rows = page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(mine.length);
    // What stands there is not asked for again.
    await page.goto('/bar-cabinet/fill');
    await expect.poll(() => bottle('Campari, In your bar already').isDisabled()).toBe(true);
  });

  it('are found by typing, brands too, and are still ticked after a reload', async () => {
    const { page } = visitor;
    await page.goto('/bar-cabinet/fill');
    await personAt(page).types(page.getByRole('searchbox', { name: 'Search bottles...' }), 'beefea');
    await personAt(page).taps(bottle('Beefeater'));
    await drinks().filter({ hasText: '1 bottle' }).waitFor();
    await page.reload();
    await drinks().filter({ hasText: '1 bottle' }).waitFor();
    // Not now: nothing was added, and the cabinet leads back here.
    await page.goto('/bar-cabinet');
    await personAt(page).taps(page.getByRole('link', { name: 'Tick your bottles' }));
    await drinks().filter({ hasText: '1 bottle' }).waitFor();
    await personAt(page).taps(page.getByRole('link', { name: 'Not now' }));
    await page.waitForURL(/\/$/);
  });

  it('that nobody knows are created there, and stand ticked among the others', async () => {
    const { page } = visitor;
    const name = `Moonmilk ${randomUUID().slice(0, 6)}`;
    await page.goto('/bar-cabinet/fill');
    await personAt(page).types(page.getByRole('searchbox', { name: 'Search bottles...' }), name);
    await personAt(page).taps(page.getByRole('button', { name: `Create “${name}”` }));
    await namesType(page, 'liqueur');
    await drinks().filter({ hasText: '1 bottle' }).waitFor();
    await personAt(page).taps(bottle('Add 1'));
    await personAt(page).taps(page.getByRole('link', { name: 'Go to my cabinet' }));
    await page.getByRole('button', { name: `More for ${name}` }).waitFor();
  });

  it('are taken without a network, and are in the cabinet on another device afterwards', async () => {
    const { page, context, email, password } = visitor;
    await page.goto('/bar-cabinet/fill');
    await bottle('Campari').waitFor();
    await context.setOffline(true);
    await personAt(page).taps(bottle('Campari'));
    await personAt(page).taps(bottle('Gin'));
    await personAt(page).taps(bottle('Add 2'));
    await page.waitForURL('**/what-can-i-make');
    await context.setOffline(false);
    const other = await signIn({ email, password });
    await other.page.goto('/bar-cabinet');
    const rows = other.page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('listitem');
    await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(2);
    await other.context.close();
  });
});
