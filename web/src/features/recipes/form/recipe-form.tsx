import {
  RECIPE_TEXTS,
  recipeInput,
  type RecipeInput,
  type RecipeText,
} from '@cellaret/domain/recipes/recipe';
import Box from '@mui/material/Box';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { findSameName } from '#data/catalogue/cards.ts';
import type { IngredientOption } from '#data/ingredients/ingredient-options.ts';
import { dropFormDraft, writeFormDraft } from '#data/session/form-drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import type { NamedOption } from '#ui/form/best-first.ts';
import { EntityForm, type FailureText } from '#ui/form/entity-form.tsx';
import { FormOptions, FormText } from '#ui/form/form-fields.tsx';
import type { UnitOption } from '#ui/form/quantity-field.tsx';
import { SameNameHint } from '#ui/form/same-name-hint.tsx';
import { PhotoField } from './photo-field.tsx';
import {
  RECIPE_LABELS,
  recipeFieldLabel,
  savableRecipe,
  type RecipeFormValues,
} from './recipe-form-model.ts';
import { RecipeRows } from './recipe-rows.tsx';

/** Lines that a text takes in the form, if not two. */
const LINES: Partial<Record<RecipeText, number>> = { instructions: 4 };

export interface RecipeFormOptions {
  glassware: readonly NamedOption[];
  methods: readonly NamedOption[];
  units: readonly UnitOption[];
  ingredients: readonly IngredientOption[];
}

interface RecipeFormProps {
  /** Names the draft: 'recipe-new' or the recipe's own. */
  draftKey: string;
  /** Values of the draft where there is one, else of the stored recipe. */
  initial: RecipeFormValues;
  /** Values that count as unchanged. */
  saved: RecipeFormValues;
  /** Names of ingredients that are chosen already. */
  names: ReadonlyMap<number, string>;
  options: RecipeFormOptions;
  /** The id of the recipe that is edited. */
  recipeId?: number;
  /** The banner's text for refused fields, if not the usual one. */
  refusal?: (messages: readonly string[]) => string;
  /** Kept with the draft: the version it started from. */
  version?: number | null;
  /** The photo is to be sent once the recipe is saved. */
  onSave: (input: RecipeInput, photo: File | null) => Promise<void>;
  failureText: FailureText;
  /** Shown above the form: a restored draft, a conflict. */
  children?: ReactNode;
}

function NameField({ recipeId }: { recipeId: number | undefined }) {
  const t = useText();
  const typed = useDeferredValue(useWatch<RecipeFormValues, 'recipe_name'>({ name: 'recipe_name' }));
  return (
    <Box>
      <FormText<RecipeFormValues> name="recipe_name" label={t('recipes.form.name')} />
      <SameNameHint
        name={typed}
        find={(name) => findSameName('recipe', name, recipeId)}
        text={t('recipes.form.same-name')}
        pathOf={PATHS.recipe}
      />
    </Box>
  );
}

/** The form of a recipe, new or stored. */
export function RecipeForm({ draftKey, options, version = null, recipeId, ...props }: RecipeFormProps) {
  const t = useText();
  const [names, setNames] = useState(props.names);
  const [photo, setPhoto] = useState<File | null>(null);
  return (
    <EntityForm<RecipeFormValues, RecipeInput>
      schema={recipeInput}
      initial={props.initial}
      saved={props.saved}
      draft={{
        write: (values) => writeFormDraft(draftKey, { values, version, names }),
        drop: () => dropFormDraft(draftKey),
      }}
      prepare={(values) => savableRecipe(values, options.units)}
      {...(props.refusal && { refusal: props.refusal })}
      labelOf={(path) => recipeFieldLabel(path, t)}
      saveLabel={t('recipes.form.save')}
      onSave={(input) => props.onSave(input, photo)}
      hasMore={photo !== null}
      failureText={props.failureText}
      notice={props.children}
    >
      <NameField recipeId={recipeId} />
      <PhotoField photo={photo} onChange={setPhoto} />
      {RECIPE_TEXTS.filter((field) => field !== 'recipe_name').map((field) => (
        <FormText<RecipeFormValues>
          key={field}
          name={field}
          label={t(RECIPE_LABELS[field])}
          lines={LINES[field] ?? 2}
        />
      ))}
      <FormOptions<RecipeFormValues>
        name="glassware_ids"
        options={options.glassware}
        label={t('recipes.glassware')}
        placeholder={t('recipes.form.select-glassware')}
      />
      <FormOptions<RecipeFormValues>
        name="serving_method_ids"
        options={options.methods}
        label={t('recipes.methods')}
        placeholder={t('recipes.form.select-method')}
      />
      <RecipeRows
        units={options.units}
        firstIngredients={options.ingredients}
        nameOf={(id) => names.get(id) ?? options.ingredients.find((one) => one.id === id)?.name ?? `#${id}`}
        onName={(option) => setNames((known) => new Map(known).set(option.id, option.name))}
      />
    </EntityForm>
  );
}
