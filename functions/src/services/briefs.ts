import type { ingredientBrief, recipeBrief } from '@cellaret/domain/api-answers';
import type { IngredientCard, RecipeCard } from '@cellaret/domain/card';
import type { z } from 'zod';

/** A recipe's card as menus, the feed and suggestions show it. */
export const recipeBriefOf = (card: RecipeCard): z.infer<typeof recipeBrief> => ({
  id: card.id,
  recipe_name: card.name,
  recipe_description: card.description,
  ingredient_names: card.ingredient_names,
  cover: card.cover,
  look: card.look,
});

/** An ingredient's card as lists and suggestions show it. */
export const ingredientBriefOf = (card: IngredientCard): z.infer<typeof ingredientBrief> => ({
  id: card.id,
  ingredient_name: card.name,
  ingredient_type: { id: card.ingredient_type_id, ingredient_type_name: card.ingredient_type_name },
});
