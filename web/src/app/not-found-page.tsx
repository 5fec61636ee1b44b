import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { EmptyShelf } from '#ui/kit/empty-shelf.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButtonLink } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';

/** Any address the product does not have. */
export function NotFoundPage() {
  const t = useText();
  return (
    <div className={text.page}>
      <EmptyShelf width={200} />
      <PageHeading>{t('not-found.heading')}</PageHeading>
      <p>{t('not-found.explanation')}</p>
      <PlainButtonLink variant="contained" to={PATHS.home}>
        {t('not-found.home')}
      </PlainButtonLink>
    </div>
  );
}
