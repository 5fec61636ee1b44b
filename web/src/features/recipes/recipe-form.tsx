import { recipeInput, type RecipeInput } from '@cellaret/domain/recipe';
import { messageOf } from '@cellaret/domain/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch, type Resolver } from 'react-hook-form';
import { findSameName } from '#data/collections/cards.ts';
import type { IngredientOption } from '#data/collections/ingredient-options.ts';
import { currentUid } from '#data/session/session.ts';
import { dropDraft, writeDraft } from '#lib/drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import type { NamedOption } from '#ui/form/best-first.ts';
import { FormOptions, FormText } from '#ui/form/form-fields.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { SameNameHint } from '#ui/form/same-name-hint.tsx';
import { useFormBanner } from '#ui/form/use-form-banner.ts';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { joinedMessages, validateRecipe, type RecipeFormValues } from './recipe-form-model.ts';
import { RecipeRows } from './recipe-rows.tsx';

export interface RecipeFormOptions {
  glassware: readonly NamedOption[];
  methods: readonly NamedOption[];
  units: readonly NamedOption[];
  ingredients: readonly IngredientOption[];
}

interface RecipeFormProps {
  /** Names the draft: 'recipe-new' or the recipe's own. */
  draftKey: string;
  /** Values of the draft where there is one, else of the stored recipe. */
  initial: RecipeFormValues;
  /** What counts as unchanged. */
  saved: RecipeFormValues;
  /** Names of ingredients that are chosen already. */
  names: ReadonlyMap<number, string>;
  options: RecipeFormOptions;
  /** The id of the recipe that is edited. */
  recipeId?: number;
  /** The banner of a form with errors. */
  banner: 'fixed' | 'joined';
  /** Kept with the draft: the version it started from. */
  version?: number;
  /** Saves; rejects with what the banner should say. */
  onSave: (input: RecipeInput) => Promise<void>;
  failureText: (failure: unknown) => string | null;
  /** Shown above the form: a restored draft, a conflict. */
  children?: ReactNode;
}

const resolver = zodResolver(recipeInput, { error: messageOf }) as unknown as Resolver<
  RecipeFormValues,
  unknown,
  RecipeInput
>;

/** The form of a recipe, new or stored. */
export function RecipeForm(props: RecipeFormProps) {
  const t = useText();
  const { options, draftKey, version } = props;
  const [names, setNames] = useState(props.names);
  const { shown: banner, top, show } = useFormBanner<string>();
  const form = useForm<RecipeFormValues, unknown, RecipeInput>({
    defaultValues: props.initial,
    resolver,
    shouldFocusError: true,
  });
  const { control, formState, handleSubmit, getValues } = form;
  const typedName = useDeferredValue(useWatch({ control, name: 'recipe_name' }));
  const { isChanged, whileSaving } = useFormDraft({
    form,
    saved: props.saved,
    write: (values) => writeDraft(currentUid(), draftKey, { values, extra: { names: [...names], version } }),
    drop: () => dropDraft(currentUid(), draftKey),
  });

  const saveValid = async (input: RecipeInput): Promise<void> => {
    show(null);
    await whileSaving(() => props.onSave(input)).catch((failure: unknown) =>
      show(props.failureText(failure)),
    );
  };

  const refuse = (): void => {
    const checked = validateRecipe(getValues());
    show(props.banner === 'fixed' || checked.ok ? t('form.fix') : joinedMessages(checked.errors));
  };

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(saveValid, refuse)(event)}
        sx={{ display: 'grid', gap: 3, maxWidth: 880 }}
      >
        {props.children}
        <Box ref={top} sx={{ '&:empty': { mb: -3 } }}>
          {banner !== null && <Banner tone="error">{banner}</Banner>}
        </Box>
        <Box>
          <FormText control={control} name="recipe_name" label={t('recipes.form.name')} />
          <SameNameHint
            name={typedName}
            find={(name) => findSameName('recipe', name, props.recipeId)}
            text={t('recipes.form.same-name')}
            pathOf={PATHS.recipe}
          />
        </Box>
        <FormText
          control={control}
          name="recipe_description"
          label={t('recipes.form.description')}
          lines={2}
        />
        <FormText control={control} name="instructions" label={t('recipes.form.instructions')} lines={4} />
        <FormOptions
          control={control}
          name="glassware_ids"
          options={options.glassware}
          label={t('recipes.glassware')}
          placeholder={t('recipes.form.select-glassware')}
        />
        <FormOptions
          control={control}
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
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={formState.isSubmitting}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('recipes.form.save')}
        </Button>
        <LeaveGuard isChanged={isChanged} />
      </Box>
    </FormProvider>
  );
}
