import Button from '@mui/material/Button';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '../kit/banner.tsx';

/** A cabinet or menu that could not be read, with a way on. */
export function ShelfFailure({ text }: { text: string }) {
  const t = useText();
  return (
    <Banner
      tone="error"
      action={
        <Button color="inherit" onClick={() => location.reload()}>
          {t('bar-cabinet.try-again')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
