import { parseId } from '@cellaret/domain/ids';
import { recipeInputOf, type Recipe } from '@cellaret/domain/recipe';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { readRecipe, RecipeConflict, updateRecipe, useRecipeView } from '#data/collections/recipes.ts';
import { currentUid } from '#data/session/session.ts';
import { dropDraft } from '#lib/drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useFailureText } from '#lib/use-failure-text.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { NothingHere } from '#ui/kit/nothing-here.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RecipeConflictNotice } from './recipe-conflict-notice.tsx';
import { readRecipeDraft, recipeDraftKey } from './recipe-draft.ts';
import type { RecipeFormValues } from './recipe-form-model.ts';
import { RecipeForm } from './recipe-form.tsx';
import { useFormOptions } from './use-form-options.ts';

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

/** Which values the form starts from: a new key makes a new form. */
interface Start {
  key: string;
  values: RecipeFormValues;
  restored: boolean;
}

function Editing({ recipe }: { recipe: Recipe }) {
  const t = useText();
  const navigate = useNavigate();
  const options = useFormOptions();
  const failureText = useFailureText();
  const view = useRecipeView(recipe.id);
  const draftKey = recipeDraftKey(recipe.id);
  const [draft] = useState(() => readRecipeDraft(draftKey));
  const [base, setBase] = useState(recipe);
  /** The version a save replaces: the one the values started from, even where they are an older draft's. */
  const [seen, setSeen] = useState(draft?.version ?? recipe.version);
  const [conflict, setConflict] = useState<Recipe | null>(
    draft?.version != null && draft.version !== recipe.version ? recipe : null,
  );
  const [start, setStart] = useState<Start>({
    key: 'first',
    values: draft?.values ?? recipeInputOf(recipe),
    restored: draft !== null,
  });

  const takeStored = (stored: Recipe): void => {
    dropDraft(currentUid(), draftKey);
    setBase(stored);
    setSeen(stored.version);
    setConflict(null);
    setStart({
      key: `stored ${stored.version} ${Date.now()}`,
      values: recipeInputOf(stored),
      restored: false,
    });
  };

  if (options.state === 'error') return <Banner tone="error">{t('recipes.form.data-failed')}</Banner>;
  if (options.state === 'loading' || view.state === 'loading')
    return <Typography role="status">{t('common.loading')}</Typography>;

  const items = view.state === 'ready' ? (view.value?.recipe_items ?? []) : [];
  const names = new Map([
    ...items.map((item) => [item.ingredient_id, item.ingredient.ingredient_name] as const),
    ...(draft?.names ?? []),
  ]);
  return (
    <RecipeForm
      key={start.key}
      draftKey={draftKey}
      initial={start.values}
      saved={recipeInputOf(base)}
      names={names}
      options={options.value}
      recipeId={recipe.id}
      version={seen}
      banner="joined"
      failureText={(failure) => (failure instanceof RecipeConflict ? null : failureText(failure))}
      onSave={async (input) => {
        try {
          await updateRecipe(recipe.id, seen, input);
        } catch (failure) {
          if (failure instanceof RecipeConflict) setConflict(failure.theirs);
          throw failure;
        }
        await navigate(PATHS.recipes);
      }}
    >
      {conflict !== null && (
        <RecipeConflictNotice
          theirs={recipeInputOf(conflict)}
          names={names}
          options={options.value}
          onKeepMine={() => {
            setSeen(conflict.version);
            setBase(conflict);
            setConflict(null);
          }}
          onTakeTheirs={() => takeStored(conflict)}
        />
      )}
      {conflict === null && start.restored && <RestoredNotice onDiscard={() => takeStored(base)} />}
    </RecipeForm>
  );
}
