import { newId, parseId } from '@cellaret/domain/core/ids';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createRecipe, useRecipeView } from '#data/recipes/recipes.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { useAskedName } from '#lib/hooks/use-asked-name.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useLeaveSaved } from '#ui/form/use-leave-saved.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NoRecipe } from '../no-recipe.tsx';
import { useAskedMenu } from '../use-asked-menu.ts';
import {
  copiedRecipe,
  copyDraftKey,
  emptyRecipe,
  newRecipeDraft,
  recipeFormValues,
  type RecipeFormValues,
} from './recipe-form-model.ts';
import { RecipeForm } from './recipe-form.tsx';
import { useFormOptions } from './use-form-options.ts';

/**
 * `/create-recipe`, with `?name=` under a name given, with `?menu=` for a menu, with `?from=` as a copy of
 * another recipe.
 */
export function CreateRecipePage() {
  const name = useAskedName();
  const [params] = useSearchParams();
  const from = parseId(params.get('from') ?? undefined);
  return from === null ? (
    <Creating draftKey={newRecipeDraft(name)} fresh={emptyRecipe(name)} names={NO_NAMES} />
  ) : (
    <Copying key={from} id={from} />
  );
}

const NO_NAMES: ReadonlyMap<number, string> = new Map();

function Copying({ id }: { id: number }) {
  const t = useText();
  const live = useRecipeView(id);
  // As it is when it is copied: what its owner changes later is theirs.
  const [copied, setCopied] = useState<RecipeView | null>(null);
  if (copied === null && live.state === 'ready' && live.value !== null) setCopied(live.value);
  if (copied === null) {
    if (live.state === 'error') return <NoRecipe failure={live.error} />;
    return live.state === 'ready' ? (
      <NoRecipe />
    ) : (
      <Typography role="status">{t('common.loading')}</Typography>
    );
  }
  const { recipe_name: name } = copied;
  return (
    <Creating
      draftKey={copyDraftKey(id)}
      fresh={copiedRecipe(copied, {
        name: t('recipes.copy.name', { name }),
        after: t('recipes.copy.after', { name }),
      })}
      names={
        new Map(copied.recipe_items.map((item) => [item.ingredient_id, item.ingredient.ingredient_name]))
      }
      notice={
        <Banner tone="notice">
          {t('recipes.copy.notice')} <TextLink to={PATHS.recipe(id)}>{name}</TextLink>
        </Banner>
      }
    />
  );
}

interface CreatingProps {
  draftKey: string;
  /** Initial values, which count as unchanged. */
  fresh: RecipeFormValues;
  /** Names of ingredients that are chosen already. */
  names: ReadonlyMap<number, string>;
  notice?: ReactNode;
}

function Creating({ draftKey, fresh, names, notice }: CreatingProps) {
  const t = useText();
  const leaveSaved = useLeaveSaved();
  const menu = useAskedMenu();
  const options = useFormOptions();
  const failureText = useFailureText();
  // One id for all attempts: a save that arrived although its answer was lost creates nothing twice.
  const [recipeId] = useState(newId);
  const [draft, setDraft] = useState(() => readFormDraft(draftKey, recipeFormValues));

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeading>{t('recipes.create')}</PageHeading>
      {options.state === 'loading' && <Typography role="status">{t('common.loading')}</Typography>}
      {options.state === 'error' && <Banner tone="error">{t('recipes.form.options-failed')}</Banner>}
      {options.state === 'ready' && (
        <RecipeForm
          key={draft === null ? 'fresh' : 'draft'}
          draftKey={draftKey}
          initial={draft?.values ?? fresh}
          saved={fresh}
          names={new Map([...names, ...(draft?.names ?? [])])}
          options={options.value}
          failureText={failureText}
          onSave={async (input) => {
            await createRecipe(recipeId, input);
            if (menu) await menu.goBackWith(recipeId, input.recipe_name);
            else await leaveSaved(input.recipe_name, PATHS.recipes, PATHS.recipe(recipeId));
          }}
        >
          {notice}
          {menu && <Banner tone="notice">{t('recipes.form.for-menu', { menu: menu.name })}</Banner>}
          {draft !== null && (
            <RestoredNotice
              onDiscard={() => {
                dropFormDraft(draftKey);
                setDraft(null);
              }}
            />
          )}
        </RecipeForm>
      )}
    </Box>
  );
}
