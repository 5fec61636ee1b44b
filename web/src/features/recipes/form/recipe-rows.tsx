import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { type IngredientOption, searchIngredientOptions } from '#data/ingredients/ingredient-options.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { createOptionHere } from '#ui/form/create-here.ts';
import { FormOption } from '#ui/form/form-fields.tsx';
import { problemOf } from '#ui/form/problem-of.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { QuantityField, type UnitOption } from '#ui/form/quantity-field.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { AddIcon } from '#ui/icons/actions.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/navigation-icons.tsx';
import { newRow, type RecipeFormValues } from './recipe-form-model.ts';

interface RecipeRowFieldsProps {
  index: number;
  count: number;
  units: readonly UnitOption[];
  firstIngredients: readonly IngredientOption[];
  nameOf: (ingredientId: number) => string;
  onName: (option: IngredientOption) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

interface RowMarkProps {
  name: `recipe_items.${number}.${'garnish_only' | 'optional'}`;
  label: string;
}

/** Checkbox of a line. */
function RowMark({ name, label }: RowMarkProps) {
  const { control } = useFormContext<RecipeFormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <FormControlLabel
          label={label}
          control={
            <Checkbox
              checked={field.value}
              onChange={(event) => field.onChange(event.target.checked)}
              onBlur={field.onBlur}
            />
          }
        />
      )}
    />
  );
}

/** One line of the form: ingredient, quantity, unit, whether optional, buttons to move or remove it. */
function RecipeRowFields(props: RecipeRowFieldsProps) {
  const { index, count, units } = props;
  const t = useText();
  const { control, formState } = useFormContext<RecipeFormValues>();
  const errors = formState.errors.recipe_items?.[index];
  const place = { place: index + 1 };

  return (
    <Box
      role="group"
      aria-label={t('recipes.form.row', place)}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        props.onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        borderRadius: '12px',
        bgcolor: 'background.paper',
        boxShadow: 1,
        gridTemplateColumns: { xs: '96px minmax(0, 1fr)', md: 'minmax(0, 2fr) 112px minmax(0, 1.2fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Controller
          control={control}
          name={`recipe_items.${index}.ingredient_id`}
          render={({ field }) => (
            <SearchSelect
              value={field.value === null ? null : { id: field.value, name: props.nameOf(field.value) }}
              onChange={(option) => {
                if (option) props.onName(option);
                field.onChange(option?.id ?? null);
              }}
              onBlur={field.onBlur}
              first={props.firstIngredients}
              search={searchIngredientOptions}
              create={createOptionHere}
              label={t('recipes.form.ingredient')}
              placeholder={t('recipes.form.select-ingredient')}
              error={problemOf(errors?.ingredient_id?.message, 'choice')}
              inputRef={field.ref}
            />
          )}
        />
      </Box>
      <QuantityField
        name={`recipe_items.${index}.quantity`}
        unitName={`recipe_items.${index}.quantity_unit_id`}
        label={t('recipes.form.quantity')}
        units={units}
      />
      <FormOption<RecipeFormValues>
        name={`recipe_items.${index}.quantity_unit_id`}
        options={units}
        label={t('recipes.form.unit')}
        placeholder={t('recipes.form.select-unit')}
      />
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          <RowMark name={`recipe_items.${index}.garnish_only`} label={t('recipes.form.garnish')} />
          <RowMark name={`recipe_items.${index}.optional`} label={t('recipes.form.optional')} />
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
          <IconButton
            aria-label={t('recipes.form.up', place)}
            disabled={index === 0}
            onClick={() => props.onMove(index - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            aria-label={t('recipes.form.down', place)}
            disabled={index === count - 1}
            onClick={() => props.onMove(index + 1)}
          >
            <ArrowDownIcon />
          </IconButton>
          <Button
            color="error"
            aria-label={t('recipes.form.remove', place)}
            onClick={props.onRemove}
            sx={{ minWidth: 48, px: 1 }}
          >
            {/* The specification's label; the accessible name says which row as well. */}X
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

interface RecipeRowsProps {
  units: readonly UnitOption[];
  firstIngredients: readonly IngredientOption[];
  nameOf: (ingredientId: number) => string;
  onName: (option: IngredientOption) => void;
}

/** The repeatable ingredient rows: added, removed and put in order. */
export function RecipeRows(props: RecipeRowsProps) {
  const t = useText();
  const { control, formState, getValues } = useFormContext<RecipeFormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'recipe_items' });
  const list = useRef<HTMLDivElement>(null);
  const errors = formState.errors.recipe_items;
  const message = errors?.root?.message ?? errors?.message;

  /** Gives the row at a place the focus again: keyboards keep their hold on a moved row. */
  const focusRow = (index: number): void => {
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      row?.querySelector<HTMLElement>('input')?.focus();
    });
  };

  const moveRow = (from: number, to: number): void => {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    focusRow(to);
    announce(t('recipes.form.moved', { place: to + 1, count: fields.length }));
  };

  return (
    <Box component="section" aria-labelledby="rows" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="rows">
        {t('recipes.ingredients')}
      </Typography>
      <Box ref={list} sx={{ display: 'grid', gap: 1.5 }}>
        {fields.map((field, index) => (
          <RecipeRowFields
            key={field.id}
            index={index}
            count={fields.length}
            {...props}
            onMove={(to) => moveRow(index, to)}
            onRemove={() => {
              remove(index);
              if (fields.length > 1) focusRow(Math.min(index, fields.length - 2));
            }}
          />
        ))}
      </Box>
      {message !== undefined && (
        <FormHelperText error component="div">
          <Problem message={message} kind="rows" />
        </FormHelperText>
      )}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        {...(message !== undefined && { 'data-refused': true })}
        disabled={fields.length >= LIMITS.recipeItems.max}
        onClick={() =>
          append(newRow(getValues('recipe_items').at(-1)?.quantity_unit_id), {
            focusName: `recipe_items.${fields.length}.ingredient_id`,
          })
        }
        sx={{ justifySelf: 'start' }}
      >
        {t('recipes.form.add')}
      </Button>
    </Box>
  );
}
