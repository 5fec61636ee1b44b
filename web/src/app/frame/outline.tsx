import { matchPath, useLocation } from 'react-router-dom';
import { ROUTES } from '#lib/page-paths.ts';
import styles from './outline.module.css';

/** Where a page will be, while nobody knows whose it is: drawn ahead (prerender.tsx), for the eye alone. */
export function Outline() {
  const { pathname } = useLocation();
  const isRecipe = matchPath(ROUTES.recipe, pathname) !== null;
  return (
    <div className={styles.outline} aria-hidden>
      {isRecipe ? <div className={styles.wall} data-hero /> : <div className={styles.title} />}
      <div className={styles.block} />
    </div>
  );
}
