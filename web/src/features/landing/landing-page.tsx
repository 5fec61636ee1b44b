import { lazy, Suspense, type ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CabinetIcon, RecipesIcon, SearchIcon } from '#ui/icons/door.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButtonLink } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';
import styles from './landing.module.css';

const LandingShelf = lazy(async () => ({ default: (await import('./landing-shelf.tsx')).LandingShelf }));

const POINTS = [
  { id: 'landing.cabinet', icon: CabinetIcon },
  { id: 'landing.recipes', icon: RecipesIcon },
  { id: 'landing.search', icon: SearchIcon },
] as const;

/** `/` for visitors: what the product does, and the way in, or a `notice` for those half in. */
export function LandingPage({ notice }: { notice?: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
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
      <div className={styles.shelf} aria-hidden>
        <Suspense
          fallback={Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.place} />
          ))}
        >
          <LandingShelf />
        </Suspense>
      </div>
      <ul className={styles.points}>
        {POINTS.map(({ id, icon: PointIcon }) => (
          <li key={id}>
            <PointIcon size={32} />
            {t(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
