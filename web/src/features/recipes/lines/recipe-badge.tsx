import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { Stock } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabels } from '#lib/i18n/reference-words.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { lackingExtras, viewAvailability } from './view-availability.ts';

interface RecipeBadgeProps {
  recipe: RecipeView;
  stock: Stock;
  pill?: boolean;
}

/** Says if a recipe can be made, and where it can, which extras it does without. */
export function RecipeBadge({ recipe, stock, pill = false }: RecipeBadgeProps) {
  const t = useText();
  const extras = lackingExtras(recipe, stock);
  const without = (): string | undefined => {
    if (extras.length === 0) return undefined;
    if (extras.every((line) => line.garnish_only)) return t('recipe.all-but-garnish');
    return t('recipe.without', {
      names: ingredientLabels(extras.map(({ ingredient }) => ingredient.ingredient_name)),
    });
  };
  return <StockBadge pill={pill} {...viewAvailability(recipe, stock)} makeable={without()} />;
}
