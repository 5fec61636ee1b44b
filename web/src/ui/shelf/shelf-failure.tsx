import { useText } from '#lib/i18n/i18n.ts';
import { FailureBanner } from '../kit/failure-banner.tsx';

/** A cabinet or menu that could not be read, with a way on. */
export function ShelfFailure({ text }: { text: string }) {
  const t = useText();
  return (
    <FailureBanner retry={() => location.reload()} retryText={t('bar-cabinet.try-again')}>
      {text}
    </FailureBanner>
  );
}
