import { Link as RouterLink } from 'react-router-dom';
import type { RecipeHit, SuggestedIngredient } from '@cellaret/domain/api-answers';
import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import { errorText } from '@cellaret/domain/errors';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { callApi } from '#data/api-client.ts';
import { inStock, saveBarCabinetItem } from '#data/bar-cabinets.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showToast } from '#lib/toasts.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { BuyNext } from './buy-next.tsx';
import { GROUPS, type PossibleRecipe } from './possible.ts';
import { RecipeGroup } from './recipe-group.tsx';

/** The first recipes by how many ingredients the cabinet lacks for them, and what to buy next. */
interface Answer {
  groups: PossibleRecipe[][];
  next: SuggestedIngredient[];
}

const recipeOf = (hit: RecipeHit): PossibleRecipe => ({
  id: hit.id,
  name: hit.recipe_name,
  ingredients: hit.ingredient_names,
  missing: hit.missing ?? [],
  look: hit.look,
  cover: hit.cover,
});

async function fetchAnswer(cabinetId: number, signal: AbortSignal): Promise<Answer> {
  const [next, ...answers] = await Promise.all([
    callApi('suggestIngredients', { id: cabinetId }, undefined, { signal }),
    ...GROUPS.map((missing_at_most) =>
      callApi('searchRecipes', {}, { query: '', bar_cabinet_id: cabinetId, missing_at_most }, { signal }),
    ),
  ]);
  // 'At most two' holds the makeable ones as well: each recipe belongs to the group of what it really lacks.
  const hits = [...new Map(answers.flat().map((hit) => [hit.id, hit])).values()];
  return {
    next,
    groups: GROUPS.map((count) => hits.filter((hit) => hit.missing?.length === count).map(recipeOf)),
  };
}

/** The answer of the API, for catalogues too large for a browser: the first recipes of each group. */
export function PossibleFromApi({ cabinet }: { cabinet: BarCabinet }) {
  const t = useText();
  const stock = inStock(cabinet).sort((a, b) => a - b);
  const answer = useLoaded(`${cabinet.id} ${stock.join()}`, (signal) => fetchAnswer(cabinet.id, signal));
  const owned = new Set(
    Object.entries(cabinet.items).flatMap(([id, entry]) => (entry.is_deleted ? [] : [Number(id)])),
  );
  if (answer.state === 'loading') return <Skeleton variant="rounded" height={320} />;
  if (answer.state === 'error')
    return (
      <Banner
        tone="error"
        action={
          <Button color="inherit" onClick={answer.retry}>
            {t('search.try-again')}
          </Button>
        }
      >
        {errorText(answer.error)}
      </Banner>
    );

  const { groups, next } = answer.value;
  const add = ({ id }: { id: number }): void => {
    const found = next.find((one) => one.id === id);
    if (!found) return;
    saveBarCabinetItem(cabinet.id, id, {
      ingredient_name: found.ingredient_name,
      ingredient_type_id: found.ingredient_type.id,
      is_in_stock: true,
      is_deleted: false,
    }).catch((failure: unknown) => showToast(errorText(failure), { tone: 'error' }));
  };
  return (
    <>
      <VisuallyHidden live="polite">
        {t('search.explore.count', { count: groups[0]?.length ?? 0 })}
      </VisuallyHidden>
      {GROUPS.map((missing) => (
        <RecipeGroup
          key={missing}
          missing={missing}
          recipes={groups[missing] ?? []}
          more={
            <Button component={RouterLink} to={`${PATHS.search}?missing=${missing}`} sx={{ mt: 1 }}>
              {t('search.explore.more')}
            </Button>
          }
        />
      ))}
      <BuyNext
        bottles={next.slice(0, 8).map((one) => ({
          id: one.id,
          name: one.ingredient_name,
          typeName: one.ingredient_type.ingredient_type_name,
          reason: one.reason,
        }))}
        owned={owned}
        onAdd={add}
      />
    </>
  );
}
