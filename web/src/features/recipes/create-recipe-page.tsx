import { newId } from '@cellaret/domain/ids';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createRecipe } from '#data/collections/recipes.ts';
import { currentUid } from '#data/session/session.ts';
import { dropDraft } from '#lib/drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useAskedName } from '#lib/use-asked-name.ts';
import { useFailureText } from '#lib/use-failure-text.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { NEW_RECIPE_DRAFT, readRecipeDraft } from './recipe-draft.ts';
import { EMPTY_RECIPE, newRow, type RecipeFormValues } from './recipe-form-model.ts';
import { RecipeForm } from './recipe-form.tsx';
import { useFormOptions } from './use-form-options.ts';

const FRESH: RecipeFormValues = { ...EMPTY_RECIPE, recipe_items: [newRow()] };

/** `/create-recipe`. */
export function CreateRecipePage() {
  const t = useText();
  const navigate = useNavigate();
  const options = useFormOptions();
  const failureText = useFailureText();
  // One id for all attempts: a save that arrived although its answer was lost creates nothing twice.
  const [recipeId] = useState(newId);
  const fresh = { ...FRESH, recipe_name: useAskedName() };
  const [draft, setDraft] = useState(() => readRecipeDraft(NEW_RECIPE_DRAFT));

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
          banner="fixed"
          failureText={failureText}
          onSave={async (input) => {
            await createRecipe(recipeId, input);
            await navigate(PATHS.recipes);
          }}
        >
          {draft !== null && (
            <RestoredNotice
              onDiscard={() => {
                dropDraft(currentUid(), NEW_RECIPE_DRAFT);
                setDraft(null);
              }}
            />
          )}
        </RecipeForm>
      )}
    </Box>
  );
}
