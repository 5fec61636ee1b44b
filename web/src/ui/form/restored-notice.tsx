import Button from '@mui/material/Button';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '../kit/banner.tsx';

/** Says that the form shows what was typed earlier, and lets go of it on request. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useText();
  return (
    <Banner
      tone="notice"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {t('form.draft.discard')}
        </Button>
      }
    >
      {t('form.draft.restored')}
    </Banner>
  );
}
