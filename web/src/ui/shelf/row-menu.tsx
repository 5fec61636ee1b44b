import { useText } from '#lib/i18n/i18n.ts';
import { MoreMenu } from '../kit/more-menu.tsx';

/** The menu of a row, with 'Remove'. */
export function RowMenu({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText();
  return (
    <MoreMenu
      label={t('bar-cabinet.more', { name })}
      removeText={t('bar-cabinet.remove')}
      onRemove={onRemove}
    />
  );
}
