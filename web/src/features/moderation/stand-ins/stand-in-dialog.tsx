import { standInInput, type StandIn } from '@cellaret/domain/availability/stand-ins';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useUnitChoices } from '#data/cabinets/amounts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EntityForm } from '#ui/form/entity-form.tsx';
import { useAskedClose } from '#ui/form/use-asked-close.tsx';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { DetailSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { EMPTY_STAND_IN, savableStandIn, type StandInValues } from './stand-in-form-model.ts';
import { StandInSide } from './stand-in-side.tsx';

interface StandInDialogProps {
  /** The edited entry; null for a new one. */
  entry: StandIn | null;
  /** Rejects with what `failureText` can tell. */
  onSave: (entry: StandIn) => Promise<void>;
  failureText: (failure: unknown) => string;
  onClose: () => void;
}

const noop = (): void => undefined;

/** The form of an entry: so much of one ingredient in place of so much of another. */
export function StandInDialog({ entry, onSave, failureText, onClose }: StandInDialogProps) {
  const t = useText();
  const title = useId();
  const units = useUnitChoices();
  const { changed, close, question } = useAskedClose(onClose, false);
  const saved: StandInValues = entry ?? EMPTY_STAND_IN;
  const choices = units.state === 'ready' ? units.value : [];
  const sides = {
    '': t('stand-ins.form.wanted'),
    stand_in_: t('stand-ins.form.taken'),
  } as const;

  const labelOf = (path: string): string => {
    const prefix = path.startsWith('stand_in_') ? 'stand_in_' : '';
    const field = path.slice(prefix.length);
    const labels: Record<string, string> = {
      ingredient_id: t('stand-ins.form.ingredient'),
      quantity: t('stand-ins.form.quantity'),
      quantity_unit_id: t('stand-ins.form.unit'),
    };
    return `${sides[prefix]}: ${labels[field] ?? field}`;
  };

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <h2 id={title} style={{ font: 'inherit', margin: 0 }}>
          {t(entry ? 'stand-ins.change' : 'stand-ins.add')}
        </h2>
        <IconButton onClick={close} aria-label={t('stand-ins.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {units.state === 'loading' && <DetailSkeleton label={t('common.loading')} />}
        {units.state === 'error' && <UnreadNotice retry={() => location.reload()} />}
        {units.state === 'ready' && (
          <EntityForm
            schema={standInInput}
            initial={saved}
            saved={saved}
            // Four short fields, the dialog stays open where they cannot be saved, and asks before it is
            // closed.
            draft={{ write: noop, drop: noop }}
            prepare={(values) => savableStandIn(values, choices)}
            labelOf={labelOf}
            saveLabel={t('stand-ins.save')}
            onSave={onSave}
            failureText={failureText}
            changed={changed}
          >
            <StandInSide prefix="stand_in_" heading={sides.stand_in_} units={choices} />
            <StandInSide prefix="" heading={sides['']} units={choices} />
          </EntityForm>
        )}
      </DialogContent>
      {question}
    </Dialog>
  );
}
