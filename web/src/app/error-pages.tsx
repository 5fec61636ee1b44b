import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { EmptyShelf } from '#ui/kit/empty-shelf.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButton, PlainButtonLink } from '#ui/plain/button.tsx';
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

/** Shown in place of a screen that broke: the rest of the app stays usable around it. */
export function RouteError() {
  const failure = useRouteError();
  useEffect(() => logFailure('A screen failed', failure), [failure]);
  return <Broken />;
}

/** Says that something broke, with a way on. Offline, the cause is a file that did not arrive. */
export function Broken() {
  const t = useText();
  const online = useOnline();
  return (
    <div className={text.page}>
      <PageHeading>{t(online ? 'error.heading' : 'sign-in.offline')}</PageHeading>
      {online && <p>{t('error.explanation')}</p>}
      <PlainButton variant="contained" onClick={() => location.reload()}>
        {t('error.retry')}
      </PlainButton>
    </div>
  );
}
