import { Suspense } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import styles from './landing.module.css';

export type SceneId = 'guests' | 'shared' | 'offline';

const Scene = lazyOptional(async () => (await import('./scene.tsx')).Scene);

/** More that there is, as a picture with a title. */
export function SceneCard({ id }: { id: SceneId }) {
  const t = useText();
  return (
    <section className={`${styles.scene} ${styles[id]}`}>
      <h2>{t(`landing.${id}.title`)}</h2>
      <p>{t(`landing.${id}.text`)}</p>
      <div className={styles.stage} aria-hidden>
        <Suspense fallback={null}>
          <Scene id={id} />
        </Suspense>
      </div>
    </section>
  );
}
