import { newId } from '@cellaret/domain/ids';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createRecipe } from '#data/collections/recipes.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useAskedName } from '#lib/use-asked-name.ts';
import { useFailureText } from '#lib/use-failure-text.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useLeaveSaved } from '#ui/form/use-leave-saved.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { emptyRecipe, NEW_RECIPE_DRAFT, recipeFormValues } from './recipe-form-model.ts';
import { RecipeForm } from './recipe-form.tsx';
import { useFormOptions } from './use-form-options.ts';

/** `/create-recipe`. */
export function CreateRecipePage() {
  const t = useText();
  const leaveSaved = useLeaveSaved();
  const options = useFormOptions();
  const failureText = useFailureText();
  // One id for all attempts: a save that arrived although its answer was lost creates nothing twice.
  const [recipeId] = useState(newId);
  const fresh = emptyRecipe(useAskedName());
  const [draft, setDraft] = useState(() => readFormDraft(NEW_RECIPE_DRAFT, recipeFormValues));

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeading>{t('recipes.create')}</PageHeading>
      {options.state === 'loading' && <Typography role="status">{t('common.loading')}</Typography>}
      {options.state === 'error' && <Banner tone="error">{t('recipes.form.options-failed')}</Banner>}
      {options.state === 'ready' && (
        <RecipeForm
          key={draft === null ? 'fresh' : 'draft'}
          draftKey={NEW_RECIPE_DRAFT}
          initial={draft?.values ?? fresh}
          saved={fresh}
          names={draft?.names ?? new Map()}
          options={options.value}
          failureText={failureText}
          onSave={async (input) => {
            await createRecipe(recipeId, input);
            await leaveSaved(input.recipe_name, PATHS.recipes, PATHS.recipe(recipeId));
          }}
        >
          {draft !== null && (
            <RestoredNotice
              onDiscard={() => {
                dropFormDraft(NEW_RECIPE_DRAFT);
                setDraft(null);
              }}
            />
          )}
        </RecipeForm>
      )}
    </Box>
  );
}
