import { errorText } from '@cellaret/domain/errors';
import type { Ingredient } from '@cellaret/domain/ingredient';
import { useNavigate } from 'react-router-dom';
import { deleteWithUndo, referencesTo } from '#data/collections/deletions.ts';
import { useIngredientVersions } from '#data/collections/ingredients.ts';
import { useSession } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showToast } from '#lib/toasts.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';

/** What whoever made an ingredient, or an administrator, seldom wants: to delete it. It stays where anything uses it. */
export function IngredientMenu({ ingredient }: { ingredient: Ingredient }) {
  const t = useText();
  const navigate = useNavigate();
  const session = useSession();
  const versions = useIngredientVersions(ingredient.id);
  const earlier = versions.state === 'ready' ? versions.value : [];
  const first = [ingredient, ...earlier].find(({ version }) => version === 1);
  if (session.state !== 'signed-in') return null;
  const { admin, uid } = session.user;
  if (!admin && first?.updated_by !== uid) return null;
  const { id, ingredient_name: name } = ingredient;

  const remove = async (): Promise<void> => {
    if (!navigator.onLine) return showToast(t('ingredient.delete.offline', { name }), { tone: 'error' });
    const count = await referencesTo(id);
    if (count > 0 && !admin)
      return showToast(t('ingredient.delete.used', { name, count }), { tone: 'error' });
    deleteWithUndo(
      { of: 'ingredient', id },
      {
        deleted: t('ingredient.deleted', { name }),
        undo: t('ingredient.undo'),
        failed: (failure) => t('ingredient.delete.failed', { name, reason: errorText(failure) }),
      },
      () => void navigate(PATHS.ingredient(id)),
    );
    await navigate(PATHS.ingredients);
  };

  const tell = (failure: unknown): void =>
    showToast(t('ingredient.delete.failed', { name, reason: errorText(failure) }), { tone: 'error' });
  return (
    <MoreMenu
      label={t('ingredient.more', { name })}
      removeText={t('ingredient.delete')}
      onRemove={() => void remove().catch(tell)}
    />
  );
}
