import type { Bar } from '@cellaret/domain/bars/bar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { adopt, useMovables, type Movable } from '#data/bars/adopt.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { useAction } from './use-action.ts';

const KINDS = {
  bar_cabinet: 'bars.adopt.cabinet',
  menu: 'bars.adopt.menu',
  plan: 'bars.adopt.plan',
} as const;

const NONE: readonly Movable[] = [];

/** Cabinets and menus from home that can move into the bar. They do not move back, so each is confirmed. */
export function MoveIn({ bar: { id, bar_name } }: { bar: Pick<Bar, 'id' | 'bar_name'> }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const live = useMovables();
  const all = live.state === 'ready' ? live.value : NONE;
  const reading = useReading(live, all.length === 0);
  const { busy, run } = useAction();
  const [asked, setAsked] = useState<Movable | null>(null);
  const move = async (thing: Movable): Promise<void> => {
    if (!(await run(() => adopt(id, thing), t('bars.adopted', { name: thing.name, bar: bar_name })))) return;
    setAsked(null);
    // Its button goes with it.
    heading.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby="move-in">
      <Typography variant="h2" id="move-in" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('bars.adopt')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('bars.adopt.text')}</Typography>
      {reading === 'waiting' && <ListSkeleton label={t('common.loading')} />}
      {reading === 'unread' && <UnreadNotice retry={() => location.reload()} />}
      {reading === 'read' && all.length === 0 && (
        <Typography sx={{ mt: 1 }}>{t('bars.adopt.none')}</Typography>
      )}
      <Box component="ul" aria-labelledby="move-in" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map((thing) => (
          <Box
            component="li"
            key={`${thing.kind} ${thing.id}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              minHeight: 64,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <span dir="auto">{thing.name}</span>
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{t(KINDS[thing.kind])}</Box>
            </Box>
            <Button
              variant="outlined"
              size="small"
              aria-label={t('bars.adopt.it', { name: thing.name })}
              onClick={() => setAsked(thing)}
            >
              {t('bars.adopt.move')}
            </Button>
          </Box>
        ))}
      </Box>
      {asked && (
        <ConfirmDialog
          open
          title={t('bars.adopt.title', { name: asked.name, bar: bar_name })}
          confirmLabel={t('bars.adopt.move')}
          cancelLabel={t('bars.cancel')}
          busy={busy}
          onConfirm={() => void move(asked)}
          onCancel={() => setAsked(null)}
        >
          <Typography>{t('bars.adopt.warning')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}
