import type { SuggestedIngredient } from '@cellaret/domain/api/answers';
import type { SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import type { OwnFilters } from '@cellaret/domain/search/requests';
import type { RecipeHit } from '@cellaret/domain/search/search-answer';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { callApi } from '#data/api/client.ts';
import { stockKey } from '#data/catalogue/stock.ts';
import { answeredAvailability } from '#lib/availability.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useSaved } from '#lib/hooks/use-saved.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { BELOW_LIST } from '#ui/kit/lists/list-styles.ts';
import { addBottles, keptIn } from './bottle.ts';
import { BuyNext, WithPurchases } from './buy-next.tsx';
import { type Own, PossibleHead } from './possible-head.tsx';
import { GROUPS, type PossibleRecipe } from './possible.ts';
import { RecipeGroup } from './recipe-group.tsx';
import { useShownPart } from './shown-part.ts';

/** The first recipes by how many ingredients the cabinet lacks for them, and what to buy next. */
interface Answer {
  groups: PossibleRecipe[][];
  replaced: PossibleRecipe[];
  next: SuggestedIngredient[];
}

const recipeOf = (hit: RecipeHit): PossibleRecipe => ({
  id: hit.id,
  name: hit.recipe_name,
  ingredients: hit.ingredient_names,
  availability: answeredAvailability({ missing: hit.missing ?? [], substitutes: hit.substitutes }),
  look: hit.look,
  cover: hit.cover,
});

async function fetchAnswer(cabinetId: number, own: OwnFilters, signal: AbortSignal): Promise<Answer> {
  const [next, ...answers] = await Promise.all([
    callApi('suggestIngredients', { id: cabinetId }, undefined, { signal }),
    ...GROUPS.map((missing_at_most) =>
      callApi(
        'searchRecipes',
        {},
        { query: '', bar_cabinet_id: cabinetId, missing_at_most, with_substitutes: true, ...own },
        { signal },
      ),
    ),
  ]);
  // 'At most two' holds the makeable ones as well: each recipe belongs to the group of what it really lacks.
  const recipes = [...new Map(answers.flat().map((hit) => [hit.id, recipeOf(hit)])).values()];
  const isReplaced = ({ availability: { missing, substitutes } }: PossibleRecipe): boolean =>
    missing.length === 0 && substitutes.length > 0;
  return {
    next,
    replaced: recipes.filter(isReplaced),
    groups: GROUPS.map((count) =>
      recipes.filter((one) => one.availability.missing.length === count && !isReplaced(one)),
    ),
  };
}

interface PossibleFromApiProps {
  cabinet: BarCabinet;
  pending: boolean;
  substitutionRules: SubstitutionRules;
  own: Own;
}

/** The answer of the API, where this device has no catalogue: the first recipes of each group. */
export function PossibleFromApi({ cabinet, pending, substitutionRules, own }: PossibleFromApiProps) {
  const t = useText();
  const unreadText = useUnreadText();
  const { showsReady, showsReplaced } = useShownPart();
  // The API knows what has reached the server: asked before, it would answer for the stock of a moment ago.
  const key = useSaved(
    `${stockKey(cabinet, substitutionRules.staple_ids)} ${JSON.stringify(own.filters)}`,
    pending,
  );
  const answer = useLoaded(key === null ? null : ['possible', key], (signal) =>
    fetchAnswer(cabinet.id, own.filters, signal),
  );
  if (answer.state === 'error')
    return (
      <FailureBanner retry={answer.retry} retryText={t('search.try-again')}>
        {unreadText(answer.error, t('network.unread-offline'))}
      </FailureBanner>
    );

  const shown = answer.state === 'ready' ? answer.value : answer.before;
  if (shown === null) return <Skeleton variant="rounded" height={320} />;
  const { groups, replaced, next } = shown;
  const ready = groups[0] ?? [];
  const groupOf = (missing: number, isQuiet: boolean) => (
    <RecipeGroup
      key={missing}
      kind={missing}
      recipes={groups[missing] ?? []}
      isQuiet={isQuiet}
      more={
        <Button component={Link} to={PATHS.searchMissing(missing)} sx={{ ...BELOW_LIST, mt: 1 }}>
          {t('search.explore.more')}
        </Button>
      }
    />
  );
  return (
    <>
      <PossibleHead
        cabinetName={cabinet.bar_cabinet_name}
        ready={ready}
        replaced={replaced}
        isOpen
        own={own}
      />
      <WithPurchases
        purchases={
          <BuyNext
            bottles={next.slice(0, 8).map((one) => ({
              id: one.id,
              name: one.ingredient_name,
              typeId: one.ingredient_type.id,
              typeName: one.ingredient_type.ingredient_type_name,
              reason: one.reason,
              others: [],
            }))}
            owned={keptIn(cabinet)}
            onAdd={(bottles) => addBottles(cabinet, bottles)}
          />
        }
      >
        {showsReady && groupOf(0, true)}
        {showsReplaced && replaced.length > 0 && (
          <RecipeGroup kind="replaced" recipes={replaced} isQuiet={!showsReady} />
        )}
      </WithPurchases>
      {GROUPS.slice(1).map((missing) => groupOf(missing, false))}
    </>
  );
}
