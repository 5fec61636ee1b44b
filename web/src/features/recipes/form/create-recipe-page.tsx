import { MENUS } from '@cellaret/domain/cabinets/shelf';
import { newId, parseId } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveShelfEntry, useShelves } from '#data/cabinets/shelves.ts';
import { createRecipe, useRecipeView } from '#data/recipes/recipes.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useLeaveSaved } from '#ui/form/use-leave-saved.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NoRecipe } from '../no-recipe.tsx';
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
import { useSendPhoto } from './use-send-photo.ts';

/** A menu that a recipe is written for. */
interface AskedMenu {
  name: string;
  /** Puts the saved recipe into the menu, goes back there, and says so with an undo. */
  goBackWith: (recipeId: number, recipeName: string) => Promise<void>;
}

/** The menu that asked for the recipe (`?menu=`); null where none did, or it is not there. */
function useAskedMenu(): AskedMenu | null {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const askedId = parseId(params.get('menu') ?? undefined);
  const live = useShelves(MENUS);
  const menu = live.state === 'ready' ? live.value.find(({ id }) => id === askedId) : undefined;
  if (menu === undefined) return null;
  const { id, menu_name: name } = menu;
  return {
    name,
    goBackWith: async (recipeId, recipe_name) => {
      const put = (isIn: boolean): void =>
        void saveShelfEntry(MENUS, id, recipeId, { recipe_name, is_deleted: !isIn }).catch(showFailure);
      put(true);
      // In place of the form: Back leads to no form that is saved already.
      await navigate(PATHS.menu, { replace: true });
      showToast(t('recipes.form.added', { menu: name }), {
        tone: 'success',
        action: { label: t('marks.undo'), run: () => put(false) },
      });
    },
  };
}

/** The name something new is to have, where the link that led here gave one (`?name=`); else empty. */
function useAskedName(): string {
  const [params] = useSearchParams();
  const [name] = useState(() => (params.get('name') ?? '').slice(0, LIMITS.name.max));
  return name;
}

/** `/create-recipe`, with `?name=` as named, `?menu=` for a menu, `?from=` as a copy of a recipe. */
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
        new Map(
          copied.recipe_items.map((item) => [
            item.ingredient_id,
            ingredientLabel(item.ingredient.ingredient_name),
          ]),
        )
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
  const navigate = useNavigate();
  const leaveSaved = useLeaveSaved();
  const sendPhoto = useSendPhoto();
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
          onSave={async (input, photo) => {
            await createRecipe(recipeId, input);
            sendPhoto(recipeId, input.recipe_name, photo);
            if (menu) await menu.goBackWith(recipeId, input.recipe_name);
            else
              await leaveSaved(
                input.recipe_name,
                PATHS.recipes,
                PATHS.recipe(recipeId),
                photo === null
                  ? {
                      label: t('recipes.form.add-photo'),
                      // The folder of a recipe has its id.
                      run: () => void navigate(PATHS.uploadAttachments(recipeId)),
                    }
                  : undefined,
              );
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
