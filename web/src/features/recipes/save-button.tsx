import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useMayChange } from '#data/session/place.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AddIcon } from '#ui/icons/actions.tsx';

// With Material's dialog and boxes to tick, which reading does not need.
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

/** Opens the reader's menus to save a recipe to. */
export function SaveButton({ recipe }: { recipe: Pick<RecipeView, 'id' | 'recipe_name'> }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!useMayChange()) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('recipes.save')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SaveDialog recipe={recipe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
