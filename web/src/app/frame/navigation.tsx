import { Link, useLocation } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { IngredientsIcon, ProfileIcon, RecipesIcon, SearchIcon } from '#ui/icons/door.tsx';
import styles from './navigation.module.css';
import { sectionOf } from './sections.ts';

const ITEMS = [
  { to: PATHS.menu, label: 'navigation.recipes', icon: RecipesIcon },
  { to: PATHS.barCabinet, label: 'navigation.ingredients', icon: IngredientsIcon },
  { to: PATHS.search, label: 'navigation.search', icon: SearchIcon },
  { to: PATHS.profile, label: 'navigation.profile', icon: ProfileIcon },
] as const;

/**
 * The four destinations, of which the one the reader is in is marked: a bar at the foot of narrow screens,
 * within the thumb's reach; at the side of wide ones.
 */
export function Navigation() {
  const t = useText();
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const currentOf = (to: string) => (to === pathname ? 'page' : to === section ? 'true' : undefined);
  return (
    <nav className={styles.bar} aria-label={t('navigation.label')}>
      <ul className={styles.list}>
        {ITEMS.map(({ to, label, icon: ItemIcon }) => (
          <li key={to}>
            <Link to={to} className={styles.item} aria-current={currentOf(to)}>
              <ItemIcon />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
