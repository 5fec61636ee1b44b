import { newId } from '@cellaret/domain/core/ids';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createIngredient } from '#data/ingredients/ingredients.ts';
import { dropFormDraft, readFormDraft } from '#data/session/form-drafts.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import type { MadeIngredient } from '#ui/form/create-here.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { useAskedClose } from '#ui/form/use-asked-close.tsx';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { EMPTY_INGREDIENT, ingredientDraft, namedIngredientDraft } from './ingredient-form-model.ts';
import { IngredientForm } from './ingredient-form.tsx';
import { ProposedFields } from './proposed-fields.tsx';
import { useIngredientFailureText } from './use-ingredient-failure-text.ts';
import { useIngredientOptions } from './use-ingredient-options.ts';

interface NewIngredientDialogProps {
  /** The name that was searched for and not found. */
  name: string;
  onDone: (made: MadeIngredient | null) => void;
}

/**
 * The form of a new ingredient over another form or dialog; a name and a type are enough. Closing with input
 * asks first, and the input is kept under its name.
 */
export function NewIngredientDialog({ name, onDone }: NewIngredientDialogProps) {
  const t = useText();
  const options = useIngredientOptions();
  const failureText = useIngredientFailureText();
  // One id for all attempts: a save that arrived although its answer was lost creates nothing twice.
  const [id] = useState(newId);
  const [fresh] = useState({ ...EMPTY_INGREDIENT, ingredient_name: name });
  const draftKey = namedIngredientDraft(name);
  const [draft, setDraft] = useState(() => readFormDraft(draftKey, ingredientDraft));
  const { changed, close, question } = useAskedClose(() => onDone(null), true);
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
              onDone({
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
