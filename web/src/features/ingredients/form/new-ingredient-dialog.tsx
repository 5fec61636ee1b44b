import { newId } from '@cellaret/domain/core/ids';
import { UNBRANDED } from '@cellaret/domain/reference/reference';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { createIngredient } from '#data/ingredients/save-ingredient.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import type { MadeIngredient } from '#ui/form/create-here.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useAskedClose } from '#ui/form/use-asked-close.tsx';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import {
  EMPTY_INGREDIENT,
  ingredientDraft,
  type IngredientField,
  type IngredientFormValues,
  namedIngredientDraft,
} from './ingredient-form-model.ts';
import { IngredientForm } from './ingredient-form.tsx';
import { proposalFor } from './proposals.ts';
import { useIngredientFailureText } from './use-ingredient-failure-text.ts';
import { type IngredientOptions, useIngredientOptions } from './use-ingredient-options.ts';

/** Fills what nobody filled from the chosen type or parent, and says so. Typed values stay. */
function ProposedFields({ types }: { types: IngredientOptions['types'] }) {
  const t = useText();
  const { getValues, setFocus, setValue } = useFormContext<IngredientFormValues>();
  const [typeId, parentId, name] = useWatch<
    IngredientFormValues,
    ['ingredient_type_id', 'parent_ingredient_id', 'ingredient_name']
  >({ name: ['ingredient_type_id', 'parent_ingredient_id', 'ingredient_name'] });
  const live = useCatalogue();
  const ingredients = live.state === 'ready' ? live.value?.ingredients : undefined;
  /** The last proposal: fields that still hold it may be proposed again, others were typed. */
  const proposed = useRef<Partial<Record<IngredientField, unknown>>>({});

  // The name is there already: the type is what is left to say.
  useEffect(() => setFocus('ingredient_type_id'), [setFocus]);

  useEffect(() => {
    const propose = (field: IngredientField, value: string | number): void => {
      const now = getValues(field);
      if (now !== null && now !== '' && now !== proposed.current[field]) return;
      proposed.current[field] = value;
      setValue(field, value, { shouldDirty: true });
    };
    const found = ingredients && proposalFor(ingredients, { parentId, typeId });
    const { ingredient_type_id, ...figures } = found ?? { ingredient_type_id: null };
    if (ingredient_type_id !== null) propose('ingredient_type_id', ingredient_type_id);
    for (const [field, value] of Object.entries(figures)) propose(field as IngredientField, value);
    const type = types.find(({ id }) => id === (ingredient_type_id ?? typeId));
    if (type) {
      propose('ingredient_brand_id', UNBRANDED);
      propose('ingredient_description', t('ingredient.proposed-description', { name, type: type.name }));
    }
  }, [getValues, setValue, ingredients, parentId, typeId, name, types, t]);

  return <Typography color="textSecondary">{t('ingredient.proposed')}</Typography>;
}

interface NewIngredientDialogProps {
  /** The name that was searched for and not found. */
  name: string;
  onMade: (made: MadeIngredient) => void;
  onClose: () => void;
}

/**
 * The form of a new ingredient over another form or dialog; a name and a type are enough. Closing with input
 * asks first, and the input is kept under its name.
 */
export function NewIngredientDialog({ name, onMade, onClose }: NewIngredientDialogProps) {
  const t = useText();
  const options = useIngredientOptions();
  const failureText = useIngredientFailureText();
  // One id for all attempts: a save that arrived although its answer was lost creates nothing twice.
  const [id] = useState(newId);
  const [fresh] = useState({ ...EMPTY_INGREDIENT, ingredient_name: name });
  const draftKey = namedIngredientDraft(name);
  const [draft, setDraft] = useState(() => readFormDraft(draftKey, ingredientDraft));
  const { changed, close, question } = useAskedClose(onClose, true);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="new-ingredient-title">
      <DialogTitle
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <h2 id="new-ingredient-title" style={{ font: 'inherit', margin: 0 }}>
          {t('ingredient.create')}
        </h2>
        <IconButton onClick={close} aria-label={t('ingredient.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {options.state === 'loading' && <Typography role="status">{t('common.loading')}</Typography>}
        {options.state === 'error' && <Banner tone="error">{t('ingredient.options-failed')}</Banner>}
        {options.state === 'ready' && (
          <IngredientForm
            key={draft === null ? 'fresh' : 'draft'}
            draftKey={draftKey}
            initial={draft?.values ?? fresh}
            saved={fresh}
            changed={changed}
            options={options.value}
            failureText={failureText}
            onSave={async (input) => {
              await createIngredient(id, input);
              showToast(t('ingredient.created-here', { name: input.ingredient_name }));
              onMade({
                id,
                ingredient_name: input.ingredient_name,
                ingredient_type: { id: input.ingredient_type_id },
              });
            }}
          >
            {draft !== null && (
              <RestoredNotice
                onDiscard={() => {
                  dropFormDraft(draftKey);
                  setDraft(null);
                }}
              />
            )}
            <ProposedFields types={options.value.types} />
          </IngredientForm>
        )}
      </DialogContent>
      {question}
    </Dialog>
  );
}
