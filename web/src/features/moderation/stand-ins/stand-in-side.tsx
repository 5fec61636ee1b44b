import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useAllIngredients } from '#data/catalogue/all-ingredients.ts';
import { useIngredientNames } from '#data/catalogue/ingredient-names.ts';
import { searchIngredientOptions } from '#data/ingredients/ingredient-options.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { FormOption } from '#ui/form/form-fields.tsx';
import { problemOf } from '#ui/form/problem-of.tsx';
import { QuantityField, type UnitOption } from '#ui/form/quantity-field.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import type { StandInValues } from './stand-in-form-model.ts';

interface StandInSideProps {
  /** Prefix of the fields: the ingredient a recipe asks for, or its substitute. */
  prefix: '' | 'stand_in_';
  heading: string;
  units: readonly UnitOption[];
}

/** One side of an entry: an ingredient, and how much of it. */
export function StandInSide({ prefix, heading, units }: StandInSideProps) {
  const t = useText();
  const id = useId();
  const { control } = useFormContext<StandInValues>();
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
        <FormOption<StandInValues>
          name={`${prefix}quantity_unit_id`}
          options={units}
          label={t('stand-ins.form.unit')}
          placeholder={t('stand-ins.form.choose-unit')}
        />
      </Box>
    </Box>
  );
}
