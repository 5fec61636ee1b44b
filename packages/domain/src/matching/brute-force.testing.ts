import type { MatchIngredient, MatchRecipe } from './catalogue.ts';

/** The plain definition of matching, as slow and as obvious as possible; the engine is held to it. */
export class BruteForce {
  readonly #parent: ReadonlyMap<number, number | null>;
  readonly recipes: readonly MatchRecipe[];

  constructor(ingredients: readonly MatchIngredient[], recipes: readonly MatchRecipe[]) {
    this.#parent = new Map(ingredients.map((one) => [one.id, one.parent_ingredient_id]));
    this.recipes = recipes;
  }

  /** Whether `id` is `wanted` or one of its kind. */
  isKindOf(id: number, wanted: number): boolean {
    if (id === wanted) return true;
    const parent = this.#parent.get(id) ?? null;
    return parent !== null && this.isKindOf(parent, wanted);
  }

  missing(recipe: MatchRecipe, owned: readonly number[]): number[] {
    return [...new Set(recipe.ingredient_ids)].filter(
      (wanted) => !owned.some((id) => this.isKindOf(id, wanted)),
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
