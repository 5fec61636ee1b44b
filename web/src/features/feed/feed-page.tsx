import { useText } from '#lib/i18n/i18n.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** `/` for verified users. */
export function FeedPage() {
  const t = useText();
  return <PageHeading>{t('feed.heading')}</PageHeading>;
}
