import { readFileSync } from 'node:fs';
import { Match } from '@cellaret/domain/availability/matching/match';
import { MatchIndex } from '@cellaret/domain/availability/matching/match-index';
import { drinksOf } from '@cellaret/domain/availability/starter-bar';
import { substitutionRulesOf } from '@cellaret/domain/availability/substitutes';
import { neededIngredientIds, recipeItems } from '@cellaret/domain/recipes/recipe';
import { expect, it } from 'vitest';
import { renderStarterBar, STARTER_BAR_FILE, starterBar } from './pick-starter-bar.ts';
import { seedIngredients, seedRecipes, seedSubstitutes } from './seed-catalogue.ts';

const bar = starterBar();

it('the landing page has the starter bar of today, in 20 KB (else: npm run starter-bar)', () => {
  const rendered = renderStarterBar(bar);
  expect(readFileSync(STARTER_BAR_FILE, 'utf8')).toBe(rendered);
  expect(rendered.length).toBeLessThanOrEqual(20_000);
  expect([bar.bottles.length, bar.drinks[0]?.name]).toEqual([12, 'Negroni']);
});

it('whatever is ticked, the landing page finds the drinks that the matcher finds', () => {
  const { staple_ids, substitutes } = substitutionRulesOf(seedSubstitutes());
  const recipes = new Map(seedRecipes().map((recipe) => [recipe.id, recipe]));
  const index = MatchIndex.of(
    seedIngredients(),
    [...recipes.values()].map((recipe) => ({
      id: recipe.id,
      ingredient_ids: neededIngredientIds(recipeItems(recipe)),
    })),
  );
  const matched = (ids: readonly number[]): string[] =>
    new Match(index, [...ids, ...staple_ids], substitutes)
      .recipesMissing(0)
      .map((id) => recipes.get(id)?.recipe_name ?? '');
  // Drinks of water alone are no reason to tick anything.
  const ofNothing = matched([]);
  for (let bits = 0; bits < 1 << bar.bottles.length; bits += 1) {
    const ids = bar.bottles.filter((_, place) => (bits >> place) & 1).map(({ id }) => id);
    const found = drinksOf(bar, ids).map(({ name }) => name);
    expect(new Set(found), ids.join()).toEqual(
      new Set(matched(ids).filter((name) => !ofNothing.includes(name))),
    );
  }
});
