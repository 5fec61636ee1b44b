import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { parseId } from '@cellaret/domain/ids';
import type { RecipeItemView, RecipeView } from '@cellaret/domain/recipe-view';
import { DEFAULT_PREFERENCES } from '@cellaret/domain/user';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCatalogue } from '#data/catalogue.ts';
import { useFolder, useRecipeView } from '#data/recipes.ts';
import { currentUid } from '#data/session.ts';
import { useStock } from '#data/stock.ts';
import { savePreferences, usePreferences } from '#data/users.ts';
import { formatNumber } from '#lib/format.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { EditIcon, PlayIcon } from '#ui/icons/actions.tsx';
import { CameraIcon } from '#ui/icons/things.tsx';
import { EndBar } from '#ui/kit/end-bar.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { LineVerdict } from './line-verdict.tsx';
import { NoRecipe } from './no-recipe.tsx';
import { RecipeLines } from './recipe-lines.tsx';
import { RecipePicture } from './recipe-picture.tsx';
import { RecipePictures } from './recipe-pictures.tsx';
import { RecipeProblems } from './recipe-problems.tsx';
import { RecipeTaste } from './recipe-taste.tsx';
import { RecipeStrength } from './recipe-strength.tsx';
import { ServingsStepper } from './servings-stepper.tsx';
import { missingNames } from './missing-names.ts';
import { strengthOfView } from './strength.ts';
import { UnitSwitch } from './unit-switch.tsx';
import { useSubstituteFacts } from './use-substitute-facts.ts';

// Needs the catalogue, which arrives after the recipe.
const MoreLikeThis = lazy(async () => ({ default: (await import('./more-like-this.tsx')).MoreLikeThis }));

/** `/view-recipe/{id}`. */
export function RecipePage() {
  const id = parseId(useParams().id);
  return id === null ? <NoRecipe /> : <Loading id={id} key={id} />;
}

const LOADING = { state: 'loading' } as const;

function Loading({ id }: { id: number }) {
  const t = useText();
  // Deferred: a whole recipe is much to draw at once, and a deferred one is drawn in slices.
  const live = useDeferredValue(useRecipeView(id), LOADING);
  const failure = live.state === 'error' ? live.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The recipe could not be read', failure);
  }, [failure]);
  switch (live.state) {
    case 'loading':
      return (
        <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="text" sx={{ fontSize: '2.5rem' }} width="60%" />
          <Skeleton variant="rounded" height={320} />
        </Box>
      );
    case 'error':
      return <NoRecipe failure={live.error} />;
    case 'ready':
      return live.value === null ? <NoRecipe /> : <Detail recipe={live.value} />;
  }
}

function Detail({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const [servings, setServings] = useState(1);
  const live = usePreferences();
  const preferences = live.state === 'ready' ? live.value : DEFAULT_PREFERENCES;
  const folder = useFolder(recipe.folder_id);
  const pictures = folder.state === 'ready' ? (folder.value?.attachments ?? []) : [];
  const stock = useDeferredValue(useStock());
  const catalogue = useCatalogue();
  const facts = useSubstituteFacts(recipe.recipe_items, stock);
  const note = useCallback(
    (item: RecipeItemView) => stock !== null && <LineVerdict item={item} stock={stock} facts={facts} />,
    [stock, facts],
  );
  const isOwner = recipe.user_id === currentUid();
  const { mixed } = strengthOfView(recipe);

  return (
    <Box component="article" sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(280px, 400px) 1fr' },
          alignItems: 'center',
        }}
      >
        <RecipePicture recipe={recipe} cover={pictures[0]} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <PageHeading>{recipe.recipe_name}</PageHeading>
          <Typography variant="subtitle1" sx={{ whiteSpace: 'pre-line' }}>
            {recipe.recipe_description}
          </Typography>
          {mixed.alcohol_abv !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              {t('recipes.strength.short', {
                abv: formatNumber(mixed.alcohol_abv, { maximumFractionDigits: 1 }),
              })}
            </Typography>
          )}
          {/* Its line is there from the beginning: what stands below does not jump when the cabinet is known. */}
          <Box sx={{ minHeight: 26 }}>
            {stock !== null && <StockBadge missing={missingNames(recipe, stock)} />}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="contained"
              startIcon={<PlayIcon />}
              component={RouterLink}
              to={`${PATHS.mixRecipe(recipe.id)}?servings=${servings}`}
            >
              {t('recipes.mix')}
            </Button>
            {isOwner && (
              <>
                <Button
                  variant="outlined"
                  startIcon={<EditIcon />}
                  component={RouterLink}
                  to={PATHS.updateRecipe(recipe.id)}
                >
                  {t('recipes.edit')}
                </Button>
                <Button
                  variant="outlined"
                  startIcon={<CameraIcon />}
                  component={RouterLink}
                  to={PATHS.uploadAttachments(recipe.folder_id)}
                >
                  {t('recipes.add-attachments')}
                </Button>
              </>
            )}
          </Box>
        </Box>
      </Box>

      {isOwner && recipe.problems.length > 0 && <RecipeProblems problems={recipe.problems} />}

      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box component="section" aria-labelledby="ingredients" sx={{ minWidth: 0 }}>
          <EndBar>
            <Typography variant="h2" id="ingredients">
              {t('recipes.ingredients')}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ServingsStepper value={servings} onChange={setServings} />
              <UnitSwitch
                value={preferences.unit_system}
                onChange={(unit_system) => {
                  savePreferences(preferences, { unit_system }).catch((failure: unknown) =>
                    logFailure('The unit system could not be saved', failure),
                  );
                }}
              />
            </Box>
          </EndBar>
          <RecipeLines
            items={recipe.recipe_items}
            system={preferences.unit_system}
            servings={servings}
            note={note}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            minWidth: 0,
          }}
        >
          <Box component="section" aria-labelledby="instructions">
            <Typography variant="h2" id="instructions">
              {t('recipes.instructions')}
            </Typography>
            <Typography variant="subtitle1" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
              {recipe.instructions}
            </Typography>
          </Box>
          <Making recipe={recipe} />
          <RecipeTaste recipe={recipe} />
          <RecipeStrength recipe={recipe} system={preferences.unit_system} />
        </Box>
      </Box>

      {pictures.length > 0 && <RecipePictures pictures={pictures} />}
      {catalogue.state !== 'loading' && (
        <Suspense fallback={null}>
          <MoreLikeThis recipe={recipe} stock={stock} />
        </Suspense>
      )}
    </Box>
  );
}

/** The glass and the methods. */
const Making = memo(function Making({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  return (
    <>
      <Names heading={t('recipes.glassware')} names={recipe.glassware.map((glass) => glass.glassware_name)} />
      <Names
        heading={t('recipes.methods')}
        names={recipe.serving_methods.map((method) => method.serving_method_name)}
      />
    </>
  );
});

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  return (
    <Box component="section">
      <Typography variant="h2">{heading}</Typography>
      <Box
        component="ul"
        aria-label={heading}
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {names.map((name) => (
          <Chip component="li" key={name} label={name} />
        ))}
      </Box>
    </Box>
  );
}
