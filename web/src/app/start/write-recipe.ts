import { nameLetters } from '@cellaret/drawings/name-letters.ts';

/**
 * Writes a recipe's name and description into the outline of its page (frame/outline.tsx): a slow phone has
 * them up to a second before the app that draws the rest. Does nothing without a recipe, or once the app is
 * there.
 */
export function writeRecipe(recipe: Record<string, unknown> | undefined): void {
  const outline = document.querySelector<HTMLElement>('[data-drawn] [data-outline=recipe]');
  if (!recipe || !outline) return;
  const textOf = (field = '') => (typeof recipe[field] === 'string' ? recipe[field] : '');
  for (const place of outline.querySelectorAll<HTMLElement>('[data-field]'))
    place.textContent = textOf(place.dataset.field);
  const lines = Array.isArray(recipe.recipe_items) ? recipe.recipe_items.length : 0;
  const sizes = { ...nameLetters(textOf('recipe_name')), '--lines': lines };
  for (const [name, value] of Object.entries(sizes)) outline.style.setProperty(name, String(value));
}
