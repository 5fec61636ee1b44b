import { AppError } from '@cellaret/domain/core/errors';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { NothingHere } from '#ui/kit/empty-state.tsx';

interface NoRecipeProps {
  failure?: unknown;
  /** The one of two recipes that can be shown: the way on. */
  there?: Pick<RecipeView, 'id' | 'recipe_name'> | null | undefined;
}

/** In a recipe's place: there is none, or, with the `failure`, none that this device can show now. */
export function NoRecipe({ failure = null, there = null }: NoRecipeProps) {
  const t = useText();
  const unread = failure instanceof AppError && failure.code === 'unavailable';
  return (
    <NothingHere
      heading={t(unread ? 'recipes.unread.heading' : 'recipes.missing.heading')}
      to={there ? PATHS.recipe(there.id) : PATHS.recipes}
      toText={there ? there.recipe_name : t('recipes.to-list')}
    >
      {t(unread ? 'recipes.unread' : 'recipes.missing')}
    </NothingHere>
  );
}
