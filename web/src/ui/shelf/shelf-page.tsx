import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { OfflineIcon } from '../icons/door.tsx';
import { CloudIcon } from '../icons/things.tsx';
import { Banner } from '../kit/banner.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageHeading } from '../page-heading.tsx';
import { UnreadNotice } from '../unread-notice.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { ShelfParts } from './use-shelf-parts.ts';

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

const Unread = () => <UnreadNotice retry={() => location.reload()} />;

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

/** So many suggestions are shown before somebody asks for all. */
const FIRST = 4;

interface ShelfProps<T> {
  shelf: ShelfParts<T>;
}

/** The 'Suggested' list below a shelf, or beside it. */
function SuggestedSection<T>({ shelf: { filling, present } }: ShelfProps<T>) {
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
            added={present}
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

/** The page of a cabinet or menu, once it is known which there are. */
export function ShelfPage<T>({
  shelf: { chosen, texts },
  children,
}: ShelfProps<T> & { children: ReactNode }) {
  if (!chosen.ready) return chosen.reading === 'unread' ? <Unread /> : <ShelfSkeleton />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {/* Seen as the name in the dropdown. */}
      <PageHeading hidden>{chosen.selected?.name ?? texts.title}</PageHeading>
      {children}
    </Box>
  );
}

/** The contents of a shelf, and beside them or below what else would fit. */
export function ShelfColumns<T>({ shelf, children }: ShelfProps<T> & { children: ReactNode }) {
  const { selected, mayChange, pending, reading } = shelf.chosen;
  return (
    <>
      <SyncNote pending={pending} />
      <Columns>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 1 }}>
          {selected !== null || reading === 'read' ? children : reading === 'unread' && <Unread />}
        </Box>
        {selected !== null && mayChange && <SuggestedSection shelf={shelf} />}
      </Columns>
    </>
  );
}

/** Stands where nothing is on a shelf, with the way on. */
export function EmptyShelf<T>({ shelf, action }: ShelfProps<T> & { action?: ReactNode }) {
  const t = useText();
  const { selected, mayChange } = shelf.chosen;
  return (
    <EmptyState title={shelf.texts.empty} action={mayChange && action}>
      {selected === null && mayChange && (
        <Typography color="textSecondary">{t('bar-cabinet.first')}</Typography>
      )}
    </EmptyState>
  );
}
