import type { IngredientCard, RecipeCard } from '@cellaret/domain/catalogue/card';
import type { IngredientItem, RecipeItem } from '@cellaret/domain/search/engine/search-item';
import type { ingredientBrief, recipeBrief } from '@cellaret/domain/search/search-answer';
import type { z } from 'zod';
import type { IndexedCatalogue } from './indexed-catalogue.ts';

type IngredientBrief = z.infer<typeof ingredientBrief>;
type RecipeBrief = z.infer<typeof recipeBrief>;

export const recipeBriefOf = (item: RecipeCard | RecipeItem): RecipeBrief => ({
  id: item.id,
  recipe_name: item.name,
  recipe_description: item.description,
  ingredient_names: [...item.ingredient_names],
  cover: item.cover,
  look: item.look,
});

export const ingredientBriefOf = (item: IngredientCard | IngredientItem): IngredientBrief => ({
  id: item.id,
  ingredient_name: item.name,
  ingredient_type: { id: item.ingredient_type_id, ingredient_type_name: item.ingredient_type_name },
});

/** A recipe from the index; null if it is not there (deleted or hidden). */
export function recipeIn({ search }: IndexedCatalogue, id: number): RecipeBrief | null {
  const item = search.get('recipe', id);
  return item?.kind === 'recipe' ? recipeBriefOf(item) : null;
}

/** An ingredient from the index; null if it is not there. */
export function ingredientIn({ search }: IndexedCatalogue, id: number): IngredientBrief | null {
  const item = search.get('ingredient', id);
  return item?.kind === 'ingredient' ? ingredientBriefOf(item) : null;
}

/** A recipe from the index; if it is not there, only the name from the caller's list. */
export const indexedRecipeBrief = (catalogue: IndexedCatalogue, id: number, name: string): RecipeBrief =>
  recipeIn(catalogue, id) ?? {
    id,
    recipe_name: name,
    recipe_description: '',
    ingredient_names: [],
    cover: null,
    look: {},
  };

export const indexedNames = ({ search }: IndexedCatalogue, ids: readonly number[]): string[] =>
  ids.flatMap((id) => search.get('ingredient', id)?.name ?? []);
