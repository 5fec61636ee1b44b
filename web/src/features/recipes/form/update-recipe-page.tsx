import { parseId } from '@cellaret/domain/core/ids';
import { type Recipe, recipeInputOf } from '@cellaret/domain/recipes/recipe';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { readRecipe, RecipeConflict, updateRecipe, useRecipeView } from '#data/recipes/recipes.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { currentUid } from '#data/session/session.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { type Translate, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { ConflictNotice, type Difference } from '#ui/form/conflict-notice.tsx';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useLeaveSaved } from '#ui/form/use-leave-saved.ts';
import { useVersionedEdit } from '#ui/form/versioned-edit.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import {
  RECIPE_LABELS,
  recipeDraftKey,
  recipeFieldLabel,
  type RecipeFormValues,
  recipeFormValues,
} from './recipe-form-model.ts';
import { RecipeForm, type RecipeFormOptions } from './recipe-form.tsx';
import { useFormOptions } from './use-form-options.ts';
import { useSendPhoto } from './use-send-photo.ts';

const FIELDS = Object.keys(RECIPE_LABELS) as (keyof RecipeFormValues)[];

type Names = Pick<RecipeFormOptions, 'glassware' | 'methods' | 'units'>;

const nameIn = (options: readonly { id: number; name: string }[], id: number | null): string =>
  options.find((option) => option.id === id)?.name ?? '–';

function asText(
  values: RecipeFormValues,
  field: keyof RecipeFormValues,
  options: Names,
  ingredients: ReadonlyMap<number, string>,
): string {
  switch (field) {
    case 'glassware_ids':
      return values.glassware_ids.map((id) => nameIn(options.glassware, id)).join(', ');
    case 'serving_method_ids':
      return values.serving_method_ids.map((id) => nameIn(options.methods, id)).join(', ');
    case 'recipe_items':
      return values.recipe_items
        .map((row) =>
          [
            row.quantity ?? '–',
            nameIn(options.units, row.quantity_unit_id),
            row.ingredient_id === null
              ? '–'
              : (ingredients.get(row.ingredient_id) ?? `#${row.ingredient_id}`),
            ...(row.garnish_only ? ['*'] : []),
            ...(row.optional ? ['?'] : []),
          ].join(' '),
        )
        .join('\n');
    default:
      return values[field];
  }
}

/** Differences of two versions, in the form's order; `*` marks a garnish, `?` an optional line. */
const differences = (
  mine: RecipeFormValues,
  theirs: RecipeFormValues,
  options: Names,
  ingredients: ReadonlyMap<number, string>,
  t: Translate,
): Difference[] =>
  FIELDS.map((field) => ({
    field,
    label: recipeFieldLabel(field, t),
    mine: asText(mine, field, options, ingredients),
    theirs: asText(theirs, field, options, ingredients),
  })).filter((difference) => difference.mine !== difference.theirs);

/** `/update-recipe/{id}`. */
export function UpdateRecipePage() {
  const t = useText();
  const id = parseId(useParams().id);
  const stored = useLoaded(id === null ? null : ['recipe', id], () => readRecipe(id ?? 0));
  if (id === null || (stored.state === 'ready' && stored.value === null))
    return (
      <NothingHere heading={t('recipes.edit')} to={PATHS.recipes} toText={t('recipes.to-list')}>
        {t('recipes.missing')}
      </NothingHere>
    );
  const recipe = stored.state === 'ready' ? stored.value : null;
  if (recipe !== null && recipe.user_id !== currentUid()) return <NotYours recipe={recipe} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('recipes.edit')}</PageHeading>
      {stored.state === 'loading' && <Typography role="status">{t('common.loading')}</Typography>}
      {stored.state === 'error' && <Banner tone="error">{t('recipes.form.data-failed')}</Banner>}
      {recipe !== null && <Editing recipe={recipe} key={recipe.id} />}
    </Box>
  );
}

function NotYours({ recipe }: { recipe: Recipe }) {
  const t = useText();
  return (
    <NothingHere heading={t('recipes.edit')} to={PATHS.recipe(recipe.id)} toText={t('recipes.form.back')}>
      {t('recipes.form.not-yours', { name: recipe.recipe_name })}
    </NothingHere>
  );
}

function Editing({ recipe }: { recipe: Recipe }) {
  const t = useText();
  const leaveSaved = useLeaveSaved();
  const sendPhoto = useSendPhoto();
  const options = useFormOptions();
  const failureText = useFailureText();
  const view = useRecipeView(recipe.id);
  const draftKey = recipeDraftKey(recipe.id);
  const [draft] = useState(() => readFormDraft(draftKey, recipeFormValues));
  const edit = useVersionedEdit(recipe, draft, () => dropFormDraft(draftKey));

  if (options.state === 'error') return <Banner tone="error">{t('recipes.form.data-failed')}</Banner>;
  if (options.state === 'loading' || view.state === 'loading')
    return <Typography role="status">{t('common.loading')}</Typography>;

  const items = view.state === 'ready' ? (view.value?.recipe_items ?? []) : [];
  const names = new Map([
    ...items.map((item) => [item.ingredient_id, ingredientLabel(item.ingredient.ingredient_name)] as const),
    ...(draft?.names ?? []),
  ]);
  const saved = recipeInputOf(edit.base);
  const theirs = edit.conflict && recipeInputOf(edit.conflict);
  return (
    <RecipeForm
      key={edit.round}
      draftKey={draftKey}
      initial={edit.restored && draft ? draft.values : saved}
      saved={saved}
      names={names}
      options={options.value}
      recipeId={recipe.id}
      version={edit.seen}
      // The specification's banner of an update: the validator's messages, all of them, in the form's order.
      refusal={(messages) => messages.join(', ')}
      failureText={(failure) => (failure instanceof RecipeConflict ? null : failureText(failure))}
      onSave={async (input, photo) => {
        try {
          await updateRecipe(recipe.id, edit.seen, input);
        } catch (failure) {
          if (failure instanceof RecipeConflict) edit.refused(failure.theirs);
          throw failure;
        }
        sendPhoto(recipe.id, input.recipe_name, photo);
        await leaveSaved(input.recipe_name, PATHS.recipes, PATHS.recipe(recipe.id));
      }}
    >
      {theirs !== null && (
        <ConflictNotice<RecipeFormValues>
          title={t('recipes.conflict.title')}
          differences={(mine) => differences(mine, theirs, options.value, names, t)}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeStored}
        />
      )}
      {theirs === null && edit.restored && <RestoredNotice onDiscard={edit.takeStored} />}
    </RecipeForm>
  );
}
