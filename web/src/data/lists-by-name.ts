import { COLLECTIONS } from '@cellaret/domain/collections';
import { ingredientDocument } from '@cellaret/domain/ingredient';
import { recipeView } from '@cellaret/domain/recipe-view';
import { usePagedList } from './paged.ts';

/** Every ingredient by name, page by page. */
export const useIngredients = () =>
  usePagedList(
    'ingredients by name',
    { path: COLLECTIONS.ingredients, name: 'ingredient_name' },
    ingredientDocument,
  );

/** The recipes everybody may see by name, page by page. */
export const useRecipes = () =>
  usePagedList(
    'recipes by name',
    { path: COLLECTIONS.recipeCards, name: 'recipe_name', equal: { visible: true } },
    recipeView,
  );
