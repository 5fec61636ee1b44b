import { type Bar, mayManage } from '@cellaret/domain/bars/bar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMovables, type Movable } from '#data/bars/adopt.ts';
import { ownRole } from '#data/bars/bars.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Folded } from '#ui/kit/folded.ts';
import { LINED_ROW } from '#ui/kit/lists/list-styles.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { MoveDialog } from './move-dialog.tsx';

const KINDS = {
  bar_cabinet: 'bars.adopt.cabinet',
  menu: 'bars.adopt.menu',
  plan: 'bars.adopt.plan',
} as const;

interface ThingsProps {
  things: readonly Movable[];
  back: boolean;
  onAsk: (thing: Movable) => void;
}

/** Each thing with its button; a menu that guests see has none, for it moves with its cabinet. */
function Things({ things, back, onAsk }: ThingsProps) {
  const t = useText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {things.map((thing) => (
        <Box component="li" key={`${thing.kind} ${thing.id}`} sx={{ ...LINED_ROW, flexWrap: 'wrap' }}>
          <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <span dir="auto">{thing.name}</span>
            <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
              {t(thing.follows ? 'bars.adopt.follows' : KINDS[thing.kind])}
            </Box>
          </Box>
          {!thing.follows && (
            <Button
              aria-label={t(back ? 'bars.adopt.back.it' : 'bars.adopt.it', { name: thing.name })}
              onClick={() => onAsk(thing)}
            >
              {t(back ? 'bars.adopt.back' : 'bars.adopt.move')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const NONE: readonly Movable[] = [];

interface MoveInProps {
  bar: Bar;
  /** For the owner: what lies in the bar, to move it home. */
  back?: boolean;
}

/** Cabinets, menus and parties from home that can move into the bar, one by one or all; or back. */
export function MoveIn({ bar, back = false }: MoveInProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const live = useMovables(back ? bar.id : undefined);
  const all = live.state === 'ready' ? live.value : NONE;
  const reading = useReading(live, all.length === 0);
  const [asked, setAsked] = useState<readonly Movable[] | null>(null);
  const free = all.filter(({ follows }) => follows === null);
  const share = useSearchParams()[0].get('share');
  const shared = free.filter(({ kind, id }) => kind === 'bar_cabinet' && String(id) === share);
  // Who came to share a cabinet is asked as soon as it is read, once.
  const [isToAsk, setToAsk] = useState(!back);
  if (isToAsk && shared.length > 0) {
    setToAsk(false);
    setAsked(shared);
  }
  if (back && all.length === 0) return null;
  const things = <Things things={all} back={back} onAsk={(thing) => setAsked([thing])} />;
  const id = back ? 'move-back' : 'move-in';
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <div>
        <Typography variant="h2" id={id} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t(back ? 'bars.adopt.back' : 'bars.adopt')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t(back ? 'bars.adopt.back.text' : 'bars.adopt.text')}
        </Typography>
      </div>
      {reading === 'waiting' && <ListSkeleton label={t('common.loading')} />}
      {reading === 'unread' && <UnreadNotice retry={() => location.reload()} />}
      {reading === 'read' && all.length === 0 && <Typography>{t('bars.adopt.none')}</Typography>}
      {!back && free.length > 1 && (
        <Button variant="outlined" onClick={() => setAsked(free)}>
          {t('bars.adopt.all')}
        </Button>
      )}
      {back || free.length > 1 ? (
        <Folded>
          <summary>{t('bars.adopt.choose')}</summary>
          {things}
        </Folded>
      ) : (
        things
      )}
      {asked && (
        <MoveDialog
          bar={bar}
          things={asked}
          back={back}
          mayUndo={!back && mayManage(ownRole(bar))}
          onClose={() => setAsked(null)}
          onMoved={() => {
            setAsked(null);
            // Its button goes with it.
            heading.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
