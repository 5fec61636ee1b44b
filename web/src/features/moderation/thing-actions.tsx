import type { ModerationAction, ReportReason } from '@cellaret/domain/moderation/moderation';
import type { ReportedThing } from '@cellaret/domain/moderation/moderation-answers';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { moderate } from '#data/moderation/moderation.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';

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
export function ThingActions({ thing, reason, onDone }: ThingActionsProps) {
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
