import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { undoAll } from '#data/moderation/moderation.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';

const HOUR_MS = 60 * 60 * 1000;

/** How far back an undo reaches, in hours. */
const SPANS = { hour: 1, day: 24, week: 7 * 24, ever: null } as const;

type Span = keyof typeof SPANS;
type What = 'edits' | 'recipes';

const sinceOf = (span: Span): string => {
  const hours = SPANS[span];
  return new Date(hours === null ? 0 : Date.now() - hours * HOUR_MS).toISOString();
};

/** Undoes what a person edited, or takes down what they made, since a moment. */
export function UndoSection({ uid, name, onDone }: { uid: string; name: string; onDone: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const [span, setSpan] = useState<Span>('day');
  const [asking, setAsking] = useState<What | null>(null);
  const [busy, setBusy] = useState<What | null>(null);
  const [said, setSaid] = useState<{ text: string; tone: 'success' | 'error' | 'notice' } | null>(null);

  const run = async (what: What): Promise<void> => {
    setAsking(null);
    setBusy(what);
    let reached = 0;
    try {
      const { count, own } = await undoAll({ uid, since: sinceOf(span), what }, (done) => {
        reached = done;
        setSaid({ text: t('moderation.undo.progress', { count: done }), tone: 'notice' });
      });
      const text = t(`moderation.undo.${what}.done`, { count });
      const left = own.length === 0 ? '' : ` ${t('moderation.undo.own', { count: own.length })}`;
      setSaid({ text: text + left, tone: 'success' });
      announce(text + left);
    } catch (failure) {
      setSaid({
        text: t('moderation.undo.failed', { count: reached, reason: failureText(failure) }),
        tone: 'error',
      });
    } finally {
      setBusy(null);
      onDone();
    }
  };

  return (
    <Box component="section" aria-labelledby="undo" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h2" id="undo" sx={{ fontSize: '1.5rem' }}>
        {t('moderation.undo.heading')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={span}
        aria-label={t('moderation.undo.since')}
        onChange={(_, value: Span | null) => value && setSpan(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {(Object.keys(SPANS) as Span[]).map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`moderation.undo.span.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['edits', 'recipes'] as const).map((what) => (
          <Button
            key={what}
            variant="outlined"
            color="bitters"
            loading={busy === what}
            disabled={busy !== null}
            onClick={() => setAsking(what)}
          >
            {t(`moderation.undo.${what}`)}
          </Button>
        ))}
      </Box>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      {asking && (
        <ConfirmDialog
          open
          title={t(`moderation.undo.${asking}.ask`, { name })}
          confirmLabel={t(`moderation.undo.${asking}`)}
          cancelLabel={t('common.cancel')}
          tone="remove"
          onConfirm={() => void run(asking)}
          onCancel={() => setAsking(null)}
        >
          {t(`moderation.undo.${asking}.text`)}
        </ConfirmDialog>
      )}
    </Box>
  );
}
