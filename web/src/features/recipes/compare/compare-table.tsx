import { displayQuantity, displayVolume } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeItemView, RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useStock } from '#data/catalogue/stock.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { TasteFigure } from '#ui/taste/taste-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { viewVerdict } from '../lines/view-verdict.ts';
import { strengthOfView } from '../taste/strength.ts';
import { tasteOfView } from '../taste/taste-of-view.ts';
import { CompareRow, CompareTableFrame } from './compare-row.tsx';
import { comparedLines, type ComparedRow } from './compared-lines.ts';

interface CompareTableProps {
  one: RecipeView;
  other: RecipeView;
  servings: number;
  system: UnitSystem;
}

/** Two recipes as the columns of a table: how they look, what they are, and their lines, aligned. */
export function CompareTable({ one, other, servings, system }: CompareTableProps) {
  const t = useText();
  const locale = useLocale();
  const { nameOf, unitOf } = useReferenceNames();
  const stock = useStock();
  const both = [one, other] as const;

  const strength = (recipe: RecipeView): string => {
    const { mixed } = strengthOfView(recipe);
    return mixed.alcohol_abv === null
      ? '–'
      : t('recipes.compare.strength', {
          abv: formatNumber(mixed.alcohol_abv, { maximumFractionDigits: 1 }),
          volume: displayVolume(mixed.volume_ml * servings, system, locale).text,
        });
  };
  const glass = (recipe: RecipeView): string =>
    recipe.glassware.map(({ id, glassware_name }) => nameOf('glassware', id, glassware_name)).join(', ');
  const method = (recipe: RecipeView): string =>
    recipe.serving_methods
      .map(({ id, serving_method_name }) => nameOf('serving_methods', id, serving_method_name))
      .join(', ');
  const row = (key: string, heading: string, textOf: (recipe: RecipeView) => string) => (
    <CompareRow key={key} heading={heading} isSame={textOf(one) === textOf(other)}>
      {both.map(textOf)}
    </CompareRow>
  );

  const amounts = (items: readonly RecipeItemView[], { kind }: ComparedRow<RecipeItemView>): string =>
    items
      .map((item) =>
        [
          displayQuantity(item.quantity, unitOf(item.quantity_unit), { system, locale, servings }).text,
          // Two of one type stand beside each other: which is which.
          ...(kind === 'instead' ? [item.ingredient.ingredient_name] : []),
          ...(item.garnish_only ? [t('recipes.garnish-only')] : []),
          ...(item.optional ? [t('recipes.optional')] : []),
        ].join(' '),
      )
      .join(' + ');
  const headingOf = ({ kind, one: mine, other: theirs }: ComparedRow<RecipeItemView>) => {
    const ingredient = (mine[0] ?? theirs[0])?.ingredient;
    if (!ingredient) return null;
    if (kind === 'instead')
      return nameOf('ingredient_types', ingredient.ingredient_type_id, ingredient.ingredient_type_name);
    return <TextLink to={PATHS.ingredient(ingredient.id)}>{ingredient.ingredient_name}</TextLink>;
  };

  return (
    <CompareTableFrame
      label={t('recipes.compare.heading', { one: one.recipe_name, other: other.recipe_name })}
      heads={both.map((recipe) => (
        <Box key={recipe.id} sx={{ display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center' }}>
          <Box sx={{ width: 'min(100%, 200px)', '& svg': { width: '100%', height: 'auto' } }}>
            <DrinkPicture look={lookOfView(recipe)} />
          </Box>
          <TextLink
            to={PATHS.recipe(recipe.id)}
            dir="auto"
            sx={{
              fontSize: { xs: '1.0625rem', md: '1.25rem' },
              fontWeight: 600,
              maxWidth: '100%',
              overflowWrap: 'anywhere',
            }}
          >
            {recipe.recipe_name}
          </TextLink>
          <Box sx={{ displayPrint: 'none', minWidth: 0, overflowWrap: 'anywhere' }}>
            {stock !== null && <StockBadge {...viewVerdict(recipe, stock)} />}
          </Box>
        </Box>
      ))}
    >
      {row('strength', t('recipes.strength'), strength)}
      {row('glass', t('recipes.glassware'), glass)}
      {row('method', t('recipes.methods'), method)}
      <CompareRow
        heading={t('recipes.taste')}
        isSame={tasteOfView(one, t)?.sentence === tasteOfView(other, t)?.sentence}
      >
        {both.map((recipe) => {
          const taste = tasteOfView(recipe, t);
          return (
            taste && (
              <Box key={recipe.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Box aria-hidden>
                  <TasteFigure size={56} sentence={taste.sentence} scores={taste.scores} />
                </Box>
                <Typography sx={{ flex: '1 1 8rem' }}>{taste.sentence}</Typography>
              </Box>
            )
          );
        })}
      </CompareRow>
      {comparedLines(one.recipe_items, other.recipe_items).map((line) => {
        const first = line.one[0] ?? line.other[0];
        return (
          <CompareRow
            key={`${first?.ingredient_id} ${first?.garnish_only}`}
            heading={headingOf(line)}
            isSame={line.kind === 'shared' && amounts(line.one, line) === amounts(line.other, line)}
          >
            {[line.one, line.other].map((items, at) =>
              items.length === 0 ? (
                <span key={at} className="without">
                  {t('recipes.compare.without')}
                </span>
              ) : (
                amounts(items, line)
              ),
            )}
          </CompareRow>
        );
      })}
    </CompareTableFrame>
  );
}
