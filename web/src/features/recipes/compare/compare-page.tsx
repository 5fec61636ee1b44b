import { parseId } from '@cellaret/domain/core/ids';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { likenessOf } from '@cellaret/domain/taste/alike';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { EndBar } from '#ui/kit/lists/list-styles.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { ServingsStepper, UnitSwitch } from '../lines/servings-stepper.tsx';
import { useServings } from '../lines/use-servings.ts';
import { NoRecipe } from '../no-recipe.tsx';
import { scoresOfView, strengthOfView } from '../taste/strength.ts';
import { changeText } from './change-text.ts';
import { CompareTable } from './compare-table.tsx';

/** Percentage points of alcohol that can be tasted. */
const NOTICEABLE_ABV = 1;

/** So many changes of taste are worth naming. */
const CHANGES = 4;

/** A sentence on how the second drink differs from the first: 'stronger (27% instead of 24% ABV)'. */
function CompareSummary({ one, other }: { one: RecipeView; other: RecipeView }) {
  const t = useText();
  const scores = scoresOfView(one);
  const theirs = scoresOfView(other);
  const { changes } =
    scores && theirs
      ? likenessOf({ scores, ingredient_ids: [] }, { scores: theirs, ingredient_ids: [] })
      : { changes: [] };
  const strength = (recipe: RecipeView): number => strengthOfView(recipe).mixed.alcohol_abv ?? 0;
  const [mine, its] = [strength(one), strength(other)];
  const stronger = its - mine;
  const abv = (percent: number): string => formatNumber(percent, { maximumFractionDigits: 1 });
  const words = [
    ...(Math.abs(stronger) < NOTICEABLE_ABV
      ? []
      : [
          // Both figures: a difference of percentages is read as a share of the first.
          t(stronger > 0 ? 'recipes.compare.stronger' : 'recipes.compare.weaker', {
            abv: abv(its),
            instead: abv(mine),
          }),
        ]),
    ...changes.slice(0, CHANGES).map(({ score, by }) => changeText(score, by, t)),
  ];
  return (
    <Typography variant="subtitle1" sx={{ maxWidth: '70ch', overflowWrap: 'anywhere' }}>
      {t('recipes.compare.summary', {
        name: other.recipe_name,
        changes: words.length === 0 ? t('recipes.change.none') : words.join(', '),
      })}
    </Typography>
  );
}

const CompareDialog = lazyDialog(async () => (await import('./compare-dialog.tsx')).CompareDialog);

/** `/view-recipe/{id}/compare/{other}`: two recipes beside each other. */
export function ComparePage() {
  const params = useParams();
  const id = parseId(params.id);
  const other = parseId(params.other);
  if (id === null || other === null) return <NoRecipe />;
  // Nothing differs from itself.
  return id === other ? <Navigate to={PATHS.recipe(id)} replace /> : <Loading id={id} other={other} />;
}

function Loading({ id, other }: { id: number; other: number }) {
  const t = useText();
  const both = [useRecipeView(id), useRecipeView(other)] as const;
  const found = both.map((live) => (live.state === 'ready' ? live.value : null));
  const failed = both.find(({ state }) => state === 'error');
  if (failed?.state === 'error') return <NoRecipe failure={failed.error} there={found.find(Boolean)} />;
  if (both.some(({ state }) => state === 'loading'))
    return (
      <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="text" sx={{ fontSize: '2.5rem' }} width="60%" />
        <Skeleton variant="rounded" height={280} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  const [first, second] = found;
  return first && second ? <Compared one={first} other={second} /> : <NoRecipe there={first ?? second} />;
}

function Compared({ one, other }: { one: RecipeView; other: RecipeView }) {
  const t = useText();
  const [servings, setServings] = useServings();
  const system = useChosenPreferences().unit_system;
  const [choosing, setChoosing] = useState(false);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 1120 }}>
      <PageHeading>
        {t('recipes.compare.heading', { one: one.recipe_name, other: other.recipe_name })}
      </PageHeading>
      <CompareSummary one={one} other={other} />
      <EndBar>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ServingsStepper value={servings} onChange={setServings} />
          <UnitSwitch />
        </Box>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          {t('recipes.compare.another')}
        </Button>
      </EndBar>
      <CompareTable one={one} other={other} servings={servings} system={system} />
      {choosing && <CompareDialog recipe={one} onClose={() => setChoosing(false)} />}
    </Box>
  );
}
