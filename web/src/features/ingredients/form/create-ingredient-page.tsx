import { newId } from '@cellaret/domain/core/ids';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createIngredient } from '#data/ingredients/save-ingredient.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useLeaveSaved } from '#ui/form/use-leave-saved.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { EMPTY_INGREDIENT, ingredientDraft, NEW_INGREDIENT_DRAFT } from './ingredient-form-model.ts';
import { IngredientForm } from './ingredient-form.tsx';
import { useIngredientFailureText } from './use-ingredient-failure-text.ts';
import { useIngredientOptions } from './use-ingredient-options.ts';

/** `/create-ingredient`. */
export function CreateIngredientPage() {
  const t = useText();
  const leaveSaved = useLeaveSaved();
  const options = useIngredientOptions();
  const failureText = useIngredientFailureText();
  // One id for all attempts: a save that arrived although its answer was lost creates nothing twice.
  const [id] = useState(newId);
  const [draft, setDraft] = useState(() => readFormDraft(NEW_INGREDIENT_DRAFT, ingredientDraft));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeading>{t('ingredient.create')}</PageHeading>
      {options.state === 'loading' && <Typography role="status">{t('common.loading')}</Typography>}
      {options.state === 'error' && <Banner tone="error">{t('ingredient.options-failed')}</Banner>}
      {options.state === 'ready' && (
        <IngredientForm
          key={draft === null ? 'fresh' : 'draft'}
          draftKey={NEW_INGREDIENT_DRAFT}
          initial={draft?.values ?? EMPTY_INGREDIENT}
          saved={EMPTY_INGREDIENT}
          options={options.value}
          failureText={failureText}
          onSave={async (input) => {
            await createIngredient(id, input);
            await leaveSaved(input.ingredient_name, PATHS.ingredients, PATHS.ingredient(id));
          }}
        >
          {draft !== null && (
            <RestoredNotice
              onDiscard={() => {
                dropFormDraft(NEW_INGREDIENT_DRAFT);
                setDraft(null);
              }}
            />
          )}
        </IngredientForm>
      )}
    </Box>
  );
}
