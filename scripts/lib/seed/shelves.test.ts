import { Match } from '@cellaret/domain/availability/matching/match';
import { MatchIndex } from '@cellaret/domain/availability/matching/match-index';
import { substitutionRulesOf } from '@cellaret/domain/availability/substitutes';
import { neededIngredientIds, recipeItems } from '@cellaret/domain/recipes/recipe';
import { describe, expect, it } from 'vitest';
import { seedIngredients, seedRecipes, seedSubstitutes } from './seed-catalogue.ts';
import { DRINKS, SHELVES } from './shelves.testing.ts';

const ingredients = seedIngredients();
const recipes = seedRecipes();
const { staple_ids, substitutes } = substitutionRulesOf(seedSubstitutes());
const index = MatchIndex.of(
  ingredients,
  recipes.map((recipe) => ({ id: recipe.id, ingredient_ids: neededIngredientIds(recipeItems(recipe)) })),
);
const idOf = (name: string): number => {
  const found = ingredients.find((one) => one.ingredient_name === name);
  if (!found) throw new Error(`The starter catalogue has no ${name}`);
  return found.id;
};

/** The matcher's answer in the notation of the table. */
function availabilityOf(bottles: readonly string[]): string {
  const match = new Match(index, [...bottles.map(idOf), ...staple_ids], substitutes);
  return Object.entries(DRINKS)
    .map(([letter, name]) => {
      const id = recipes.find((recipe) => recipe.recipe_name === name)?.id ?? 0;
      if (match.missingCount(id) !== 0) return '';
      return match.replacedCount(id) === 0 ? letter : letter.toLowerCase();
    })
    .join('');
}

describe('forty shelves as people have them', () => {
  const listOf = (bottles: string): string[] => bottles.split(', ');

  it('are forty, of five to sixty bottles, each asked about twelve drinks', () => {
    const sizes = SHELVES.map(({ bottles }) => new Set(listOf(bottles)).size);
    expect([SHELVES.length, Math.min(...sizes), Math.max(...sizes)]).toEqual([40, 5, 60]);
    const names = recipes.map((recipe) => recipe.recipe_name);
    expect(Object.values(DRINKS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(SHELVES)('$whose: “$availability”', ({ bottles, availability }) => {
    expect(availabilityOf(listOf(bottles))).toBe(availability);
  });
});
