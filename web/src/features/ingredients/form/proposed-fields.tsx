import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useText } from '#lib/i18n/i18n.ts';
import type { IngredientField, IngredientFormValues } from './ingredient-form-model.ts';
import { proposalFor } from './proposals.ts';
import type { IngredientOptions } from './use-ingredient-options.ts';

/** The brand of what any producer may fill: the first one seeded. */
const UNBRANDED = 1;

/**
 * Fills what nobody filled from the type or parent that was chosen, and says so. What somebody typed stays.
 */
export function ProposedFields({ types }: { types: IngredientOptions['types'] }) {
  const t = useText();
  const { getValues, setFocus, setValue } = useFormContext<IngredientFormValues>();
  const [typeId, parentId, name] = useWatch<
    IngredientFormValues,
    ['ingredient_type_id', 'parent_ingredient_id', 'ingredient_name']
  >({ name: ['ingredient_type_id', 'parent_ingredient_id', 'ingredient_name'] });
  const live = useCatalogue();
  const ingredients = live.state === 'ready' ? live.value?.ingredients : undefined;
  /** The last proposal: fields that still hold it may be proposed again, others were typed. */
  const proposed = useRef<Partial<Record<IngredientField, unknown>>>({});

  // The name is there already: the type is what is left to say.
  useEffect(() => setFocus('ingredient_type_id'), [setFocus]);

  useEffect(() => {
    const propose = (field: IngredientField, value: string | number): void => {
      const now = getValues(field);
      if (now !== null && now !== '' && now !== proposed.current[field]) return;
      proposed.current[field] = value;
      setValue(field, value, { shouldDirty: true });
    };
    const found = ingredients && proposalFor(ingredients, { parentId, typeId });
    const { ingredient_type_id, ...figures } = found ?? { ingredient_type_id: null };
    if (ingredient_type_id !== null) propose('ingredient_type_id', ingredient_type_id);
    for (const [field, value] of Object.entries(figures)) propose(field as IngredientField, value);
    const type = types.find(({ id }) => id === (ingredient_type_id ?? typeId));
    if (type) {
      propose('ingredient_brand_id', UNBRANDED);
      propose('ingredient_description', t('ingredient.proposed-description', { name, type: type.name }));
    }
  }, [getValues, setValue, ingredients, parentId, typeId, name, types, t]);

  return <Typography color="textSecondary">{t('ingredient.proposed')}</Typography>;
}
