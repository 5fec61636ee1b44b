import { Link, useLocation } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { beginningOf, PATHS, ROUTES } from '#lib/page-paths.ts';
import styles from './section-links.module.css';

/** The screens of each destination. `short` is said on a tab for which the name is too long. */
const SECTIONS = [
  [
    { to: PATHS.menu, name: 'section.menu' },
    { to: PATHS.myDrinks, name: 'section.my-drinks' },
    { to: PATHS.recipes, name: 'section.recipes', short: 'section.all' },
    { to: PATHS.party, name: 'section.party' },
  ],
  [
    { to: PATHS.barCabinet, name: 'section.cabinet' },
    { to: PATHS.shoppingList, name: 'section.shopping-list' },
    { to: PATHS.houseRules, name: 'section.house-rules' },
    { to: PATHS.ingredients, name: 'section.ingredients', short: 'section.all' },
  ],
  [
    { to: PATHS.search, name: 'navigation.search' },
    { to: PATHS.whatCanIMake, name: 'section.i-can-make' },
    { to: PATHS.tonight, name: 'section.tonight' },
    { to: PATHS.flavourMap, name: 'section.flavour-map', short: 'section.map' },
    { to: PATHS.home, name: 'section.whats-new', short: 'section.new' },
  ],
  [
    { to: PATHS.profile, name: 'navigation.profile' },
    { to: PATHS.bars, name: 'section.bars' },
  ],
] as const;

/** Tabs whose pages below show the switcher too; other pages, such as a recipe, have the window alone. */
const BELOW: readonly string[] = [beginningOf(ROUTES.partyPlan), PATHS.bars];

/** Marks the entry of the current page, or of a page above it. */
function currentIn(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return BELOW.includes(to) && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** All screens of the destination one is in, under the header, with the present one marked. */
export function SectionLinks() {
  const t = useText();
  const { pathname } = useLocation();
  // The home page is no screen of the search, and has the window alone.
  if (pathname === PATHS.home) return null;
  const entries = SECTIONS.find((section) => section.some(({ to }) => currentIn(to, pathname)));
  if (!entries) return null;
  return (
    <ul className={styles.list} aria-label={t('section.label')}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            aria-current={currentIn(entry.to, pathname)}
            {...('short' in entry && { 'aria-label': t(entry.name) })}
          >
            {t('short' in entry ? entry.short : entry.name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
