import { Suspense, useState, type ReactNode } from 'react';
import { keepBar, keptBar } from '#lib/browser/kept-bar.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { PATHS } from '#lib/page-paths.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButtonLink } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';
import { SceneCard } from './landing-scenes.tsx';
import styles from './landing.module.css';

const LandingBar = lazyOptional(async () => (await import('./landing-bar.tsx')).LandingBar);

/** Ticked at first: gin, white rum, bourbon, Campari, sweet vermouth, lime juice and syrup. */
const FIRST_TICKED: readonly number[] = [10002, 10013, 10025, 10095, 10108, 10155, 10135];

/** `/` for visitors: bottles to tick and what they make, and the way in, or a `notice` for those half in. */
export function LandingPage({ notice }: { notice?: ReactNode }) {
  const t = useText();
  const [ticked, setTicked] = useState(() => keptBar() ?? FIRST_TICKED);
  return (
    <>
      <div className={styles.page}>
        <div className={styles.words}>
          <PageHeading>{t('landing.heading')}</PageHeading>
          <p className={text.lead}>{t('landing.tick')}</p>
          {notice ?? (
            <ActionBar>
              <PlainButtonLink
                variant="contained"
                to={PATHS.register}
                onClick={() => ticked.length > 0 && keepBar(ticked)}
              >
                {t('landing.keep')}
              </PlainButtonLink>
            </ActionBar>
          )}
        </div>
        <Suspense fallback={<div className={styles.place} />}>
          <LandingBar ticked={ticked} onTick={setTicked} />
        </Suspense>
      </div>
      <div className={styles.scenes}>
        <SceneCard id="guests" />
        <SceneCard id="shared" />
        <SceneCard id="offline" />
      </div>
    </>
  );
}
