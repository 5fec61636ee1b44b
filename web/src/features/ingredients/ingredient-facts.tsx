import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import Box from '@mui/material/Box';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { ChipList } from '#ui/kit/chip-list.tsx';
import { IngredientLink } from './ingredient-link.tsx';

/** Brand, parent and attributes of an ingredient. */
export function IngredientFacts({ ingredient }: { ingredient: Ingredient }) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const brands = useOptionList('ingredient_brands');
  const attributes = useOptionList('ingredient_attributes');
  const brand =
    brands.state === 'ready'
      ? brands.value.find((one) => one.id === ingredient.ingredient_brand_id)
      : undefined;
  const chosen =
    attributes.state === 'ready'
      ? attributes.value.filter((one) => ingredient.ingredient_attribute_ids.includes(one.id))
      : [];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(100px, auto) 1fr',
        gap: '12px 24px',
        alignItems: 'center',
        '& dt': { fontWeight: 600 },
        '& dd': { m: 0 },
      }}
    >
      <dt>{t('ingredient.brand')}</dt>
      <dd>{brand?.ingredient_brand_name ?? `#${ingredient.ingredient_brand_id}`}</dd>
      {ingredient.parent_ingredient_id !== null && (
        <>
          <dt>{t('ingredient.parent')}</dt>
          <dd>
            <IngredientLink id={ingredient.parent_ingredient_id} />
          </dd>
        </>
      )}
      {chosen.length > 0 && (
        <>
          <dt>{t('ingredient.attributes')}</dt>
          <dd>
            <ChipList
              label={t('ingredient.attributes')}
              items={chosen.map(({ id, ingredient_attribute_name }) => ({
                id,
                label: nameOf('ingredient_attributes', id, ingredient_attribute_name),
              }))}
            />
          </dd>
        </>
      )}
    </Box>
  );
}
