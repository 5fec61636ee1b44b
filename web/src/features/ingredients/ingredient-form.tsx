import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Controller,
  FormProvider,
  useForm,
  useWatch,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { ingredientInput, type IngredientInput } from '@cellaret/domain/ingredient';
import { messageOf } from '@cellaret/domain/validation';
import { findSameName } from '#data/cards.ts';
import { searchIngredientOptions, type IngredientOption } from '#data/ingredient-names.ts';
import { currentUid } from '#data/session.ts';
import { dropDraft, writeDraft } from '#lib/drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { MultiSelect, OptionSelect } from '#ui/form/option-select.tsx';
import { SameNameHint } from '#ui/form/same-name-hint.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FIELD_LABELS, type IngredientFormValues } from './ingredient-form-model.ts';
import { ScoreFields } from './score-fields.tsx';
import type { IngredientOptions } from './use-ingredient-options.ts';

interface IngredientFormProps {
  /** Names the draft. */
  draftKey: string;
  /** What the form starts with: a draft, or what is stored. */
  initial: IngredientFormValues;
  /** What counts as unchanged. */
  saved: IngredientFormValues;
  options: IngredientOptions;
  /** The chosen parent, whose name the first options may not hold. */
  parent: IngredientOption | null;
  /** The id of the ingredient that is edited. */
  ingredientId?: number;
  /** Kept with the draft: the version it started from. */
  version?: number;
  onSave: (input: IngredientInput) => Promise<void>;
  /** What the banner says about a failed save; null where something else says it. */
  failureText: (failure: unknown) => string | null;
  /** Shown above the form: a restored draft, a conflict. */
  children?: ReactNode;
}

const resolver = zodResolver(ingredientInput, { error: messageOf }) as unknown as Resolver<
  IngredientFormValues,
  unknown,
  IngredientInput
>;

/** How often typing reaches the draft. */
const DRAFT_MS = 400;

/** Material's fields take the reference to their input under another name. */
const withInputRef = ({ ref, ...field }: UseFormRegisterReturn) => ({ ...field, inputRef: ref });

/** The form of an ingredient, new or stored. */
export function IngredientForm(props: IngredientFormProps) {
  const t = useText();
  const { options, draftKey, version } = props;
  const [parent, setParent] = useState(props.parent);
  const [banner, setBanner] = useState<string | null>(null);
  const left = useRef(false);
  const top = useRef<HTMLDivElement>(null);
  const form = useForm<IngredientFormValues, unknown, IngredientInput>({
    defaultValues: props.initial,
    resolver,
  });
  const { control, register, formState, handleSubmit, getValues, subscribe } = form;
  const { errors, isSubmitting } = formState;
  const typedName = useDeferredValue(useWatch({ control, name: 'ingredient_name' }));
  const unchanged = JSON.stringify(props.saved);
  const isChanged = useCallback(
    () => !left.current && JSON.stringify(getValues()) !== unchanged,
    [getValues, unchanged],
  );
  const keepDraft = useCallback(() => {
    writeDraft(currentUid(), draftKey, { values: getValues(), extra: { parent, version } });
  }, [draftKey, getValues, parent, version]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (isChanged()) keepDraft();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, DRAFT_MS);
      },
    });
    return () => {
      stop();
      if (timer === undefined) return;
      // Whoever leaves right after typing loses nothing either.
      clearTimeout(timer);
      keep();
    };
  }, [isChanged, keepDraft, subscribe]);

  const show = (text: string | null) => {
    setBanner(text);
    if (text !== null) requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'center' }));
  };

  const save = async (input: IngredientInput) => {
    setBanner(null);
    try {
      // The form counts as left while it is saved, so that going on to the list is not asked about.
      left.current = true;
      await props.onSave(input);
      dropDraft(currentUid(), draftKey);
    } catch (failure) {
      left.current = false;
      keepDraft();
      show(props.failureText(failure));
    }
  };

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(save, () => show(t('form.fix')))(event)}
        sx={{ display: 'grid', gap: 3, maxWidth: 880 }}
      >
        {props.children}
        <Box ref={top}>{banner !== null && <Alert severity="error">{banner}</Alert>}</Box>
        <Box>
          <TextInput
            label={t(FIELD_LABELS.ingredient_name)}
            error={errors.ingredient_name?.message}
            {...withInputRef(register('ingredient_name'))}
          />
          <SameNameHint
            name={typedName}
            find={(name) => findSameName('ingredient', name, props.ingredientId)}
            text={t('ingredient.same-name')}
            pathOf={PATHS.ingredient}
          />
        </Box>
        <TextInput
          label={t(FIELD_LABELS.ingredient_description)}
          multiline
          minRows={3}
          error={errors.ingredient_description?.message}
          {...withInputRef(register('ingredient_description'))}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Controller
            control={control}
            name="ingredient_type_id"
            render={({ field: { ref, ...field } }) => (
              <OptionSelect
                {...field}
                inputRef={ref}
                options={options.types}
                label={t(FIELD_LABELS.ingredient_type_id)}
                error={errors.ingredient_type_id?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="ingredient_brand_id"
            render={({ field: { ref, ...field } }) => (
              <OptionSelect
                {...field}
                inputRef={ref}
                options={options.brands}
                label={t(FIELD_LABELS.ingredient_brand_id)}
                error={errors.ingredient_brand_id?.message}
              />
            )}
          />
        </Box>
        <Controller
          control={control}
          name="parent_ingredient_id"
          render={({ field }) => (
            <SearchSelect
              value={parent?.id === field.value ? parent : null}
              onChange={(option) => {
                setParent(option);
                field.onChange(option?.id ?? null);
              }}
              onBlur={field.onBlur}
              inputRef={field.ref}
              first={options.parents.filter((option) => option.id !== props.ingredientId)}
              search={searchIngredientOptions}
              label={t(FIELD_LABELS.parent_ingredient_id)}
              placeholder={t('ingredient.no-parent')}
              error={errors.parent_ingredient_id?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="ingredient_attribute_ids"
          render={({ field: { ref, ...field } }) => (
            <MultiSelect
              {...field}
              inputRef={ref}
              options={options.attributes}
              label={t(FIELD_LABELS.ingredient_attribute_ids)}
              error={
                errors.ingredient_attribute_ids?.message ?? errors.ingredient_attribute_ids?.root?.message
              }
            />
          )}
        />
        <ScoreFields />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isSubmitting}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('ingredient.save')}
        </Button>
        <LeaveGuard isChanged={isChanged} />
      </Box>
    </FormProvider>
  );
}
