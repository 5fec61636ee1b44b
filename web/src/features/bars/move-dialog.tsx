import type { Bar } from '@cellaret/domain/bars/bar';
import Typography from '@mui/material/Typography';
import { adopt, type Movable } from '#data/bars/adopt.ts';
import { goTo } from '#data/bars/places.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { useAction } from './use-action.ts';

interface MoveDialogProps {
  bar: Bar;
  things: readonly Movable[];
  /** True from the bar to home. */
  back: boolean;
  mayUndo: boolean;
  onClose: () => void;
  onMoved: () => void;
}

/** Says what a move takes along and who sees it then, moves, and leads to where it went. */
export function MoveDialog({ bar, things, back, mayUndo, onClose, onMoved }: MoveDialogProps) {
  const t = useText();
  const preferences = useChosenPreferences();
  const { busy, run } = useAction();
  const name = things.map((thing) => thing.name).join('”, “');
  const shown = things.flatMap((thing) => thing.shown);
  const moved = (home: boolean): string =>
    t(home ? 'bars.adopt.back.done' : 'bars.adopted', { name, bar: bar.bar_name });
  const moveAll = async (home: boolean): Promise<void> => {
    // A cabinet before what follows it; one after the other, as they share what they change.
    for (const thing of things) await adopt(bar.id, { ...thing, back: home });
  };
  const undo = {
    label: t('bars.adopt.undo'),
    run: () => void run(() => moveAll(true), moved(true)),
  };
  const isThere = preferences.active_bar_id === (back ? null : bar.id);
  const go = {
    label: t(back ? 'bars.go-home' : 'bars.go'),
    run: () => void goTo(preferences, back ? null : bar.id).catch(showFailure),
  };
  const ways = mayUndo
    ? { action: undo, ...(!isThere && { other: go }) }
    : { ...(!isThere && { action: go }) };
  const confirm = async (): Promise<void> => {
    if (await run(() => moveAll(back), moved(back), ways)) onMoved();
  };
  return (
    <ConfirmDialog
      open
      title={t(back ? 'bars.adopt.back.title' : 'bars.adopt.title', { name, bar: bar.bar_name })}
      confirmLabel={t(back ? 'bars.adopt.back' : 'bars.adopt.move')}
      cancelLabel={t('bars.cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography>{t(back ? 'bars.adopt.back.seen' : 'bars.adopt.seen')}</Typography>
      {shown.length > 0 && (
        <Typography sx={{ mt: 1 }}>{t('bars.adopt.along', { names: shown.join('”, “') })}</Typography>
      )}
      {!back && !mayUndo && <Typography sx={{ mt: 1 }}>{t('bars.adopt.owner')}</Typography>}
    </ConfirmDialog>
  );
}
