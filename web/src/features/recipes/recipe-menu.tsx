import { errorText } from '@cellaret/domain/errors';
import type { RecipeView } from '@cellaret/domain/recipe-view';
import { useNavigate } from 'react-router-dom';
import { deleteWithUndo } from '#data/collections/deletions.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';

/** What the owner of a recipe seldom wants: to delete it. */
export function RecipeMenu({ recipe }: { recipe: Pick<RecipeView, 'id' | 'recipe_name'> }) {
  const t = useText();
  const navigate = useNavigate();
  const { id, recipe_name: name } = recipe;
  const remove = (): void => {
    deleteWithUndo(
      { of: 'recipe', id },
      {
        deleted: t(navigator.onLine ? 'recipes.deleted' : 'recipes.deleted.offline', { name }),
        undo: t('recipes.undo'),
        failed: (failure) => t('recipes.delete.failed', { name, reason: errorText(failure) }),
      },
      () => void navigate(PATHS.recipe(id)),
    );
    void navigate(PATHS.recipes);
  };
  return <MoreMenu label={t('recipes.more', { name })} removeText={t('recipes.delete')} onRemove={remove} />;
}
