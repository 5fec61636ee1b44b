import type { Bar } from '@cellaret/domain/bars/bar';
import { beginningOfEvening } from '@cellaret/domain/recommendations/evening';
import { palateOf, tonightForAll } from '@cellaret/domain/recommendations/tonight-for-all';
import { tasteOfCode } from '@cellaret/domain/taste/flavour';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sharePalate, useBars } from '#data/bars/bars.ts';
import { useMarks } from '#data/people/marks.ts';
import { currentUid } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log.ts';
import { isOnline, useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { joinedNames } from '#lib/text/names.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { type Choosing, chosenForOne, type EveningSource, inputOf } from './evening-drinks.ts';
import { EveningFor } from './evening-for.tsx';

/**
 * Shares one's taste with a bar if it differs from the bar's copy: once a visit at most. Only with the
 * server's data: this device's older data would restore what was withdrawn on another.
 */
function useFreshPalate(bar: Bar | undefined, own: string | null): void {
  const bars = useBars();
  const marks = useMarks('recipes');
  const isSaid = [bars, marks].every((live) => live.state === 'ready' && !live.cached && !live.pending);
  const shared = bar?.members[currentUid()]?.palate;
  const stale = isSaid && shared !== undefined && own !== null && own !== shared ? bar?.id : undefined;
  const isTold = useRef(false);
  useEffect(() => {
    if (stale === undefined || isTold.current || !isOnline()) return;
    isTold.current = true;
    sharePalate(stale, own).catch((failure: unknown) =>
      logFailure('What one likes could not be told anew', failure),
    );
  }, [stale, own]);
}

interface ShareTasteProps {
  bar: Bar;
  /** The reader's taste; null while too little is known. */
  own: string | null;
  /** The names of the others who share theirs. */
  others: readonly string[];
}

/** Lets the other members of a bar choose drinks by one's taste: off by default, and taken back as easily. */
function ShareTaste({ bar, own, others }: ShareTasteProps) {
  const t = useText();
  const isOnline = useOnline();
  const isShared = bar.members[currentUid()]?.palate !== undefined;
  if (bar.member_uids.length < 2 && !isShared) return null;
  const hint = !isOnline
    ? 'tonight.share.offline'
    : own === null && !isShared
      ? 'tonight.share.unknown'
      : null;
  return (
    <Box
      component="section"
      aria-labelledby="together"
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="together">
        {t('tonight.share.title')}
      </Typography>
      {others.length > 0 && (
        <Typography dir="auto">{t('tonight.share.others', { names: joinedNames(others) })}</Typography>
      )}
      <FormControlLabel
        control={
          <Switch
            checked={isShared}
            disabled={hint !== null}
            onChange={(_, checked) => {
              sharePalate(bar.id, checked ? own : null).catch(showFailure);
            }}
            slotProps={{ input: { 'aria-describedby': 'together-what' } }}
          />
        }
        label={t('tonight.share')}
      />
      <Typography id="together-what" color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('tonight.share.what')} {hint !== null && t(hint)}
      </Typography>
    </Box>
  );
}

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
