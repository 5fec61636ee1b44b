import { parseId } from '@cellaret/domain/core/ids';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useStock, type Stock } from '#data/catalogue/stock.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { currentUid } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { PATHS } from '#lib/page-paths.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Hero } from '#ui/hero.tsx';
import { ChipList } from '#ui/kit/chip-list.tsx';
import { WhenNear } from '#ui/kit/lists/when-near.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RecipeIngredients } from './lines/recipe-ingredients.tsx';
import { useServings } from './lines/use-servings.ts';
import { NoRecipe } from './no-recipe.tsx';
import { Description, RecipeHead } from './recipe-head.tsx';
import { RecipePictures } from './recipe-pictures.tsx';
import { RecipeStrength } from './taste/recipe-strength.tsx';
import { RecipeTaste } from './taste/recipe-taste.tsx';

// Needs the catalogue, which arrives after the recipe.
const MoreLikeThis = lazyOptional(async () => (await import('./more-like-this.tsx')).MoreLikeThis);

// With Material's stars; below what a reader came for.
const OwnSection = lazyOptional(async () => {
  await whenIdle();
  return (await import('./own-section.tsx')).OwnSection;
});

// For the owner of a recipe that is kept out of feed and search.
const RecipeProblems = lazyOptional(async () => (await import('./form/recipe-problems.tsx')).RecipeProblems);
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
  // already is drawn at once: after Back the router finds its place in it, and on a first visit its first
  // words are there (app/start/write-recipe.ts).
  const live = useDeferredValue(now, now.state === 'ready' ? now : LOADING);
  const failure = live.state === 'error' ? live.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The recipe could not be read', failure);
  }, [failure]);
  switch (live.state) {
    case 'loading':
      return (
        <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 2 }}>
          <Hero glow="var(--c-palette-well)" picture={null}>
            <Skeleton variant="text" sx={{ fontSize: 'var(--t-hero)' }} width="80%" />
          </Hero>
          <Skeleton variant="rounded" height={320} />
        </Box>
      );
    case 'error':
      return <NoRecipe failure={live.error} />;
    case 'ready':
      return live.value === null ? <NoRecipe /> : <Following recipe={live.value} />;
  }
}

/** The measures, what to do with them, one's own marks: below each other, in two columns, in three. */
const COLUMNS = {
  display: 'grid',
  gap: { xs: 3, lg: '32px 56px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > div:first-of-type': { gridArea: { lg: '1 / 2 / span 2' } },
  '@media (min-width: 1600px)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
    gridTemplateRows: 'auto',
    '& > div:first-of-type': { gridArea: 'auto' },
  },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3 },
};

/** Styles of a column beside the lines. */
const BESIDE = {
  display: 'grid',
  gap: 3,
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
  useEffect(() => {
    hasDrawn = true;
  }, []);
  const isOwner = recipe.user_id === currentUid();
  const wide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gap: { xs: 1.5, lg: 4 },
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media print': { gap: 3 },
      }}
    >
      <RecipeHead recipe={recipe} servings={servings} isOwner={isOwner} stock={stock} wide={wide} />

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

      <Box sx={COLUMNS}>
        <RecipeIngredients
          recipe={recipe}
          servings={servings}
          onServings={onServings}
          system={system}
          stock={stock}
        />
        <Box sx={BESIDE}>
          {!wide && <Description text={recipe.recipe_description} />}
          <Box component="section" aria-labelledby="instructions">
            <Typography variant="h2" id="instructions">
              {t('recipes.instructions')}
            </Typography>
            <Typography
              variant="subtitle1"
              dir="auto"
              sx={{ mt: 1, mb: 1.5, whiteSpace: 'pre-line', maxWidth: '70ch' }}
            >
              {recipe.instructions}
            </Typography>
            <Making recipe={recipe} />
          </Box>
          <RecipeTaste recipe={recipe} />
          <RecipeStrength recipe={recipe} system={system} />
        </Box>
        <Box sx={{ ...BESIDE, displayPrint: 'none' }}>
          <WhenNear atOnce={drawsAll} fallback={OWN_SKELETON}>
            <Suspense fallback={OWN_SKELETON}>
              <OwnSection recipe={recipe} servings={servings} />
            </Suspense>
          </WhenNear>
          {isOwner && <OwnerLinks recipe={recipe} />}
        </Box>
      </Box>

      <RecipePictures folderId={recipe.folder_id} />
      {hasCatalogue && (
        <WhenNear atOnce={drawsAll}>
          <Suspense fallback={null}>
            <MoreLikeThis recipe={recipe} stock={stock} />
          </Suspense>
        </WhenNear>
      )}
    </Box>
  );
});

/** The owner's ways on: to the form, and to the pictures. */
function OwnerLinks({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const sx = { display: 'inline-block', py: 1.5, fontWeight: 600 };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      <TextLink to={PATHS.updateRecipe(recipe.id)} sx={sx}>
        {t('recipes.edit')}
      </TextLink>
      <TextLink to={PATHS.uploadAttachments(recipe.folder_id)} sx={sx}>
        {t('recipes.add-attachments')}
      </TextLink>
    </Box>
  );
}

/** The glass and the methods, as tags. */
const Making = memo(function Making({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChipList
        label={t('recipes.glassware')}
        items={recipe.glassware.map(({ id, glassware_name }) => ({
          id,
          label: nameOf('glassware', id, glassware_name),
        }))}
      />
      <ChipList
        label={t('recipes.methods')}
        items={recipe.serving_methods.map(({ id, serving_method_name }) => ({
          id,
          label: nameOf('serving_methods', id, serving_method_name),
        }))}
      />
    </Box>
  );
});
