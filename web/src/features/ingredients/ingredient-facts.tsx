import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import Box from '@mui/material/Box';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useIngredient } from '#data/ingredients/ingredients.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { ChipList } from '#ui/kit/chip-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The name of another ingredient, and a link: by the catalogue, beyond it by its document. */
export function IngredientLink({ id }: { id: number }) {
  const live = useCatalogue();
  if (live.state === 'loading') return null;
  const stored = live.state === 'ready' && live.value?.ingredients.get(id)?.name;
  return stored ? (
    <TextLink to={PATHS.ingredient(id)}>{ingredientLabel(stored)}</TextLink>
  ) : (
    <ByDocument id={id} />
  );
}

function ByDocument({ id }: { id: number }) {
  const live = useIngredient(id);
  return (
    <TextLink to={PATHS.ingredient(id)}>
      {live.state === 'ready' && live.value ? ingredientLabel(live.value.ingredient_name) : `#${id}`}
    </TextLink>
  );
}

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
      <dd>
        {brand
          ? nameOf('ingredient_brands', brand.id, brand.ingredient_brand_name)
          : `#${ingredient.ingredient_brand_id}`}
      </dd>
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
