import { parseId } from '@cellaret/domain/core/ids';
import { ingredientInputOf, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { IngredientConflict, readIngredient, updateIngredient } from '#data/ingredients/save-ingredient.ts';
import { isLocked } from '#data/moderation/moderation.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { useSession } from '#data/session/session.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { ConflictNotice } from '#ui/form/conflict-notice.tsx';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useLeaveSaved } from '#ui/form/use-leave-saved.ts';
import { useVersionedEdit } from '#ui/form/versioned-edit.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { differences } from './ingredient-differences.ts';
import { ingredientDraft, ingredientDraftKey, type IngredientFormValues } from './ingredient-form-model.ts';
import { IngredientForm } from './ingredient-form.tsx';
import { useIngredientFailureText } from './use-ingredient-failure-text.ts';
import { useIngredientOptions, type IngredientOptions } from './use-ingredient-options.ts';

/** `/update-ingredient/{id}`. */
export function UpdateIngredientPage() {
  const t = useText();
  const id = parseId(useParams().id);
  const stored = useLoaded(id === null ? null : ['ingredient', id], () => readIngredient(id ?? 0));
  const options = useIngredientOptions();
  const session = useSession();
  const isAdmin = session.state === 'signed-in' && session.user.admin;
  const lock = useLoaded(id === null || isAdmin ? null : ['lock', id], () => isLocked(id ?? 0));
  const locked = lock.state === 'ready' && lock.value;
  const failed = stored.state === 'error' || options.state === 'error';
  if (id === null || (stored.state === 'ready' && stored.value === null))
    return (
      <NothingHere
        heading={t('ingredient.missing')}
        to={PATHS.ingredients}
        toText={t('ingredient.to-list')}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('ingredient.edit')}</PageHeading>
      {locked && <Banner tone="notice">{t('ingredient.locked')}</Banner>}
      {failed && <Banner tone="error">{t('ingredient.data-failed')}</Banner>}
      {!failed && (stored.state === 'loading' || options.state === 'loading') && (
        <Typography role="status">{t('common.loading')}</Typography>
      )}
      {!locked && stored.state === 'ready' && stored.value !== null && options.state === 'ready' && (
        <Editing key={stored.value.id} ingredient={stored.value} options={options.value} />
      )}
    </Box>
  );
}

interface EditingProps {
  ingredient: Ingredient;
  options: IngredientOptions;
}

function Editing({ ingredient, options }: EditingProps) {
  const t = useText();
  const leaveSaved = useLeaveSaved();
  const failureText = useIngredientFailureText();
  const { id } = ingredient;
  const draftKey = ingredientDraftKey(id);
  const [draft] = useState(() => readFormDraft(draftKey, ingredientDraft));
  const edit = useVersionedEdit(ingredient, draft, () => dropFormDraft(draftKey));
  const saved = ingredientInputOf(edit.base);
  const theirs = edit.conflict && ingredientInputOf(edit.conflict);
  return (
    <IngredientForm
      key={edit.round}
      draftKey={draftKey}
      initial={edit.restored && draft ? draft.values : saved}
      saved={saved}
      options={options}
      ingredientId={id}
      version={edit.seen}
      failureText={(failure) => (failure instanceof IngredientConflict ? null : failureText(failure))}
      onSave={async (input) => {
        try {
          const isMoved = input.parent_ingredient_id !== saved.parent_ingredient_id;
          await updateIngredient(id, edit.seen, input, { isMoved });
        } catch (failure) {
          if (failure instanceof IngredientConflict) edit.refused(failure.theirs);
          throw failure;
        }
        await leaveSaved(input.ingredient_name, PATHS.ingredients, PATHS.ingredient(id));
      }}
    >
      {theirs !== null && (
        <ConflictNotice<IngredientFormValues>
          title={t('ingredient.conflict')}
          differences={(mine) => differences(mine, theirs, options, t)}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeStored}
        />
      )}
      {theirs === null && edit.restored && <RestoredNotice onDiscard={edit.takeStored} />}
    </IngredientForm>
  );
}
