import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButtonLink } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';

/** `/` for visitors: what the product does, and the way in. `notice` takes the place of the entrances for those who are half in. */
export function LandingPage({ notice }: { notice?: ReactNode }) {
  const t = useText();
  return (
    <div className={text.page}>
      <PageHeading>{t('landing.heading')}</PageHeading>
      <p className={text.lead}>{t('landing.text')}</p>
      {notice ?? (
        <div className={text.row}>
          <PlainButtonLink variant="contained" size="large" to={PATHS.register}>
            {t('header.register')}
          </PlainButtonLink>
          <PlainButtonLink variant="outlined" size="large" to={PATHS.login}>
            {t('header.login')}
          </PlainButtonLink>
        </div>
      )}
    </div>
  );
}
