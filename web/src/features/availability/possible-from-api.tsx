import type { ApiAnswer } from '@cellaret/domain/api/endpoints';
import type { SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import Skeleton from '@mui/material/Skeleton';
import { callApi } from '#data/api/call-api.ts';
import { stockKey } from '#data/catalogue/stock.ts';
import { answeredAvailability } from '#lib/availability.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useSaved } from '#lib/hooks/use-saved.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import type { Bottle } from './bottle.ts';
import type { Own } from './possible-head.tsx';
import { PossibleView } from './possible-view.tsx';
import type { Possible, PossibleGroup } from './possible.ts';

type Answer = ApiAnswer<'whatCanIMake'>;

const groupOf = ({ count, recipes }: Answer['replaced']): PossibleGroup => ({
  count,
  recipes: recipes.map(({ id, recipe_name, ingredient_names, look, cover, ...lacks }) => ({
    id,
    name: recipe_name,
    ingredients: ingredient_names,
    availability: answeredAvailability(lacks),
    look,
    cover,
  })),
});

const bottleOf = ({
  id,
  ingredient_name,
  ingredient_type,
}: Answer['pairs'][number]['ingredients'][0]): Bottle => ({
  id,
  name: ingredient_name,
  typeId: ingredient_type.id,
  typeName: ingredient_type.ingredient_type_name,
});

const possibleOf = ({ replaced, groups, next, pairs }: Answer): Possible => ({
  replaced: groupOf(replaced),
  groups: groups.map(groupOf),
  next: next.map(({ reason, others, ...ingredient }) => ({ ...bottleOf(ingredient), reason, others })),
  pairs: pairs.map(({ ingredients: [one, other], completes }) => ({
    bottles: [bottleOf(one), bottleOf(other)],
    completes,
  })),
});

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
  // The API knows what has reached the server: asked before, it would answer for the stock of a moment ago.
  const key = useSaved(
    `${stockKey(cabinet, substitutionRules.staple_ids)} ${JSON.stringify(own.filters)}`,
    pending,
  );
  const answer = useLoaded(key === null ? null : ['possible', key], async (signal) =>
    possibleOf(await callApi('whatCanIMake', {}, { bar_cabinet_id: cabinet.id, ...own.filters }, { signal })),
  );
  if (answer.state === 'error')
    return (
      <FailureBanner retry={answer.retry} retryText={t('search.try-again')}>
        {unreadText(answer.error, t('network.unread-offline'))}
      </FailureBanner>
    );
  const shown = answer.state === 'ready' ? answer.value : answer.before;
  if (shown === null) return <Skeleton variant="rounded" height={320} />;
  return <PossibleView cabinet={cabinet} possible={shown} own={own} />;
}
