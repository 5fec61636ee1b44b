import { parseId } from '@cellaret/domain/core/ids';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useStock } from '#data/catalogue/stock.ts';
import { useMark } from '#data/people/marks.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { useWakeLock } from '#lib/hooks/use-wake-lock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { BackIcon } from '#ui/icons/navigation-icons.tsx';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { EndBar } from '#ui/kit/lists/list-styles.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { RecipeLines } from '#ui/recipe-lines.tsx';
import { useLineNote } from '../lines/use-line-note.tsx';
import { MOST_SERVINGS, wholeFrom } from '../lines/use-servings.ts';
import { NoRecipe } from '../no-recipe.tsx';
import { useLeavingMix } from './leaving-mix.ts';
import { mixSteps } from './mix-steps.ts';

const MadeDialog = lazyDialog(async () => (await import('./made-dialog.tsx')).MadeDialog);

/** The steps; on wide screens what comes of them too. */
const BESIDE_THE_DRINK = {
  display: 'grid',
  gap: '32px 56px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px) minmax(0, 1fr)' },
  alignItems: 'start',
};

/** `/view-recipe/{id}/mix`: one step after the other in large type, the screen kept awake. */
export function MixPage() {
  const t = useText();
  const id = parseId(useParams().id);
  const live = useRecipeView(id ?? 0);
  if (live.state === 'loading') return <Typography>{t('common.loading')}</Typography>;
  if (live.state === 'error') return <NoRecipe failure={live.error} />;
  if (live.value === null) return <NoRecipe />;
  return (
    <Box sx={BESIDE_THE_DRINK}>
      <Steps recipe={live.value} />
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <DrinkPicture look={lookOfView(live.value)} />
      </Box>
    </Box>
  );
}

function Steps({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const system = useChosenPreferences().unit_system;
  const awake = useWakeLock();
  const { nameOf } = useReferenceNames();
  const steps = mixSteps(recipe);
  const servings = wholeFrom(params.get('servings'), MOST_SERVINGS);
  const leave = useLeavingMix(recipe.id, servings);
  const note = useLineNote(recipe.recipe_items, useStock());
  const at = wholeFrom(params.get('step'), steps.length);
  const mark = useMark('recipes', recipe.id);
  const [making, setMaking] = useState(false);
  const step = steps[at - 1] ?? { kind: 'measure' };

  const go = (to: number): void => {
    if (to > steps.length) leave();
    else setParams({ servings: String(servings), step: String(Math.max(1, to)) }, { replace: true, state });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowRight') go(at + 1);
      if (event.key === 'ArrowLeft') go(at - 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      <EndBar sx={{ gap: 2 }}>
        <PageHeading>{t('recipes.mix.heading', { name: recipe.recipe_name })}</PageHeading>
        <Button onClick={leave} variant="outlined">
          {t('recipes.mix.exit')}
        </Button>
      </EndBar>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('recipes.mix.step', { step: at, count: steps.length })}
        {awake ? ` · ${t('recipes.mix.awake')}` : ''}
      </Typography>
      <ActionBar>
        <Button variant="contained" onClick={() => go(at + 1)}>
          {t(at === steps.length ? 'recipes.mix.done' : 'recipes.mix.next')}
        </Button>
        {at === steps.length && mark !== null && (
          <Button variant="outlined" onClick={() => setMaking(true)}>
            {t('marks.made')}
          </Button>
        )}
        <IconButton aria-label={t('recipes.mix.previous')} disabled={at === 1} onClick={() => go(at - 1)}>
          <BackIcon />
        </IconButton>
      </ActionBar>
      {step.kind === 'measure' && (
        <Box>
          <Typography variant="h2">{t('recipes.mix.measure')}</Typography>
          <Typography variant="subtitle1" sx={{ my: 1 }}>
            {t('recipes.servings.count', { count: servings })} ·{' '}
            {t('recipes.mix.glass', {
              names: recipe.glassware
                .map(({ id, glassware_name }) => nameOf('glassware', id, glassware_name))
                .join(', '),
            })}
          </Typography>
          <Box sx={{ fontSize: '1.25rem' }}>
            <RecipeLines
              items={recipe.recipe_items.filter((item) => !item.garnish_only)}
              system={system}
              servings={servings}
              note={note}
            />
          </Box>
        </Box>
      )}
      {step.kind === 'do' && (
        <Typography
          aria-live="polite"
          sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 3vw, 3rem)', lineHeight: 1.3 }}
        >
          {step.text}
        </Typography>
      )}
      {step.kind === 'garnish' && (
        <Box>
          <Typography variant="h2">{t('recipes.mix.garnish')}</Typography>
          <RecipeLines
            items={recipe.recipe_items.filter((item) => item.garnish_only)}
            system={system}
            servings={servings}
            note={note}
          />
        </Box>
      )}
      {making && mark !== null && (
        <MadeDialog recipe={recipe} mark={mark} servings={servings} onClose={() => setMaking(false)} />
      )}
    </Box>
  );
}
