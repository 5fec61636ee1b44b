import { displayQuantity, displayVolume } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeItemView, RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useStock } from '#data/catalogue/stock.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { TasteFigure } from '#ui/taste/taste-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RecipeBadge } from '../lines/recipe-badge.tsx';
import { strengthOfView } from '../taste/strength.ts';
import { tasteOfView } from '../taste/taste-of-view.ts';
import { comparedLines, type ComparedRow } from './compared-lines.ts';

/** Three columns; on a phone what a row is about stands above its two sides. */
const Frame = styled('div')(({ theme }) => ({
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[1],
  padding: theme.spacing(2),
  '& [role="row"]': {
    display: 'grid',
    // The first holds its longest German word.
    gridTemplateColumns: 'minmax(176px, 2fr) minmax(0, 3fr) minmax(0, 3fr)',
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(0.5),
    alignItems: 'center',
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& [role="row"].head': { borderTop: 0, alignItems: 'start' },
  '& [role="rowheader"], & [role="cell"]': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [role="rowheader"]': { color: theme.vars.palette.text.secondary },
  '& .differs [role="cell"]': { fontWeight: 600 },
  '& .differs .without': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .mark': {
    display: 'inline-block',
    width: '1.25em',
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  [theme.breakpoints.down('md')]: {
    '& [role="row"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    '& [role="rowheader"], & [role="row"].head > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

interface CompareTableFrameProps {
  /** Name of the table for screen readers. */
  label: string;
  heads: readonly ReactNode[];
  children: ReactNode;
}

/** A table of two columns that stand beside each other in every window. */
function CompareTableFrame({ label, heads, children }: CompareTableFrameProps) {
  return (
    <Frame role="table" aria-label={label}>
      <div role="row" className="head">
        <div role="cell" />
        {heads.map((head, side) => (
          <div key={side} role="columnheader">
            {head}
          </div>
        ))}
      </div>
      {children}
    </Frame>
  );
}

interface CompareRowProps {
  heading: ReactNode;
  isSame: boolean;
  /** The two sides. */
  children: readonly ReactNode[];
}

/** One row of a comparison; a sign, heavier letters and words for screen readers mark a difference. */
function CompareRow({ heading, isSame, children }: CompareRowProps) {
  const t = useText();
  return (
    <div role="row" className={isSame ? 'same' : 'differs'}>
      <div role="rowheader">
        <span className="mark" aria-hidden>
          {isSame ? '=' : '≠'}
        </span>
        {heading}{' '}
        <VisuallyHidden>{t(isSame ? 'recipes.compare.same' : 'recipes.compare.differs')}</VisuallyHidden>
      </div>
      {children.map((side, at) => (
        <div key={at} role="cell" dir="auto">
          {side}
        </div>
      ))}
    </div>
  );
}

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
          ...(kind === 'instead' ? [ingredientLabel(item.ingredient.ingredient_name)] : []),
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
    return (
      <TextLink to={PATHS.ingredient(ingredient.id)}>{ingredientLabel(ingredient.ingredient_name)}</TextLink>
    );
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
          <Box sx={{ displayPrint: 'none', minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>
            {stock !== null && <RecipeBadge recipe={recipe} stock={stock} />}
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
