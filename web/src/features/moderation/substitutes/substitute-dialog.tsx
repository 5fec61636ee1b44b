import { type Substitute, substituteInput } from '@cellaret/domain/availability/substitutes';
import { type AmountUnit, exactRow } from '@cellaret/domain/measures/amount';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useUnitChoices } from '#data/cabinets/amounts.ts';
import { useAllIngredients, useIngredientNames } from '#data/catalogue/ingredient-names.ts';
import { searchIngredientOptions } from '#data/ingredients/ingredient-options.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EntityForm } from '#ui/form/entity-form.tsx';
import { FormOption } from '#ui/form/form-fields.tsx';
import { problemOf } from '#ui/form/problem-of.tsx';
import { QuantityField, type UnitOption } from '#ui/form/quantity-field.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { useAskedClose } from '#ui/form/use-asked-close.tsx';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { DetailSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';

/** Values of the form of an entry; empty ones are null. Amounts are as typed. */
type SubstituteValues = { [K in keyof Substitute]: number | null };

const EMPTY_STAND_IN: SubstituteValues = {
  ingredient_id: null,
  quantity: null,
  quantity_unit_id: null,
  substitute_ingredient_id: null,
  substitute_quantity: null,
  substitute_quantity_unit_id: null,
};

/** The values to save: amounts are whole numbers of a unit that measures exactly the same. */
function savableSubstitute(values: SubstituteValues, units: readonly AmountUnit[]): SubstituteValues {
  const asked = exactRow(values, units);
  const taken = exactRow(
    { quantity: values.substitute_quantity, quantity_unit_id: values.substitute_quantity_unit_id },
    units,
  );
  return {
    ...values,
    ...(asked && { quantity: asked.quantity, quantity_unit_id: asked.unit.id }),
    ...(taken && { substitute_quantity: taken.quantity, substitute_quantity_unit_id: taken.unit.id }),
  };
}

interface SubstituteSideProps {
  /** Prefix of the fields: the ingredient a recipe asks for, or its substitute. */
  prefix: '' | 'substitute_';
  heading: string;
  units: readonly UnitOption[];
}

/** One side of an entry: an ingredient, and how much of it. */
function SubstituteSide({ prefix, heading, units }: SubstituteSideProps) {
  const t = useText();
  const id = useId();
  const { control } = useFormContext<SubstituteValues>();
  const { field, fieldState } = useController({ control, name: `${prefix}ingredient_id` });
  const nameOf = useIngredientNames(field.value === null ? [] : [field.value]);
  const all = useAllIngredients();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" id={id}>
        {heading}
      </Typography>
      <SearchSelect
        value={field.value === null ? null : { id: field.value, name: nameOf(field.value) }}
        onChange={(option) => field.onChange(option?.id ?? null)}
        onBlur={field.onBlur}
        first={all}
        search={searchIngredientOptions}
        label={t('stand-ins.form.ingredient')}
        placeholder={t('stand-ins.form.choose')}
        error={problemOf(fieldState.error?.message, 'choice')}
        inputRef={field.ref}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: '112px minmax(0, 1fr)',
          alignItems: 'start',
        }}
      >
        <QuantityField
          name={`${prefix}quantity`}
          unitName={`${prefix}quantity_unit_id`}
          label={t('stand-ins.form.quantity')}
          units={units}
        />
        <FormOption<SubstituteValues>
          name={`${prefix}quantity_unit_id`}
          options={units}
          label={t('stand-ins.form.unit')}
          placeholder={t('stand-ins.form.choose-unit')}
        />
      </Box>
    </Box>
  );
}

interface SubstituteDialogProps {
  /** The edited entry; null for a new one. */
  entry: Substitute | null;
  /** Rejects with what `failureText` can tell. */
  onSave: (entry: Substitute) => Promise<void>;
  failureText: (failure: unknown) => string;
  onClose: () => void;
}

const noop = (): void => undefined;

/** The form of an entry: so much of one ingredient in place of so much of another. */
export function SubstituteDialog({ entry, onSave, failureText, onClose }: SubstituteDialogProps) {
  const t = useText();
  const title = useId();
  const units = useUnitChoices();
  const { changed, close, question } = useAskedClose(onClose, false);
  const saved: SubstituteValues = entry ?? EMPTY_STAND_IN;
  const choices = units.state === 'ready' ? units.value : [];
  const sides = {
    '': t('stand-ins.form.wanted'),
    substitute_: t('stand-ins.form.taken'),
  } as const;

  const labelOf = (path: string): string => {
    const prefix = path.startsWith('substitute_') ? 'substitute_' : '';
    const field = path.slice(prefix.length);
    const labels: Record<string, string> = {
      ingredient_id: t('stand-ins.form.ingredient'),
      quantity: t('stand-ins.form.quantity'),
      quantity_unit_id: t('stand-ins.form.unit'),
    };
    return `${sides[prefix]}: ${labels[field] ?? field}`;
  };

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <h2 id={title} style={{ font: 'inherit', margin: 0 }}>
          {t(entry ? 'stand-ins.change' : 'stand-ins.add')}
        </h2>
        <IconButton onClick={close} aria-label={t('stand-ins.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {units.state === 'loading' && <DetailSkeleton label={t('common.loading')} />}
        {units.state === 'error' && <UnreadNotice retry={() => location.reload()} />}
        {units.state === 'ready' && (
          <EntityForm
            schema={substituteInput}
            initial={saved}
            saved={saved}
            // Four short fields, the dialog stays open where they cannot be saved, and asks before it is
            // closed.
            draft={{ write: noop, drop: noop }}
            prepare={(values) => savableSubstitute(values, choices)}
            labelOf={labelOf}
            saveLabel={t('stand-ins.save')}
            onSave={onSave}
            failureText={failureText}
            changed={changed}
          >
            <SubstituteSide prefix="substitute_" heading={sides.substitute_} units={choices} />
            <SubstituteSide prefix="" heading={sides['']} units={choices} />
          </EntityForm>
        )}
      </DialogContent>
      {question}
    </Dialog>
  );
}
