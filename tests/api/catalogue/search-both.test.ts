import { isDeepStrictEqual } from 'node:util';
import type { findBoth } from '@cellaret/domain/search/find';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { fail, succeed } from '../support/api-client.ts';

const person = await newPerson();

describe('a search for both kinds', () => {
  const search = async (body: Parameters<typeof findBoth>[2]) =>
    (await succeed(person, 'searchAll', { body })).body;

  it('says how words were understood, and with which queries each is taken off or turned round', async () => {
    const { understood, recipes } = await search({ query: 'sour rum without lemon' });
    expect(understood.words).toEqual([
      {
        words: 'sour',
        kind: 'trait',
        negated: false,
        taste: 'sour',
        off: 'rum without lemon',
        turned: 'not sour rum without lemon',
      },
      {
        words: 'rum',
        kind: 'ingredient',
        negated: false,
        off: 'sour without lemon',
        turned: 'sour without rum without lemon',
      },
      {
        words: 'lemon',
        kind: 'ingredient',
        negated: true,
        off: 'sour rum',
        turned: 'sour rum with lemon',
      },
    ]);
    expect(recipes.length).toBeGreaterThan(10);
  });

  it('leaves out by words and by filters, in all three searches', async () => {
    const query = 'gin without campari';
    const { recipes } = await search({ query });
    const holds =
      (...left: string[]) =>
      ({ ingredient_names }: (typeof recipes)[number]) =>
        ingredient_names.some((name) => left.includes(name));
    expect(recipes.filter(holds('Campari'))).toEqual([]);
    // Another instance may answer, which learns of others' recipes some seconds later.
    await eventually('the same answer', async () => {
      const { body: listed } = await succeed(person, 'searchRecipes', { body: { query } });
      return isDeepStrictEqual(listed, (await search({ query })).recipes);
    });
    const { body: filtered } = await succeed(person, 'searchRecipes', {
      body: { query: 'bitter', with: ['gin'], without: ['vermouth'] },
    });
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered.filter(holds('Sweet vermouth', 'Dry vermouth'))).toEqual([]);
    const { body: bottles } = await succeed(person, 'searchIngredients', { body: { query: 'Zitrone' } });
    expect(bottles.map(({ ingredient_name }) => ingredient_name)).toContain('Lemon juice');
  });

  it('says what nothing has, and what is wanted and left out at once', async () => {
    const unknown = await search({ query: 'gin qqqqqqq' });
    expect(unknown.understood.left_aside).toEqual(['qqqqqqq']);
    expect(unknown.recipes.length).toBe(20);
    const contradiction = await search({ query: 'gin without gin' });
    expect(contradiction.understood.contradiction).toBe(true);
  });

  it('goes on behind the first twenty, and says when there is no more', async () => {
    // Another instance may answer, as above.
    await eventually('the same twenty, and twenty more', async () => {
      const first = await search({ query: 'gin' });
      expect([first.recipes.length, first.more_recipes]).toEqual([20, true]);
      const more = await search({ query: 'gin', recipe_limit: 40 });
      expect(more.recipes.length).toBe(40);
      return isDeepStrictEqual(more.recipes.slice(0, 20), first.recipes);
    });
    expect((await search({ query: 'negroni' })).more_recipes).toBe(false);
  });

  it('filters by taste, strength, glass and method, and sorts', async () => {
    const { recipes } = await search({ query: '', tastes: ['sour'], strength: 'light', sort: 'strongest' });
    const strengths = recipes.map(({ alcohol_abv }) => alcohol_abv);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(Math.max(...strengths)).toBeLessThanOrEqual(14.5);
    expect(Math.min(...strengths)).toBeGreaterThan(0.5);
    const byName = await search({ query: 'gin', sort: 'name', glassware_ids: [1], serving_method_ids: [1] });
    const names = byName.recipes.map(({ recipe_name }) => recipe_name.toLowerCase());
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted());
  });

  it.each([
    ['an order nobody knows', { query: 'gin', sort: 'random' }, 400],
    ['a taste nobody knows', { query: 'gin', tastes: ['loud'] }, 400],
    ['more than two hundred', { query: 'gin', recipe_limit: 201 }, 400],
    ['what may be missing of no cabinet', { query: 'gin', missing_at_most: 0 }, 400],
    ['somebody else’s cabinet', { query: 'gin', bar_cabinet_id: 77 }, 404],
  ])('is refused with %s', async (_, body, status) => {
    expect((await fail(person, 'searchAll', { body: body })).status).toBe(status);
  });
});
