import { displayQuantity } from '@cellaret/domain/measures/units';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { Language } from '@cellaret/drawings/menu/words.ts';

/** A recipe as schema.org/Recipe (JSON-LD). */
export const recipeData = (
  recipe: RecipeView,
  { language, url, picture }: { language: Language; url: string; picture: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.recipe_name,
  description: recipe.recipe_description,
  url,
  image: [picture],
  datePublished: recipe.created_at.toISOString(),
  dateModified: recipe.updated_at.toISOString(),
  recipeCategory: 'Cocktail',
  recipeYield: '1',
  recipeIngredient: recipe.recipe_items.map((item) => {
    const { text } = displayQuantity(item.quantity, item.quantity_unit, {
      system: language === 'de' ? 'cl' : 'ml',
      locale: language,
    });
    return `${text.replaceAll('\u00a0', ' ')} ${item.ingredient.ingredient_name}`;
  }),
  recipeInstructions: recipe.instructions
    .split(/\n+/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((text) => ({ '@type': 'HowToStep', text })),
});

/** JSON for a script element, with `<` escaped so that no text can close the element. */
export const asScript = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
