import type { SubstitutePair } from '../substitutes.ts';
import type { MatchIngredient, MatchRecipe } from './match-index.ts';

/** Reference implementation of matching, as simple as possible, for comparison in tests. */
export class BruteForce {
  readonly #parent: ReadonlyMap<number, number | null>;
  readonly recipes: readonly MatchRecipe[];
  readonly #substitutes: readonly SubstitutePair[];

  constructor(
    ingredients: readonly MatchIngredient[],
    recipes: readonly MatchRecipe[],
    substitutes: readonly SubstitutePair[] = [],
  ) {
    this.#parent = new Map(ingredients.map((one) => [one.id, one.parent_ingredient_id]));
    this.recipes = recipes;
    this.#substitutes = substitutes;
  }

  isKindOf(id: number, wanted: number): boolean {
    if (id === wanted) return true;
    const parent = this.#parent.get(id) ?? null;
    return parent !== null && this.isKindOf(parent, wanted);
  }

  has(wanted: number, owned: readonly number[]): boolean {
    return owned.some((id) => this.isKindOf(id, wanted));
  }

  /** True if an owned ingredient substitutes `wanted` or one of its descendants. */
  hasSubstitute(wanted: number, owned: readonly number[]): boolean {
    return this.#substitutes.some(
      (one) => this.isKindOf(one.ingredient_id, wanted) && this.has(one.substitute_ingredient_id, owned),
    );
  }

  /** The ingredients of a recipe that are neither owned nor substituted. */
  missing(recipe: MatchRecipe, owned: readonly number[]): number[] {
    return [...new Set(recipe.ingredient_ids)].filter(
      (wanted) => !this.has(wanted, owned) && !this.hasSubstitute(wanted, owned),
    );
  }

  /** The ingredients of a recipe that only a substitute covers. */
  replaced(recipe: MatchRecipe, owned: readonly number[]): number[] {
    return [...new Set(recipe.ingredient_ids)].filter(
      (wanted) => !this.has(wanted, owned) && this.hasSubstitute(wanted, owned),
    );
  }

  makeable(owned: readonly number[]): number[] {
    return this.recipes
      .filter((recipe) => this.missing(recipe, owned).length === 0)
      .map((recipe) => recipe.id);
  }

  completes(owned: readonly number[], bought: readonly number[]): number {
    return this.makeable([...owned, ...bought]).length - this.makeable(owned).length;
  }

  closer(owned: readonly number[], bought: number): number {
    return this.recipes.filter((recipe) => {
      const after = this.missing(recipe, [...owned, bought]).length;
      return after > 0 && after < this.missing(recipe, owned).length;
    }).length;
  }
}
