import Typography from '@mui/material/Typography';
import type { Unsent } from '#data/session/logout.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { Material } from '#ui/material.tsx';

/** The question between somebody and logging out: what they would lose, and where their answer goes. */
export interface LeaveQuestion {
  lost: Unsent;
  answer: (leave: boolean) => void;
}

/** Asks before logging out takes along what was not sent or saved. */
export function LeaveDialog({ question: { lost, answer } }: { question: LeaveQuestion }) {
  const t = useText();
  return (
    <Material>
      <ConfirmDialog
        open
        title={t('logout.ask.title')}
        confirmLabel={t('logout.ask.leave')}
        cancelLabel={t('logout.ask.stay')}
        tone="remove"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {lost.changes && <Typography>{t('logout.ask.changes')}</Typography>}
        {lost.drafts && <Typography>{t('logout.ask.drafts')}</Typography>}
      </ConfirmDialog>
    </Material>
  );
}
