import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButton } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';

/** What a screen shows that broke: the rest of the app stays usable around it. */
export function RouteError() {
  const t = useText();
  const failure = useRouteError();
  useEffect(() => logFailure('A screen failed', failure), [failure]);
  return (
    <div className={text.page}>
      <PageHeading>{t('error.heading')}</PageHeading>
      <p>{t('error.explanation')}</p>
      <PlainButton variant="contained" onClick={() => location.reload()}>
        {t('error.retry')}
      </PlainButton>
    </div>
  );
}
