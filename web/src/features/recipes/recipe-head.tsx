import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Stock } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { formatNumber } from '#lib/text/format.ts';
import { heroName } from '#ui/hero-name.ts';
import { Hero } from '#ui/hero.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipePicture } from './recipe-pictures.tsx';
import { RecipeStock } from './recipe-stock.tsx';
import { strengthOfView } from './taste/strength.ts';

interface RecipeHeadProps {
  recipe: RecipeView;
  /** How many the mix view shall be opened for. */
  servings: number;
  isOwner: boolean;
  stock: Stock | null;
  /** Room on the hero for all of it. */
  wide: boolean;
}

/** The drink on its shelf with its name and strength; whether it can be made; what can be done with it. */
export const RecipeHead = memo(function RecipeHead(props: RecipeHeadProps) {
  const { recipe, servings, isOwner, stock, wide } = props;
  const below = (
    <>
      <RecipeStock recipe={recipe} servings={servings} stock={stock} />
      <RecipeActions recipe={recipe} servings={servings} isOwner={isOwner} wide={wide} />
    </>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Hero ofPage glow={lookOfView(recipe).liquid.colour} picture={<RecipePicture recipe={recipe} />}>
        <PageHeading hero={heroName(recipe.recipe_name)}>{recipe.recipe_name}</PageHeading>
        <Facts recipe={recipe} />
        {wide && (
          <>
            <Description text={recipe.recipe_description} />
            {below}
          </>
        )}
      </Hero>
      {!wide && below}
    </Box>
  );
});

/** Strength and glass: '24% ABV · Lowball'. */
function Facts({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const abv = strengthOfView(recipe).mixed.alcohol_abv;
  return (
    <Typography variant="body2">
      {[
        ...(abv === null
          ? []
          : [t('recipes.strength.short', { abv: formatNumber(abv, { maximumFractionDigits: 1 }) })]),
        ...recipe.glassware.map(({ id, glassware_name }) => nameOf('glassware', id, glassware_name)),
      ].join(' · ')}
    </Typography>
  );
}

/** The sentence about a drink: on its hero where there is room, else below the measures. */
export const Description = ({ text }: { text: string }) => (
  <Typography variant="subtitle1" dir="auto" sx={{ whiteSpace: 'pre-line', maxWidth: '60ch', my: 1 }}>
    {text}
  </Typography>
);
