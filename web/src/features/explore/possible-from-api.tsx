import type { RecipeHit, SuggestedIngredient } from '@cellaret/domain/api-answers';
import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '#data/api/client.ts';
import { inStock } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useUnreadText } from '#lib/use-failure-text.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { useSettled } from '#lib/use-settled.ts';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { addBottles, keptIn } from './bottle.ts';
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
export function PossibleFromApi({ cabinet, pending }: { cabinet: BarCabinet; pending: boolean }) {
  const t = useText();
  const unreadText = useUnreadText();
  const stock = inStock(cabinet).sort((a, b) => a - b);
  // The API knows what has reached the server: asked before, it would answer for the stock of a moment ago.
  const key = useSettled(`${cabinet.id} ${stock.join()}`, pending);
  const answer = useLoaded(key === null ? null : ['possible', key], (signal) =>
    fetchAnswer(cabinet.id, signal),
  );
  if (answer.state === 'error')
    return (
      <FailureBanner retry={answer.retry} retryText={t('search.try-again')}>
        {unreadText(answer.error, t('network.unread-offline'))}
      </FailureBanner>
    );

  const shown = answer.state === 'ready' ? answer.value : answer.before;
  if (shown === null) return <Skeleton variant="rounded" height={320} />;
  const { groups, next } = shown;
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
            <Button component={RouterLink} to={PATHS.searchMissing(missing)} sx={{ mt: 1 }}>
              {t('search.explore.more')}
            </Button>
          }
        />
      ))}
      <BuyNext
        bottles={next.slice(0, 8).map((one) => ({
          id: one.id,
          name: one.ingredient_name,
          typeId: one.ingredient_type.id,
          typeName: one.ingredient_type.ingredient_type_name,
          reason: one.reason,
        }))}
        owned={keptIn(cabinet)}
        onAdd={(bottles) => addBottles(cabinet, bottles)}
      />
    </>
  );
}
