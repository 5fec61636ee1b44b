import { parseId } from '@cellaret/domain/ids';
import { ingredientInputOf, type Ingredient } from '@cellaret/domain/ingredient';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { IngredientOption } from '#data/collections/ingredient-options.ts';
import { IngredientConflict, readIngredient, updateIngredient } from '#data/collections/ingredients.ts';
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
import { IngredientConflictNotice } from './ingredient-conflict-notice.tsx';
import { ingredientDraftKey, readIngredientDraft, type IngredientDraft } from './ingredient-draft.ts';
import type { IngredientFormValues } from './ingredient-form-model.ts';
import { IngredientForm } from './ingredient-form.tsx';
import { useIngredientOptions } from './use-ingredient-options.ts';

interface Stored {
  ingredient: Ingredient;
  parent: IngredientOption | null;
}

/** The ingredient with the name of its parent; null where there is none. */
async function loadStored(id: number): Promise<Stored | null> {
  const ingredient = await readIngredient(id);
  if (!ingredient) return null;
  const parentId = ingredient.parent_ingredient_id;
  const parent = parentId === null ? null : await readIngredient(parentId);
  return { ingredient, parent: parent && { id: parent.id, name: parent.ingredient_name } };
}

/** `/update-ingredient/{id}`. */
export function UpdateIngredientPage() {
  const t = useText();
  const id = parseId(useParams().id);
  const stored = useLoaded(id === null ? null : ['ingredient', id], () => loadStored(id ?? 0));
  const options = useIngredientOptions();
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
      {failed && <Banner tone="error">{t('ingredient.data-failed')}</Banner>}
      {!failed && (stored.state === 'loading' || options.state === 'loading') && (
        <Typography role="status">{t('common.loading')}</Typography>
      )}
      {stored.state === 'ready' && stored.value !== null && options.state === 'ready' && (
        <Editing key={stored.value.ingredient.id} stored={stored.value} options={options.value} />
      )}
    </Box>
  );
}

/** Which values the form starts from: a new key makes a new form. */
interface Start {
  key: string;
  values: IngredientFormValues;
  parent: IngredientOption | null;
  restored: boolean;
}

const startOf = (stored: Stored, draft: IngredientDraft | null): Start => ({
  key: `version ${stored.ingredient.version}${draft ? ' draft' : ''}`,
  values: draft?.values ?? ingredientInputOf(stored.ingredient),
  parent: draft?.parent ?? stored.parent,
  restored: draft !== null,
});

type EditingProps = { stored: Stored; options: Parameters<typeof IngredientForm>[0]['options'] };

function Editing({ stored, options }: EditingProps) {
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { id } = stored.ingredient;
  const draftKey = ingredientDraftKey(id);
  const [draft] = useState(() => readIngredientDraft(draftKey));
  const [base, setBase] = useState(stored);
  /** The version a save replaces: the one the values started from, even where they are an older draft's. */
  const [seen, setSeen] = useState(draft?.version ?? stored.ingredient.version);
  const [conflict, setConflict] = useState<Ingredient | null>(
    draft?.version != null && draft.version !== stored.ingredient.version ? stored.ingredient : null,
  );
  const [start, setStart] = useState(() => startOf(stored, draft));

  const takeStored = async (): Promise<void> => {
    const fresh = (await loadStored(id)) ?? base;
    dropDraft(currentUid(), draftKey);
    setBase(fresh);
    setSeen(fresh.ingredient.version);
    setConflict(null);
    setStart({ ...startOf(fresh, null), key: `taken ${Date.now()}` });
  };

  return (
    <IngredientForm
      key={start.key}
      draftKey={draftKey}
      initial={start.values}
      saved={ingredientInputOf(base.ingredient)}
      parent={start.parent}
      options={options}
      ingredientId={id}
      version={seen}
      failureText={(failure) => (failure instanceof IngredientConflict ? null : failureText(failure))}
      onSave={async (input) => {
        try {
          await updateIngredient(id, seen, input);
        } catch (failure) {
          if (failure instanceof IngredientConflict) setConflict(failure.theirs);
          throw failure;
        }
        await navigate(PATHS.ingredients);
      }}
    >
      {conflict !== null && (
        <IngredientConflictNotice
          theirs={conflict}
          options={options}
          onKeepMine={() => {
            setSeen(conflict.version);
            setConflict(null);
          }}
          onTakeTheirs={() => void takeStored()}
        />
      )}
      {conflict === null && start.restored && <RestoredNotice onDiscard={() => void takeStored()} />}
    </IngredientForm>
  );
}
