import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnline } from '#lib/browser/online.ts';
import type { Loaded } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { OfflineIcon, SearchIcon } from '../icons/door.tsx';
import { CloudIcon } from '../icons/things.tsx';
import { Banner } from '../kit/banner.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import type { MoreEntry } from '../kit/more-menu.tsx';
import { PageHeading } from '../page-heading.tsx';
import { UnreadNotice } from '../unread-notice.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ShelfBar } from './shelf-bar.tsx';
import { ShelfContents } from './shelf-contents.tsx';
import type { ChosenShelf, Filling, ShelfTexts } from './shelf.ts';

/** A cabinet or menu on its way, in the place it will have. */
function ShelfSkeleton() {
  const t = useText();
  return (
    <Box role="status" aria-label={t('bar-cabinet.loading')} sx={{ display: 'grid', gap: 1 }}>
      <Skeleton height={48} />
      <Skeleton variant="rounded" width="60%" height={40} />
      <Skeleton variant="rounded" height={52} sx={{ mt: 6, maxWidth: 420 }} />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={66} />
      ))}
    </Box>
  );
}

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Says that changes wait for the network: at once when offline, after two seconds when it is slow. */
function SyncNote({ pending }: { pending: boolean }) {
  const t = useText();
  const online = useOnline();
  if (!pending) return null;
  return (
    <Chip
      icon={online ? <CloudIcon size={18} /> : <OfflineIcon size={18} />}
      label={t(online ? 'bar-cabinet.sync.waiting' : 'bar-cabinet.sync.offline')}
      sx={{
        justifySelf: 'start',
        ...(online && { animation: `${appear} 1ms linear 2s both` }),
      }}
    />
  );
}

/**
 * Asks for other suggestions once all that were given stand on the shelf, and the server knows of it. Returns
 * what asks for them before that, where some do: for a moment at which the list may change without anybody
 * reaching for it.
 */
function useFreshSuggestions(
  suggestions: Loaded<readonly { id: number }[]>,
  added: ReadonlySet<number>,
  pending: boolean,
): () => void {
  const given = suggestions.state === 'ready' ? suggestions.value : [];
  const retry = suggestions.state === 'ready' ? suggestions.retry : null;
  const taken = given.filter(({ id }) => added.has(id)).length;
  const isUsedUp = given.length > 0 && taken === given.length;
  const asked = useRef('');
  const key = given.map(({ id }) => id).join();
  useEffect(() => {
    if (!isUsedUp || pending || retry === null || asked.current === key) return;
    asked.current = key;
    retry();
  }, [isUsedUp, pending, retry, key]);
  return () => {
    if (taken > 0) retry?.();
  };
}

interface SuggestedSectionProps<T> {
  filling: Filling<T>;
  /** Ids on the shelf. */
  added: ReadonlySet<number>;
}

/** So many suggestions are shown before somebody asks for all. */
const FIRST = 4;

/** The 'Suggested' list below a shelf, or beside it. */
function SuggestedSection<T>({ filling, added }: SuggestedSectionProps<T>) {
  const { suggestions, choices } = filling;
  const t = useText();
  return (
    <Box
      component="section"
      aria-labelledby="suggested"
      sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, displayPrint: 'none' }}
    >
      <Typography variant="h2" id="suggested">
        {t('bar-cabinet.suggested')}
      </Typography>
      {suggestions.state === 'loading' && <Skeleton variant="rounded" height={72} />}
      {suggestions.state === 'error' && (
        <Banner
          tone="notice"
          action={
            <Button color="inherit" onClick={suggestions.retry}>
              {t('bar-cabinet.try-again')}
            </Button>
          }
        >
          {t('bar-cabinet.suggestions-failed')}
        </Banner>
      )}
      {suggestions.state === 'ready' &&
        (choices.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('bar-cabinet.nothing-suggested')}</Typography>
        ) : (
          <ChoiceList
            label={t('bar-cabinet.suggested')}
            choices={choices}
            first={FIRST}
            added={added}
            onAdd={filling.add}
            onTakeBack={filling.remove}
          />
        ))}
    </Box>
  );
}

/** A shelf and what else would fit: below it, and beside it in a wide window. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 372px',
    gap: theme.spacing(6),
    alignItems: 'start',
  },
  '@media print': { display: 'block' },
}));

interface ShelfPageProps<I extends { id: number }, T> {
  /** Names the controls in the page. */
  id: string;
  texts: ShelfTexts;
  chosen: ChosenShelf;
  filling: Filling<T>;
  /** One line about what is on the shelf. */
  summary?: ReactNode;
  sort: ReactNode;
  /** The menu of all else that can be done with the shelf; `find` opens the box that filters it. */
  more: (find: MoreEntry | null) => ReactNode;
  /** The way on while nothing is in it. */
  emptyAction?: ReactNode;
  items: readonly I[];
  /** The words by which an item is found among the others. */
  wordsOf: (item: I) => string;
  /** Group of an item, if the shelf shows groups. Keep its identity while its answers stay the same. */
  groupOf?: ((item: I) => string) | undefined;
  /** One item; `remove` is what its 'Remove' calls. */
  row: (item: I, remove: () => void) => ReactNode;
  /** The same standing on a shelf, where the window has room for one; rows if left out. */
  tile?: ((item: I, remove: () => void, group: string | undefined) => ReactNode) | undefined;
  onSeen: (items: readonly I[]) => void;
}

/** The frame of a cabinet and of a menu: which, what is in it, what else would fit, its dialogs. */
export function ShelfPage<I extends { id: number }, T>(props: ShelfPageProps<I, T>) {
  const t = useText();
  const { items, chosen, filling, texts } = props;
  const { selected, pending, reading } = chosen;
  const addButton = useRef<HTMLButtonElement>(null);
  const present = new Set(items.map((item) => item.id));
  const refresh = useFreshSuggestions(filling.suggestions, present, pending);

  const [finding, setFinding] = useState(false);
  const find = { text: texts.find, icon: <SearchIcon />, run: () => setFinding(true) };

  const unread = <UnreadNotice retry={() => location.reload()} />;
  if (!chosen.ready) return reading === 'unread' ? unread : <ShelfSkeleton />;
  const hasItems = selected !== null && items.length > 0;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {/* Seen as the name in the dropdown. */}
      <PageHeading hidden>{selected?.name ?? texts.title}</PageHeading>
      <ShelfBar
        id={props.id}
        texts={texts}
        chosen={chosen}
        filling={filling}
        summary={hasItems && props.summary}
        tools={
          <>
            {hasItems && props.sort}
            {selected !== null && props.more(hasItems ? find : null)}
          </>
        }
        quiet={!hasItems && props.emptyAction !== undefined}
        addButton={addButton}
        present={present}
        refresh={refresh}
      />
      <SyncNote pending={pending} />
      <Columns>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 1 }}>
          {selected === null && reading !== 'read' ? (
            reading === 'unread' && unread
          ) : items.length === 0 ? (
            <EmptyState title={texts.empty} action={chosen.mayChange && props.emptyAction}>
              {selected === null && chosen.mayChange && (
                <Typography color="textSecondary">{t('bar-cabinet.first')}</Typography>
              )}
            </EmptyState>
          ) : (
            <ShelfContents
              // Another shelf has other heights, and is looked through for other things.
              key={selected?.id}
              label={texts.list}
              findLabel={texts.find}
              finding={finding}
              items={items}
              wordsOf={props.wordsOf}
              row={props.row}
              tile={props.tile}
              groupOf={props.groupOf}
              onRemove={filling.remove}
              onSeen={props.onSeen}
              afterLast={addButton}
            />
          )}
        </Box>
        {selected !== null && chosen.mayChange && <SuggestedSection filling={filling} added={present} />}
      </Columns>
    </Box>
  );
}
