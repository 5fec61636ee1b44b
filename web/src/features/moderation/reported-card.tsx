import type { ModerationAction, ReportReason } from '@cellaret/domain/moderation/moderation';
import type { ReportedThing } from '@cellaret/domain/moderation/moderation-answers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { moderate } from '#data/moderation/moderation.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatMoment } from '#lib/text/format.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { REASON_TEXTS } from '#ui/report/reason-texts.ts';
import type { ReportedGroup, ReportRow } from './group-reports.ts';

/** The action that undoes another; null if there is none, so it is confirmed first. */
const INVERSE: Readonly<Record<ModerationAction, ModerationAction | null>> = {
  hide: 'show',
  show: 'hide',
  lock: 'unlock',
  unlock: 'lock',
  dismiss: null,
  'take-down': null,
};

/** Actions that fit the state of a thing. */
function actionsFor({ kind, exists, hidden, locked }: ReportedThing): ModerationAction[] {
  if (!exists) return ['dismiss'];
  return [
    hidden === 'yes' ? 'show' : 'hide',
    ...(hidden === 'provisionally' ? (['show'] as const) : []),
    ...(hidden === 'yes' ? [] : (['dismiss'] as const)),
    ...(kind === 'ingredient'
      ? [locked ? ('unlock' as const) : ('lock' as const)]
      : (['take-down'] as const)),
  ];
}

interface ThingActionsProps {
  thing: ReportedThing;
  /** Why it would be hidden. */
  reason: ReportReason;
  onDone: () => void;
}

/** Moderation of a thing: at once with an undo, or after a question if there is none. */
function ThingActions({ thing, reason, onDone }: ThingActionsProps) {
  const t = useText();
  const failureText = useFailureText();
  const [asking, setAsking] = useState<ModerationAction | null>(null);
  const [busy, setBusy] = useState<ModerationAction | null>(null);
  const { kind, id, name } = thing;

  const act = async (action: ModerationAction, isUndo = false): Promise<void> => {
    setBusy(action);
    try {
      await moderate({ kind, item_id: id, action, reason: action === 'hide' ? reason : null, note: '' });
      const inverse = isUndo ? null : INVERSE[action];
      showToast(t(`moderation.${action}.done`, { name }), {
        tone: 'success',
        ...(inverse && {
          action: { label: t('moderation.undo'), run: () => void act(inverse, true) },
        }),
      });
      onDone();
    } catch (failure) {
      showToast(t('moderation.failed', { name, reason: failureText(failure) }), { tone: 'error' });
    } finally {
      setBusy(null);
      setAsking(null);
    }
  };

  return (
    <>
      {actionsFor(thing).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'take-down' ? 'bitters' : 'primary'}
          loading={busy === action}
          disabled={busy !== null}
          onClick={() => (INVERSE[action] === null ? setAsking(action) : void act(action))}
        >
          {t(`moderation.${action}`)}
        </Button>
      ))}
      {asking !== null && (
        <ConfirmDialog
          open
          title={t(asking === 'take-down' ? 'moderation.take-down.ask' : 'moderation.dismiss.ask', { name })}
          confirmLabel={t(`moderation.${asking}`)}
          cancelLabel={t('common.cancel')}
          tone={asking === 'take-down' ? 'remove' : 'action'}
          busy={busy !== null}
          onConfirm={() => void act(asking)}
          onCancel={() => setAsking(null)}
        >
          {t(asking === 'take-down' ? 'moderation.take-down.text' : 'moderation.dismiss.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

function ReportLine({ report }: { report: ReportRow }) {
  const t = useText();
  return (
    <Box component="li">
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {t(REASON_TEXTS[report.reason])}
      </Typography>{' '}
      <Typography component="span" color="textSecondary" variant="body2">
        {formatMoment(new Date(report.created_at))}
      </Typography>
      {report.text !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {report.text}
        </Typography>
      )}
      <Link to={PATHS.adminPerson(report.reporter_uid)}>{t('moderation.reporter')}</Link>
    </Box>
  );
}

/** A thing that was reported: what it is, what is said of it, and what can be done. */
export function ReportedCard({
  group: { thing, reports },
  onDone,
}: {
  group: ReportedGroup;
  onDone: () => void;
}) {
  const t = useText();
  const { kind, id, exists, hidden, locked, uid } = thing;
  const name = thing.name || t('moderation.nameless', { id });
  const to = kind === 'recipe' ? PATHS.recipe(id) : PATHS.ingredient(id);
  return (
    <Card component="article" variant="outlined" sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography
          variant="h2"
          dir="auto"
          sx={{ fontSize: '1.25rem', flex: '1 1 12rem', overflowWrap: 'anywhere' }}
        >
          {exists ? <Link to={to}>{name}</Link> : name}
        </Typography>
        <Chip size="small" label={t(kind === 'recipe' ? 'moderation.recipe' : 'moderation.ingredient')} />
        {!exists && <Chip size="small" label={t('moderation.gone')} />}
        {hidden !== 'no' && (
          <Chip
            size="small"
            color="warning"
            label={t(hidden === 'yes' ? 'moderation.hidden' : 'moderation.hidden-by-reports')}
          />
        )}
        {locked && <Chip size="small" label={t('moderation.locked')} />}
      </Box>
      {reports.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
          {reports.map((report) => (
            <ReportLine key={report.reporter_uid} report={report} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ThingActions thing={{ ...thing, name }} reason={reports[0]?.reason ?? 'wrong'} onDone={onDone} />
        {uid !== null && (
          <Button component={Link} to={PATHS.adminPerson(uid)}>
            {t(kind === 'recipe' ? 'moderation.owner' : 'moderation.last-editor')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
