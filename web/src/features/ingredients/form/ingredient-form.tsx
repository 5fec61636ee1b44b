import { LIMITS } from '@cellaret/domain/core/limits';
import {
  INGREDIENT_TEXTS,
  ingredientInput,
  type IngredientInput,
} from '@cellaret/domain/ingredients/ingredient';
import { SCORES } from '@cellaret/domain/taste/scores';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useDeferredValue, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { findSameName } from '#data/catalogue/cards.ts';
import {
  type IngredientOption,
  searchIngredientOptions,
  useIngredientName,
} from '#data/ingredients/ingredient-options.ts';
import { dropFormDraft, writeFormDraft } from '#data/session/form-drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { createOptionHere } from '#ui/form/create-here.ts';
import { EntityForm, type FailureText } from '#ui/form/entity-form.tsx';
import { FormNumber, FormOption, FormOptions, FormText } from '#ui/form/form-fields.tsx';
import { problemOf } from '#ui/form/problem-of.tsx';
import { SameNameHint } from '#ui/form/same-name-hint.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { FIELD_LABELS, type IngredientField, type IngredientFormValues } from './ingredient-form-model.ts';
import type { IngredientOptions } from './use-ingredient-options.ts';

/** Labels, fields and messages each stand on lines of their own, also where one takes two. */
const tracks = {
  display: 'grid',
  columnGap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  mb: -2.5,
  '&& > *': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    pb: 2.5,
    '& > label': { alignSelf: 'end' },
  },
};

/** Strength and the eleven scores of the ingredient form. */
function ScoreFields() {
  const t = useText();
  return (
    <>
      <Box sx={tracks}>
        <FormNumber<IngredientFormValues>
          name="alcohol_abv"
          label={t(FIELD_LABELS.alcohol_abv)}
          limits={LIMITS.abv}
        />
      </Box>
      <Box component="fieldset" aria-describedby="profile-range" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h3' }}>
          {t('ingredient.profile')}
        </Box>
        <Typography id="profile-range" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
          {t('ingredient.profile-range')}
        </Typography>
        <Box sx={tracks}>
          {SCORES.map((score) => (
            <FormNumber<IngredientFormValues>
              key={score}
              name={score}
              label={t(FIELD_LABELS[score])}
              limits={LIMITS.score}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}

interface IngredientFormProps {
  /** Names the draft. */
  draftKey: string;
  /** Initial values: a draft, or the stored document. */
  initial: IngredientFormValues;
  /** Values that count as unchanged. */
  saved: IngredientFormValues;
  options: IngredientOptions;
  /** The id of the ingredient that is edited. */
  ingredientId?: number;
  /** Kept with the draft: the version it started from. */
  version?: number;
  onSave: (input: IngredientInput) => Promise<void>;
  failureText: FailureText;
  /** In a dialog: tells whether there is something to lose. */
  changed?: Ref<() => boolean>;
  /** Shown above the form: a restored draft, a conflict. */
  children?: ReactNode;
}

function NameField({ ingredientId }: { ingredientId: number | undefined }) {
  const t = useText();
  const typed = useDeferredValue(
    useWatch<IngredientFormValues, 'ingredient_name'>({ name: 'ingredient_name' }),
  );
  return (
    <Box>
      <FormText<IngredientFormValues> name="ingredient_name" label={t(FIELD_LABELS.ingredient_name)} />
      <SameNameHint
        name={typed}
        find={(name) => findSameName('ingredient', name, ingredientId)}
        text={t('ingredient.same-name')}
        pathOf={PATHS.ingredient}
      />
    </Box>
  );
}

function ParentField({ first }: { first: readonly IngredientOption[] }) {
  const t = useText();
  const { field, fieldState } = useController<IngredientFormValues, 'parent_ingredient_id'>({
    name: 'parent_ingredient_id',
  });
  const [chosen, setChosen] = useState<IngredientOption | null>(null);
  const known = chosen?.id === field.value ? chosen : first.find(({ id }) => id === field.value);
  const name = useIngredientName(known ? null : field.value);
  return (
    <SearchSelect
      value={field.value === null ? null : (known ?? { id: field.value, name })}
      onChange={(option) => {
        setChosen(option);
        field.onChange(option?.id ?? null);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      first={first}
      search={searchIngredientOptions}
      create={createOptionHere}
      label={t(FIELD_LABELS.parent_ingredient_id)}
      placeholder={t('ingredient.no-parent')}
      error={problemOf(fieldState.error?.message, 'choice')}
    />
  );
}

/** The form of an ingredient, new or stored. */
export function IngredientForm({ draftKey, options, ingredientId, version, ...props }: IngredientFormProps) {
  const t = useText();
  return (
    <EntityForm<IngredientFormValues, IngredientInput>
      schema={ingredientInput}
      initial={props.initial}
      saved={props.saved}
      draft={{
        write: (values) => writeFormDraft(draftKey, { values, version: version ?? null, names: new Map() }),
        drop: () => dropFormDraft(draftKey),
      }}
      labelOf={(path) => t(FIELD_LABELS[(path.split('.')[0] ?? '') as IngredientField])}
      saveLabel={t('ingredient.save')}
      onSave={props.onSave}
      failureText={props.failureText}
      notice={props.children}
      changed={props.changed}
    >
      <NameField ingredientId={ingredientId} />
      {INGREDIENT_TEXTS.filter((field) => field !== 'ingredient_name').map((field) => (
        <FormText<IngredientFormValues> key={field} name={field} label={t(FIELD_LABELS[field])} lines={3} />
      ))}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormOption<IngredientFormValues>
          name="ingredient_type_id"
          options={options.types}
          label={t(FIELD_LABELS.ingredient_type_id)}
        />
        <FormOption<IngredientFormValues>
          name="ingredient_brand_id"
          options={options.brands}
          label={t(FIELD_LABELS.ingredient_brand_id)}
        />
      </Box>
      <ParentField first={options.parents.filter((option) => option.id !== ingredientId)} />
      <FormOptions<IngredientFormValues>
        name="ingredient_attribute_ids"
        options={options.attributes}
        label={t(FIELD_LABELS.ingredient_attribute_ids)}
      />
      <ScoreFields />
    </EntityForm>
  );
}
