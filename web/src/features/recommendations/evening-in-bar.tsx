import type { Bar } from '@cellaret/domain/bars/bar';
import { beginningOfEvening } from '@cellaret/domain/recommendations/evening';
import { palateOf, tonightForAll } from '@cellaret/domain/recommendations/tonight-for-all';
import { tasteOfCode } from '@cellaret/domain/taste/flavour';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBars } from '#data/bars/bars.ts';
import { currentUid } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { chosenForOne, inputOf, type Choosing, type EveningSource } from './evening-drinks.ts';
import { EveningFor } from './evening-for.tsx';
import { ShareTaste } from './share-taste.tsx';
import { useFreshPalate } from './use-fresh-palate.ts';

interface EveningInBarProps {
  barId: string;
  source: EveningSource;
}

/**
 * The evening in a bar: for the reader, or for all who say what they like. Their tastes stand in the bar,
 * which is followed anyway.
 */
export function EveningInBar({ barId, source }: EveningInBarProps) {
  const live = useBars();
  const bar = live.state === 'ready' ? live.value.find(({ id }) => id === barId) : undefined;
  const { catalogue, marks, now } = source;
  const own = useMemo(
    () => palateOf({ marks, flavour: catalogue.flavour, began: beginningOfEvening(now) }),
    [catalogue, marks, now],
  );
  useFreshPalate(bar, own);
  const [params] = useSearchParams();
  const isForAll = params.get('for') === 'all';
  const others = useMemo(() => othersIn(bar), [bar]);
  const tastes = others.map(({ palate }) => palate).join(' ');
  const choose = useMemo(
    () => (own === null || tastes === '' ? null : choosingFor([own, ...tastes.split(' ')])),
    [own, tastes],
  );
  if (isForAll && live.state === 'loading') return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      {choose && <ForWhom isForAll={isForAll} people={others.length + 1} />}
      <EveningFor source={source} choose={isForAll && choose ? choose : chosenForOne} />
      {bar && <ShareTaste bar={bar} own={own} others={others.map(({ name }) => name)} />}
    </>
  );
}

interface Other {
  readonly name: string;
  readonly palate: string;
}

/** Who else says what they like, always in one order. */
const othersIn = (bar: Bar | undefined): Other[] =>
  Object.entries(bar?.members ?? {})
    .flatMap(([uid, { name, palate }]) =>
      uid === currentUid() || palate === undefined ? [] : [{ uid, name, palate }],
    )
    .sort((one, other) => (one.uid < other.uid ? -1 : 1));

function choosingFor(palates: readonly string[]): Choosing {
  const tastes = palates.flatMap((palate) => {
    const taste = tasteOfCode(palate);
    return taste === null ? [] : [taste];
  });
  return (source, ids, wish) => tonightForAll({ ...inputOf(source, ids, wish), tastes });
}

function ForWhom({ isForAll, people }: { isForAll: boolean; people: number }) {
  const t = useText();
  return (
    <ChoiceLinks
      label={t('tonight.for')}
      name="for"
      options={[
        { text: t('tonight.for.one'), isChosen: !isForAll, value: null },
        { text: t('tonight.for.all', { people }), isChosen: isForAll, value: 'all' },
      ]}
    />
  );
}
