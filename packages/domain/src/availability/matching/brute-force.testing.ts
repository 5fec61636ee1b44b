import type { StandInPair } from '../stand-ins.ts';
import type { MatchIngredient, MatchRecipe } from './match-index.ts';

/** The plain definition of matching, as slow and as obvious as possible; the engine is held to it. */
export class BruteForce {
  readonly #parent: ReadonlyMap<number, number | null>;
  readonly recipes: readonly MatchRecipe[];
  readonly #standIns: readonly StandInPair[];

  constructor(
    ingredients: readonly MatchIngredient[],
    recipes: readonly MatchRecipe[],
    standIns: readonly StandInPair[] = [],
  ) {
    this.#parent = new Map(ingredients.map((one) => [one.id, one.parent_ingredient_id]));
    this.recipes = recipes;
    this.#standIns = standIns;
  }

  /** Whether `id` is `wanted` or one of its kind. */
  isKindOf(id: number, wanted: number): boolean {
    if (id === wanted) return true;
    const parent = this.#parent.get(id) ?? null;
    return parent !== null && this.isKindOf(parent, wanted);
  }

  has(wanted: number, owned: readonly number[]): boolean {
    return owned.some((id) => this.isKindOf(id, wanted));
  }

  /** Whether something owned stands in for `wanted`, or for one of its kind. */
  hasStandIn(wanted: number, owned: readonly number[]): boolean {
    return this.#standIns.some(
      (one) => this.isKindOf(one.ingredient_id, wanted) && this.has(one.stand_in_ingredient_id, owned),
    );
  }

  /** What of a recipe is neither there nor replaced. */
  missing(recipe: MatchRecipe, owned: readonly number[]): number[] {
    return [...new Set(recipe.ingredient_ids)].filter(
      (wanted) => !this.has(wanted, owned) && !this.hasStandIn(wanted, owned),
    );
  }

  /** What of a recipe only a stand-in does for. */
  replaced(recipe: MatchRecipe, owned: readonly number[]): number[] {
    return [...new Set(recipe.ingredient_ids)].filter(
      (wanted) => !this.has(wanted, owned) && this.hasStandIn(wanted, owned),
    );
  }

  /** Everything is there, or something stands in for what is not. */
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
