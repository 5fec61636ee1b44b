import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { NothingHere } from '#ui/kit/empty-state.tsx';

/** An address below `/admin/reference` that names nothing. */
export function MissingReference() {
  const t = useText();
  return (
    <NothingHere heading={t('admin.heading')} to={PATHS.adminReference} toText={t('admin.back')}>
      {t('admin.missing')}
    </NothingHere>
  );
}
