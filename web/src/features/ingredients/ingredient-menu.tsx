import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaple } from '#data/cabinets/staples.ts';
import { useIngredientVersions } from '#data/ingredients/ingredients.ts';
import { haveReported, sendReport } from '#data/moderation/moderation.ts';
import { deleteWithUndo, referencesTo } from '#data/recipes/deletions.ts';
import { useSession } from '#data/session/session.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { failureWords, showFailure } from '#lib/text/failure-words.ts';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';

// Material's radio buttons, which few readers ever need.
const ReportDialog = lazyDialog(async () => (await import('#ui/report/report-dialog.tsx')).ReportDialog);

/**
 * The seldom used actions of an ingredient: make it a staple, report it, delete it (its author or an
 * administrator, while nothing uses it).
 */
export function IngredientMenu({ ingredient }: { ingredient: Ingredient }) {
  const t = useText();
  const navigate = useNavigate();
  const session = useSession();
  const [reporting, setReporting] = useState(false);
  const staple = useStaple(ingredient.id);
  const versions = useIngredientVersions(ingredient.id);
  const earlier = versions.state === 'ready' ? versions.value : [];
  const first = [ingredient, ...earlier].find(({ version }) => version === 1);
  if (session.state !== 'signed-in') return null;
  const { admin, uid } = session.user;
  const mayDelete = admin || first?.updated_by === uid;
  const { id } = ingredient;
  const name = ingredientLabel(ingredient.ingredient_name);

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
        failed: (failure) => t('ingredient.delete.failed', { name, reason: failureWords(t, failure) }),
      },
      () => void navigate(PATHS.ingredient(id)),
    );
    await navigate(PATHS.ingredients);
  };

  const { isStaple, set: setStaple } = staple;
  const always = setStaple
    ? [
        {
          text: t(isStaple ? 'ingredient.staple.remove' : 'ingredient.staple.add'),
          run: () => void setStaple(!isStaple).catch(showFailure),
        },
      ]
    : [];
  const tell = (failure: unknown): void =>
    showToast(t('ingredient.delete.failed', { name, reason: failureWords(t, failure) }), { tone: 'error' });
  return (
    <>
      <MoreMenu
        label={t('ingredient.more', { name })}
        others={[...always, { text: t('report.menu'), run: () => setReporting(true) }]}
        {...(mayDelete && {
          removeText: t('ingredient.delete'),
          onRemove: () => void remove().catch(tell),
        })}
      />
      {reporting && (
        <ReportDialog
          name={name}
          haveReported={() => haveReported('ingredient', id)}
          send={(reason, text) => sendReport({ kind: 'ingredient', item_id: id, reason, text })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
