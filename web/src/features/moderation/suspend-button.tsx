import Button from '@mui/material/Button';
import { useState } from 'react';
import { callApi } from '#data/api/client.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';

interface SuspendButtonProps {
  uid: string;
  name: string;
  suspended: boolean;
  onDone: () => void;
}

/** Suspends an account, or lifts that, after a question. */
export function SuspendButton({ uid, name, suspended, onDone }: SuspendButtonProps) {
  const t = useText();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const way = suspended ? 'lift' : 'suspend';

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await callApi('suspend', {}, { uid, suspended: !suspended, note: '' });
      showToast(t(`moderation.${way}.done`, { name }), { tone: 'success' });
      onDone();
    } catch (failure) {
      showToast(t('moderation.failed', { name, reason: failureText(failure) }), { tone: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        color={suspended ? 'primary' : 'bitters'}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t(`moderation.${way}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`moderation.${way}.ask`, { name })}
        confirmLabel={t(`moderation.${way}`)}
        cancelLabel={t('common.cancel')}
        tone={suspended ? 'action' : 'remove'}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t(`moderation.${way}.text`)}
      </ConfirmDialog>
    </>
  );
}
