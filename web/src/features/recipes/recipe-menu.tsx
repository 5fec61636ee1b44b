import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { haveReported, sendReport } from '#data/moderation/moderation.ts';
import { deleteWithUndo } from '#data/recipes/deletions.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { failureWords } from '#lib/text/failure-words.ts';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';

// With the drawing of QR codes.
const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

const CompareDialog = lazyDialog(async () => (await import('./compare/compare-dialog.tsx')).CompareDialog);

// Material's radio buttons, which few readers ever need.
const ReportDialog = lazyDialog(async () => (await import('#ui/report/report-dialog.tsx')).ReportDialog);

interface RecipeMenuProps {
  recipe: RecipeView;
  isOwner: boolean;
}

/** Seldom used actions: share, compare, copy; its owner deletes the recipe, everybody else reports it. */
export function RecipeMenu({ recipe, isOwner }: RecipeMenuProps) {
  const t = useText();
  const navigate = useNavigate();
  const { id, recipe_name: name } = recipe;
  const [reporting, setReporting] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const remove = (): void => {
    deleteWithUndo(
      { of: 'recipe', id },
      {
        deleted: t(navigator.onLine ? 'recipes.deleted' : 'recipes.deleted.offline', { name }),
        undo: t('recipes.undo'),
        failed: (failure) => t('recipes.delete.failed', { name, reason: failureWords(t, failure) }),
      },
      () => void navigate(PATHS.recipe(id)),
    );
    void navigate(PATHS.recipes);
  };
  const label = t('recipes.more', { name });
  const others = [
    { text: t('recipes.share'), run: () => setSharing(true) },
    { text: t('recipes.compare'), run: () => setComparing(true) },
    { text: t('recipes.copy'), run: () => void navigate(PATHS.createRecipeFrom(id)) },
  ];
  const report = { text: t('report.menu'), run: () => setReporting(true) };
  return (
    <>
      {isOwner ? (
        <MoreMenu label={label} others={others} removeText={t('recipes.delete')} onRemove={remove} />
      ) : (
        <MoreMenu label={label} others={[...others, report]} />
      )}
      {sharing && <ShareDialog recipe={recipe} isOwner={isOwner} onClose={() => setSharing(false)} />}
      {comparing && <CompareDialog recipe={recipe} onClose={() => setComparing(false)} />}
      {reporting && (
        <ReportDialog
          name={name}
          haveReported={() => haveReported('recipe', id)}
          send={(reason, text) => sendReport({ kind: 'recipe', item_id: id, reason, text })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
