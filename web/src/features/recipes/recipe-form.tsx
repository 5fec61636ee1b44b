import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm, type Resolver } from 'react-hook-form';
import { recipeInput, type RecipeInput } from '@cellaret/domain/recipe';
import { messageOf } from '@cellaret/domain/validation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { IngredientOption } from '#data/ingredient-names.ts';
import { currentUid } from '#data/session.ts';
import { dropDraft, writeDraft } from '#lib/drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { MultiSelect, type NamedOption } from '#ui/form/option-select.tsx';
import { joinedMessages, validateRecipe, type RecipeFormValues } from './recipe-form-model.ts';
import { RecipeRows } from './recipe-rows.tsx';
import { SameNameHint } from './same-name-hint.tsx';

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

/** How often typing reaches the draft. */
const DRAFT_MS = 400;

/** The form of a recipe, new or stored. */
export function RecipeForm(props: RecipeFormProps) {
  const t = useText();
  const { options, draftKey, version } = props;
  const [names, setNames] = useState(props.names);
  const [banner, setBanner] = useState<string | null>(null);
  const left = useRef(false);
  const top = useRef<HTMLDivElement>(null);
  const form = useForm<RecipeFormValues, unknown, RecipeInput>({
    defaultValues: props.initial,
    resolver,
    shouldFocusError: true,
  });
  const { control, register, formState, handleSubmit, getValues, subscribe } = form;
  const { errors, isSubmitting } = formState;
  const unchanged = JSON.stringify(props.saved);
  const isChanged = useCallback(
    () => !left.current && JSON.stringify(getValues()) !== unchanged,
    [getValues, unchanged],
  );

  useEffect(() => {
    const uid = currentUid();
    const keep = (): void => {
      if (isChanged())
        writeDraft(uid, draftKey, { values: getValues(), extra: { names: [...names], version } });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, DRAFT_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      keep();
    };
  }, [draftKey, getValues, isChanged, names, subscribe, version]);

  const show = (text: string | null): void => {
    setBanner(text);
    if (text !== null) requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'center' }));
  };

  const saveValid = async (input: RecipeInput): Promise<void> => {
    setBanner(null);
    try {
      // The form counts as left while it is saved, so that going on to the list is not asked about.
      left.current = true;
      await props.onSave(input);
      dropDraft(currentUid(), draftKey);
    } catch (failure) {
      left.current = false;
      writeDraft(currentUid(), draftKey, { values: getValues(), extra: { names: [...names], version } });
      show(props.failureText(failure));
    }
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
        <Box ref={top}>{banner !== null && <Alert severity="error">{banner}</Alert>}</Box>
        <Box>
          <TextField
            id="recipe-name"
            label={t('recipes.form.name')}
            required
            error={errors.recipe_name !== undefined}
            helperText={errors.recipe_name?.message}
            slotProps={{ inputLabel: { shrink: true, required: false } }}
            {...register('recipe_name')}
          />
          <SameNameHint control={control} exceptId={props.recipeId} />
        </Box>
        <TextField
          id="recipe-description"
          label={t('recipes.form.description')}
          multiline
          minRows={2}
          error={errors.recipe_description !== undefined}
          helperText={errors.recipe_description?.message}
          {...register('recipe_description')}
        />
        <TextField
          id="recipe-instructions"
          label={t('recipes.form.instructions')}
          multiline
          minRows={4}
          error={errors.instructions !== undefined}
          helperText={errors.instructions?.message}
          {...register('instructions')}
        />
        <Controller
          control={control}
          name="glassware_ids"
          render={({ field }) => (
            <MultiSelect
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              options={options.glassware}
              label={t('recipes.glassware')}
              placeholder={t('recipes.form.select-glassware')}
              error={errors.glassware_ids?.message ?? errors.glassware_ids?.root?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="serving_method_ids"
          render={({ field }) => (
            <MultiSelect
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              options={options.methods}
              label={t('recipes.methods')}
              placeholder={t('recipes.form.select-method')}
              error={errors.serving_method_ids?.message ?? errors.serving_method_ids?.root?.message}
            />
          )}
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
          loading={isSubmitting}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('recipes.form.save')}
        </Button>
        <LeaveGuard isChanged={isChanged} />
      </Box>
    </FormProvider>
  );
}
