import {
  catalogueFile,
  cataloguePath,
  currentCatalogue,
  CURRENT_CATALOGUE,
  withChanges,
} from '@cellaret/domain/browser-catalogue';
import { tasteOfCode } from '@cellaret/domain/flavour';
import type { Findable } from '@cellaret/domain/search/drinks';
import { findBoth } from '@cellaret/domain/search/find';
import { catalogueItems } from '@cellaret/domain/search/from-catalogue';
import { SearchIndex } from '@cellaret/domain/search/search-index';
import { describe, expect, it } from 'vitest';
import { cataloguePublished } from '../support/catalogue.ts';
import { baseUrl } from '../support/env.ts';
import { PEOPLE_QUERIES } from '../support/people-queries.ts';
import { newPerson } from '../support/people.ts';
import { fail, succeed } from './support/client.ts';
import { database } from './support/firestore.ts';

const person = await newPerson();

/** What a browser keeps, as a search sees it. */
async function keptCatalogue(): Promise<Findable> {
  const version = await cataloguePublished();
  const { changes } = currentCatalogue.parse((await database().doc(CURRENT_CATALOGUE).get()).data());
  const answer = await fetch(`${baseUrl}${cataloguePath(version)}`, {
    headers: { authorization: `Bearer ${person.idToken}` },
  });
  const file = withChanges(catalogueFile.parse(await answer.json()), changes);
  const byId = <T>(entries: Record<string, T>) =>
    new Map(Object.entries(entries).map(([id, entry]) => [Number(id), entry]));
  const [recipes, ingredients] = [byId(file.recipes), byId(file.ingredients)];
  return {
    search: SearchIndex.of(catalogueItems({ recipes, ingredients })),
    flavour: { scoresOf: (id) => tasteOfCode(recipes.get(id)?.taste ?? '') },
  };
}

/** Whether it is one of the starter catalogue: other tests leave recipes of any name. */
const isSeeded = ({ id }: { id: number }) => id < 100_000;

/** The queries whose drink is not among the first three, with what is. */
async function missed(ask: (query: string) => Promise<string[]> | string[]): Promise<string[]> {
  const misses: string[] = [];
  for (const [query, drink] of PEOPLE_QUERIES) {
    const first = (await ask(query)).slice(0, 3);
    if (!first.includes(drink)) misses.push(`${query}: ${first.join(', ')} and not ${drink}`);
  }
  return misses;
}

describe('sixty queries in people’s words', () => {
  it('find the drink that is meant among the first three, but for three at most', async () => {
    const misses = await missed(async (query) => {
      const { body } = await succeed(person, 'searchAll', { body: { query, recipe_limit: 100 } });
      return body.recipes.filter(isSeeded).map(({ recipe_name }) => recipe_name);
    });
    expect(PEOPLE_QUERIES).toHaveLength(60);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(3);
  });

  it('find it without a network too', async () => {
    const kept = await keptCatalogue();
    const verdicts = { match: null, of: () => ({ missing: null }) };
    const misses = await missed((query) =>
      findBoth(kept, verdicts, { query, recipe_limit: 100 })
        .recipes.filter(isSeeded)
        .map(({ recipe_name }) => recipe_name),
    );
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(3);
  });
});

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
    const listed = await succeed(person, 'searchRecipes', { body: { query } });
    expect(listed.body).toEqual(recipes);
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
    const first = await search({ query: 'gin' });
    expect([first.recipes.length, first.more_recipes]).toEqual([20, true]);
    const more = await search({ query: 'gin', recipe_limit: 40 });
    expect(more.recipes.slice(0, 20)).toEqual(first.recipes);
    expect(more.recipes.length).toBe(40);
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
