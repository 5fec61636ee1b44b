import { parseId } from '@cellaret/domain/core/ids';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useStock, type Stock } from '#data/catalogue/stock.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { currentUid } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { WhenNear } from '#ui/kit/lists/when-near.tsx';
import { RecipeIngredients } from './lines/recipe-ingredients.tsx';
import { useServings } from './lines/use-servings.ts';
import { NoRecipe } from './no-recipe.tsx';
import { RecipeHead } from './recipe-head.tsx';
import { RecipePictures } from './recipe-pictures.tsx';
import { RecipeStrength } from './taste/recipe-strength.tsx';
import { RecipeTaste } from './taste/recipe-taste.tsx';

// Needs the catalogue, which arrives after the recipe.
const MoreLikeThis = lazy(async () => ({ default: (await import('./more-like-this.tsx')).MoreLikeThis }));

// With Material's stars; below what a reader came for.
const OwnSection = lazy(async () => {
  await whenIdle();
  return { default: (await import('./own-section.tsx')).OwnSection };
});

// For the owner of a recipe that is kept out of feed and search.
const RecipeProblems = lazy(async () => ({
  default: (await import('./form/recipe-problems.tsx')).RecipeProblems,
}));
const HiddenRecipe = lazy(async () => ({
  default: (await import('./form/recipe-problems.tsx')).HiddenRecipe,
}));

/** `/view-recipe/{id}`. */
export function RecipePage() {
  const id = parseId(useParams().id);
  return id === null ? <NoRecipe /> : <Loading id={id} key={id} />;
}

const OWN_SKELETON = <Skeleton variant="rounded" height={240} />;

const LOADING = { state: 'loading' } as const;

/** True once this visit has rendered a recipe. */
let hasDrawn = false;

function Loading({ id }: { id: number }) {
  const t = useText();
  const now = useRecipeView(id);
  // Deferred: a whole recipe is much to draw at once, and a deferred one is drawn in slices. One that is here
  // already after Back is drawn at once: the router finds its place in it.
  const live = useDeferredValue(now, hasDrawn && now.state === 'ready' ? now : LOADING);
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
      return live.value === null ? <NoRecipe /> : <Following recipe={live.value} />;
  }
}

/** Styles of the column beside the lines. */
const BESIDE = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
};

/** Follows all that the page of a recipe is drawn from. */
function Following({ recipe }: { recipe: RecipeView }) {
  const [servings, setServings] = useServings();
  return (
    <Deferring
      recipe={recipe}
      servings={servings}
      onServings={setServings}
      system={useChosenPreferences().unit_system}
      stock={useStock()}
      hasCatalogue={useCatalogue().state !== 'loading'}
    />
  );
}

interface DetailProps {
  recipe: RecipeView;
  servings: number;
  onServings: (servings: number) => void;
  system: UnitSystem;
  stock: Stock | null;
  hasCatalogue: boolean;
}

/**
 * Much of the page depends on the stock, so it is deferred: here and not at the subscription, because a value
 * that arrives during a sliced render would render the whole page again, at once.
 */
const Deferring = (props: DetailProps) => <Detail {...props} stock={useDeferredValue(props.stock)} />;

const Detail = memo(function Detail({
  recipe,
  servings,
  onServings,
  system,
  stock,
  hasCatalogue,
}: DetailProps) {
  const t = useText();
  // After Back the router finds a reader's place in the page, which has to be as long as it was.
  const [drawsAll] = useState(hasDrawn);
  // On a first visit the head alone is first: what it says is what a reader came for, and the rest is twice
  // as much.
  const isWhole = useDeferredValue(true, hasDrawn);
  useEffect(() => {
    hasDrawn = true;
  }, []);
  const isOwner = recipe.user_id === currentUid();
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media print': { gap: 3 },
      }}
    >
      <RecipeHead recipe={recipe} servings={servings} isOwner={isOwner} stock={stock} />

      {isOwner && recipe.problems.length > 0 && (
        <Suspense fallback={null}>
          <RecipeProblems problems={recipe.problems} />
        </Suspense>
      )}

      {recipe.hidden && (
        <Suspense fallback={null}>
          <HiddenRecipe hidden={recipe.hidden} />
        </Suspense>
      )}

      {isWhole && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
              // The lines stand beside all of the rest, however long they are.
              '& > :first-of-type': { gridRow: { lg: '1 / span 2' } },
              gridTemplateRows: { lg: 'auto 1fr' },
              '@media (min-width: 1600px)': {
                gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
                gridTemplateRows: 'auto',
                '& > :first-of-type': { gridRow: 'auto' },
              },
              '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3 },
            }}
          >
            <RecipeIngredients
              recipe={recipe}
              servings={servings}
              onServings={onServings}
              system={system}
              stock={stock}
            />
            <Box sx={BESIDE}>
              <Box component="section" aria-labelledby="instructions">
                <Typography variant="h2" id="instructions">
                  {t('recipes.instructions')}
                </Typography>
                <Typography
                  variant="subtitle1"
                  dir="auto"
                  sx={{ mt: 1, whiteSpace: 'pre-line', maxWidth: '70ch' }}
                >
                  {recipe.instructions}
                </Typography>
              </Box>
              <Making recipe={recipe} />
              <WhenNear atOnce={drawsAll} fallback={OWN_SKELETON}>
                <Suspense fallback={OWN_SKELETON}>
                  <OwnSection recipe={recipe} servings={servings} />
                </Suspense>
              </WhenNear>
            </Box>
            <Box sx={{ ...BESIDE, displayPrint: 'none' }}>
              <RecipeTaste recipe={recipe} />
              <RecipeStrength recipe={recipe} system={system} />
            </Box>
          </Box>

          <RecipePictures folderId={recipe.folder_id} />
        </>
      )}
      {isWhole && hasCatalogue && (
        <WhenNear atOnce={drawsAll}>
          <Suspense fallback={null}>
            <MoreLikeThis recipe={recipe} stock={stock} />
          </Suspense>
        </WhenNear>
      )}
    </Box>
  );
});

/** The glass and the methods. */
const Making = memo(function Making({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  return (
    <>
      <Names
        heading={t('recipes.glassware')}
        names={recipe.glassware.map(({ id, glassware_name }) => nameOf('glassware', id, glassware_name))}
      />
      <Names
        heading={t('recipes.methods')}
        names={recipe.serving_methods.map(({ id, serving_method_name }) =>
          nameOf('serving_methods', id, serving_method_name),
        )}
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
