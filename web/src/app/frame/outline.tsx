import { matchPath, useLocation } from 'react-router-dom';
import { ROUTES } from '#lib/page-paths.ts';
import styles from './outline.module.css';

/** Where a page will be, while nobody knows whose it is: drawn ahead (prerender.tsx), for the eye alone. */
export function Outline() {
  const { pathname } = useLocation();
  if (matchPath(ROUTES.recipe, pathname)) return <RecipeOutline />;
  return (
    <div className={styles.outline} aria-hidden>
      <div className={styles.title} />
      <div className={styles.block} />
    </div>
  );
}

/** With room for a recipe's first words (start/write-recipe.ts), where its page will have them. */
const RecipeOutline = () => (
  <div className={styles.outline} data-outline="recipe" aria-hidden>
    <div className={styles.wall} data-hero>
      <div className={styles.words}>
        <div className={styles.name} dir="auto" data-field="recipe_name" />
        <p className={`${styles.description} ${styles.wide}`} dir="auto" data-field="recipe_description" />
      </div>
    </div>
    <div className={`${styles.block} ${styles.lines}`} />
    <p className={`${styles.description} ${styles.narrow}`} dir="auto" data-field="recipe_description" />
  </div>
);
