import { ingredientInput, type IngredientInput } from '@cellaret/domain/ingredient';
import { messageOf } from '@cellaret/domain/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Controller, FormProvider, useForm, useWatch, type Resolver } from 'react-hook-form';
import { findSameName } from '#data/collections/cards.ts';
import { searchIngredientOptions, type IngredientOption } from '#data/collections/ingredient-options.ts';
import { currentUid } from '#data/session/session.ts';
import { dropDraft, writeDraft } from '#lib/drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { FormOption, FormOptions, FormText } from '#ui/form/form-fields.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { SameNameHint } from '#ui/form/same-name-hint.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { useFormBanner } from '#ui/form/use-form-banner.ts';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { Banner } from '#ui/kit/banner.tsx';
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

/** The form of an ingredient, new or stored. */
export function IngredientForm(props: IngredientFormProps) {
  const t = useText();
  const { options, draftKey, version } = props;
  const [parent, setParent] = useState(props.parent);
  const { shown: banner, top, show } = useFormBanner<string>();
  const form = useForm<IngredientFormValues, unknown, IngredientInput>({
    defaultValues: props.initial,
    resolver,
  });
  const { control, formState, handleSubmit } = form;
  const typedName = useDeferredValue(useWatch({ control, name: 'ingredient_name' }));
  const { isChanged, whileSaving } = useFormDraft({
    form,
    saved: props.saved,
    write: (values) => writeDraft(currentUid(), draftKey, { values, extra: { parent, version } }),
    drop: () => dropDraft(currentUid(), draftKey),
  });

  const save = async (input: IngredientInput) => {
    show(null);
    await whileSaving(() => props.onSave(input)).catch((failure: unknown) =>
      show(props.failureText(failure)),
    );
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
        <Box ref={top} sx={{ '&:empty': { mb: -3 } }}>
          {banner !== null && <Banner tone="error">{banner}</Banner>}
        </Box>
        <Box>
          <FormText control={control} name="ingredient_name" label={t(FIELD_LABELS.ingredient_name)} />
          <SameNameHint
            name={typedName}
            find={(name) => findSameName('ingredient', name, props.ingredientId)}
            text={t('ingredient.same-name')}
            pathOf={PATHS.ingredient}
          />
        </Box>
        <FormText
          control={control}
          name="ingredient_description"
          label={t(FIELD_LABELS.ingredient_description)}
          lines={3}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormOption
            control={control}
            name="ingredient_type_id"
            options={options.types}
            label={t(FIELD_LABELS.ingredient_type_id)}
          />
          <FormOption
            control={control}
            name="ingredient_brand_id"
            options={options.brands}
            label={t(FIELD_LABELS.ingredient_brand_id)}
          />
        </Box>
        <Controller
          control={control}
          name="parent_ingredient_id"
          render={({ field, fieldState }) => (
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
              error={fieldState.error?.message}
            />
          )}
        />
        <FormOptions
          control={control}
          name="ingredient_attribute_ids"
          options={options.attributes}
          label={t(FIELD_LABELS.ingredient_attribute_ids)}
        />
        <ScoreFields />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={formState.isSubmitting}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('ingredient.save')}
        </Button>
        <LeaveGuard isChanged={isChanged} />
      </Box>
    </FormProvider>
  );
}
