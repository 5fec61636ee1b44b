import { BruteForce } from '@cellaret/domain/availability/matching/brute-force.testing';
import type { MatchIngredient, MatchRecipe } from '@cellaret/domain/availability/matching/match-index';
import {
  CURRENT_SUBSTITUTES,
  substitutionRulesOf,
  type SubstitutesDocument,
} from '@cellaret/domain/availability/substitutes';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cabinetOf, goTo, link, newMember, open, plugIn, see, unplug } from '#testing/app.tsx';
import { countCosts } from '#testing/costs.ts';

const IN_STOCK = ['London dry gin', 'Sweet vermouth', 'Lemon juice', 'Simple syrup', 'Club soda', 'Prosecco'];
const HEADINGS = [
  'You have everything',
  'You can, with a swap',
  '1 ingredient missing',
  '2 ingredients missing',
];

const group = (name: string) => page.getByRole('list', { name, exact: true });
const line = (name: string, drink: string) =>
  group(name).getByRole('listitem').filter({ hasText: drink }).first();
/** How many recipes each group says it has. */
const counts = () =>
  HEADINGS.map(
    (name) =>
      /(\d+) recipes?/.exec(page.getByRole('region', { name, exact: true }).query()?.textContent ?? '')?.[1],
  ).map(Number);
/** The same by the plain definition, which others who add recipes change meanwhile. */
async function plainly(): Promise<number[]> {
  const stock = await Promise.all(IN_STOCK.map((name) => commands.seededIngredient(name)));
  const cards = (await commands.documentsIn('cards')).filter(({ visible }) => visible === true);
  const { staple_ids, substitutes } = substitutionRulesOf(
    (await commands.documentAt(CURRENT_SUBSTITUTES)) as SubstitutesDocument,
  );
  const brute = new BruteForce(
    cards.filter(({ kind }) => kind === 'ingredient') as MatchIngredient[],
    cards.filter(({ kind }) => kind === 'recipe') as MatchRecipe[],
    substitutes,
  );
  const owned = [...stock, ...staple_ids];
  const found = brute.recipes.map((one) => [
    brute.missing(one, owned).length,
    brute.replaced(one, owned).length,
  ]);
  const count = (missing: number, isReplaced: boolean) =>
    found.filter(([lacks, others = 0]) => lacks === missing && (missing > 0 || others > 0 === isReplaced))
      .length;
  return [count(0, false), count(0, true), count(1, false), count(2, false)];
}

describe('what can be made', () => {
  let cabinet = '';
  let campari = 0;
  const has = (inStock: boolean) =>
    commands.updateDocument(cabinet, { [`items.${campari}.is_in_stock`]: inStock });

  beforeEach(async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Small bar', [...IN_STOCK, 'Campari']);
    cabinet = `users/${uid}/bar_cabinets/44001`;
    campari = await commands.seededIngredient('Campari');
    await has(false);
  });

  it('is every recipe of each group as the plain definition counts them, for one document, one file and no question to the API', async () => {
    const { reads } = countCosts();
    performance.clearResourceTimings();
    await open('/what-can-i-make');
    await see(line('You can, with a swap', 'Prosecco for Champagne'));
    await see(line('1 ingredient missing', 'Americano').getByText('Missing Campari', { exact: true }));
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/media/catalogue/'))).toHaveLength(1);
    expect(['catalogue', 'cards', 'recipe_views'].map(reads)).toEqual([1, 0, 0]);
    await expect
      .poll(async () => [await plainly(), counts()].map(String))
      .toSatisfy(([plain, shown]) => plain === shown);
  });

  it('says what to buy next, and which two bottles together', async () => {
    await open('/what-can-i-make');
    await see(
      group('Buy next')
        .getByText(/^unlocks \d+ drinks?$/)
        .first(),
    );
    await see(
      group('Buy two together')
        .getByText(/^unlock \d+ drinks together$/)
        .first(),
    );
  });

  it('follows a toggle on the recipe list while it is looked at', async () => {
    await open('/list-recipes');
    const americano = page.getByRole('row').filter({ hasText: 'Americano' });
    // Rows exist only where one looks.
    await see(page.getByRole('row').nth(1));
    await expect.poll(() => (scrollBy(0, 300), americano.elements().length)).toBe(1);
    await see(americano.getByText('Missing Campari', { exact: true }));
    await has(true);
    await see(americano.getByText('You have everything'));
    await has(false);
    await see(americano.getByText('Missing Campari', { exact: true }));
    // Much is missing of some drinks: no row reaches into the next.
    const tooLow = (row: Element) => {
      const { bottom } = row.getBoundingClientRect();
      const parts = [...row.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      return parts.some((part) => part.height > 0 && part.bottom > bottom + 1);
    };
    for (const width of [360, 768]) {
      await page.viewport(width, 800);
      const names = () =>
        page
          .getByRole('row')
          .elements()
          .filter(tooLow)
          .map((row) => row.textContent);
      await expect.poll(names).toEqual([]);
    }
  });

  it('is there without a network, also on a page that is loaded then, and a toggle changes it', async () => {
    await open('/bar-cabinet');
    await see('Campari');
    await goTo('/what-can-i-make');
    await see(line('1 ingredient missing', 'Americano'));
    const before = counts();
    await unplug();
    await see('You’re offline.');
    await open('/what-can-i-make');
    await expect.poll(counts).toEqual(before);
    await link('Small bar').click();
    const stock = page
      .getByRole('listitem')
      .filter({ hasText: 'Campari' })
      .getByRole('button', { name: /Stock/ });
    await stock.click();
    await see(stock.filter({ hasText: 'In Stock' }));
    await link('Search').click();
    await link('I can make').click();
    const [ready = 0] = before;
    await expect.poll(() => counts()[0]).toBeGreaterThan(ready);
    await plugIn();
  });
});
