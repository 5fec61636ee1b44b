import { Link as RouterLink } from 'react-router-dom';
import type { RecipeHit, SuggestedIngredient } from '@cellaret/domain/api-answers';
import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import { errorText } from '@cellaret/domain/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { callApi } from '#data/api-client.ts';
import { inStock, saveBarCabinetItem, useActiveBarCabinet } from '#data/bar-cabinets.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showToast } from '#lib/toasts.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { CardTile } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ChoiceList } from '#ui/shelf/choice-list.tsx';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { ingredientReasonText } from '#ui/shelf/reason-text.ts';

/** Groups by how many ingredients are missing. */
const GROUPS = [0, 1, 2] as const;

/** Recipes by how many ingredients the cabinet lacks for them, and what to buy next. */
interface Possible {
  groups: RecipeHit[][];
  next: SuggestedIngredient[];
}

async function fetchPossible(cabinetId: number, signal: AbortSignal): Promise<Possible> {
  const [next, ...answers] = await Promise.all([
    callApi('suggestIngredients', { id: cabinetId }, undefined, { signal }),
    ...GROUPS.map((missing_at_most) =>
      callApi('searchRecipes', {}, { query: '', bar_cabinet_id: cabinetId, missing_at_most }, { signal }),
    ),
  ]);
  // 'At most two' holds the makeable ones as well: each recipe belongs to the group of what it really lacks.
  const hits = [...new Map(answers.flat().map((hit) => [hit.id, hit])).values()];
  return { next, groups: GROUPS.map((count) => hits.filter((hit) => hit.missing?.length === count)) };
}

/** `/what-can-i-make`: follows the stock of the active cabinet. */
export function WhatCanIMakePage() {
  const t = useText();
  const live = useActiveBarCabinet();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PageHeading>{t('search.explore.heading')}</PageHeading>
      {live.state === 'loading' && <Skeleton variant="rounded" height={240} />}
      {live.state === 'error' && <Banner tone="error">{errorText(live.error)}</Banner>}
      {live.state === 'ready' &&
        (live.value === null ? (
          <EmptyState
            title={t('search.explore.no-cabinet')}
            action={
              <Button variant="contained" component={RouterLink} to={PATHS.barCabinet}>
                {t('search.explore.to-cabinet')}
              </Button>
            }
          />
        ) : (
          <Groups cabinet={live.value} />
        ))}
    </Box>
  );
}

function Groups({ cabinet }: { cabinet: BarCabinet }) {
  const t = useText();
  const stock = inStock(cabinet).sort((a, b) => a - b);
  const possible = useLoaded(`${cabinet.id} ${stock.join()}`, (signal) => fetchPossible(cabinet.id, signal));
  const owned = new Set(
    Object.entries(cabinet.items).flatMap(([id, entry]) => (entry.is_deleted ? [] : [Number(id)])),
  );

  const add = (ingredient: SuggestedIngredient): void => {
    saveBarCabinetItem(cabinet.id, ingredient.id, {
      ingredient_name: ingredient.ingredient_name,
      ingredient_type_id: ingredient.ingredient_type.id,
      is_in_stock: true,
      is_deleted: false,
    }).catch((failure: unknown) => showToast(errorText(failure), { tone: 'error' }));
  };

  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('search.explore.cabinet', { name: cabinet.bar_cabinet_name })}{' '}
        <Link component={RouterLink} to={PATHS.barCabinet}>
          {t('search.explore.to-cabinet')}
        </Link>
      </Typography>
      <Typography
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {possible.state === 'ready'
          ? t('search.explore.count', { count: possible.value.groups[0]?.length ?? 0 })
          : ''}
      </Typography>
      {possible.state === 'loading' && <Skeleton variant="rounded" height={320} />}
      {possible.state === 'error' && (
        <Banner
          tone="error"
          action={
            <Button color="inherit" onClick={possible.retry}>
              {t('search.try-again')}
            </Button>
          }
        >
          {errorText(possible.error)}
        </Banner>
      )}
      {possible.state === 'ready' && (
        <>
          {GROUPS.map((count) => (
            <Group key={count} count={count} hits={possible.value.groups[count] ?? []} />
          ))}
          <Box component="section" aria-labelledby="buy-next" sx={{ display: 'grid', gap: 1, maxWidth: 880 }}>
            <Typography variant="h2" id="buy-next">
              {t('search.explore.buy-next')}
            </Typography>
            <ChoiceList
              label={t('search.explore.buy-next')}
              added={owned}
              onAdd={add}
              choices={possible.value.next.slice(0, 8).map((ingredient) => ({
                id: ingredient.id,
                item: ingredient,
                name: ingredient.ingredient_name,
                detail: ingredient.ingredient_type.ingredient_type_name,
                reason: ingredientReasonText(ingredient, t),
                picture: (
                  <IngredientThumbnail
                    name={ingredient.ingredient_name}
                    typeName={ingredient.ingredient_type.ingredient_type_name}
                  />
                ),
              }))}
            />
          </Box>
        </>
      )}
    </>
  );
}

function Group({ count, hits }: { count: number; hits: readonly RecipeHit[] }) {
  const t = useText();
  const id = `missing-${count}`;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {count === 0 ? t('search.explore.ready') : t('search.explore.missing', { count })}
      </Typography>
      {hits.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('search.explore.none')}</Typography>
      ) : (
        <>
          <Box
            component="ul"
            aria-labelledby={id}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            }}
          >
            {hits.map((hit) => (
              <li key={hit.id}>
                <CardTile
                  headingLevel={3}
                  to={PATHS.recipe(hit.id)}
                  name={hit.recipe_name}
                  picture={<RecipeThumbnail look={hit.look} cover={hit.cover} size={128} />}
                  line={
                    hit.missing !== null && hit.missing.length > 0
                      ? t('search.missing', { names: hit.missing.join(', ') })
                      : hit.ingredient_names.join(', ')
                  }
                />
              </li>
            ))}
          </Box>
          <Button component={RouterLink} to={`${PATHS.search}?missing=${count}`} sx={{ mt: 1 }}>
            {t('search.explore.more')}
          </Button>
        </>
      )}
    </Box>
  );
}
