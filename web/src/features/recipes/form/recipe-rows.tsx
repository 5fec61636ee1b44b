import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { IngredientOption } from '#data/ingredients/ingredient-options.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Problem } from '#ui/form/problem.tsx';
import type { UnitOption } from '#ui/form/quantity-field.tsx';
import { AddIcon } from '#ui/icons/actions.tsx';
import { newRow, type RecipeFormValues } from './recipe-form-model.ts';
import { RecipeRowFields } from './recipe-row-fields.tsx';

interface RecipeRowsProps {
  units: readonly UnitOption[];
  firstIngredients: readonly IngredientOption[];
  nameOf: (ingredientId: number) => string;
  onName: (option: IngredientOption) => void;
}

/** The repeatable ingredient rows: added, removed and put in order. */
export function RecipeRows(props: RecipeRowsProps) {
  const t = useText();
  const { control, formState } = useFormContext<RecipeFormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'recipe_items' });
  const list = useRef<HTMLDivElement>(null);
  const errors = formState.errors.recipe_items;
  const message = errors?.root?.message ?? errors?.message;

  /**
   * Gives the row at a place the focus again once it stands there: keyboards keep their hold on a moved row.
   */
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
        onClick={() => append(newRow(), { focusName: `recipe_items.${fields.length}.ingredient_id` })}
        sx={{ justifySelf: 'start' }}
      >
        {t('recipes.form.add')}
      </Button>
    </Box>
  );
}
