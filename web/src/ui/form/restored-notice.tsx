import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '#lib/i18n/i18n.ts';

/** Says that the form shows what was typed earlier, and lets go of it on request. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useText();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {t('form.draft.discard')}
        </Button>
      }
    >
      {t('form.draft.restored')}
    </Alert>
  );
}
