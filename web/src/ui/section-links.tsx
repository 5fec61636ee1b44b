import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  columnGap: theme.spacing(2.5),
  padding: 0,
  // On a phone they go on beyond the edge of the window.
  marginInline: 'calc(-1 * var(--column-start)) calc(-1 * var(--column-end))',
  paddingInline: 'var(--column-start) var(--column-end)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    borderBottom: '3px solid transparent',
  },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.primary.main,
  },
  '@media print': { display: 'none' },
}));

/** The screens of each destination of the navigation that has several. */
const SECTIONS = {
  recipes: [
    { to: PATHS.menu, text: 'section.menu' },
    { to: PATHS.myDrinks, text: 'section.my-drinks' },
    { to: PATHS.party, text: 'section.party' },
    { to: PATHS.recipes, text: 'section.recipes' },
    { to: PATHS.whatCanIMake, text: 'section.what-can-i-make' },
  ],
  ingredients: [
    { to: PATHS.barCabinet, text: 'section.cabinet' },
    { to: PATHS.shoppingList, text: 'section.shopping-list' },
    { to: PATHS.ingredients, text: 'section.ingredients' },
    { to: PATHS.whatCanIMake, text: 'section.what-can-i-make' },
  ],
  search: [
    { to: PATHS.search, text: 'navigation.search' },
    { to: PATHS.whatCanIMake, text: 'section.what-can-i-make' },
    { to: PATHS.flavourMap, text: 'section.flavour-map' },
  ],
} as const;

/** Marks the entry of the current page, or of a page above it. */
function currentIn(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** The screens of one destination, below their headings, with the present one marked. */
export function SectionLinks({ section }: { section: keyof typeof SECTIONS }) {
  const t = useText();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - current.offsetWidth;
  }, []);
  return (
    <List ref={list} aria-label={t('section.label')}>
      {SECTIONS[section].map(({ to, text }) => (
        <li key={to}>
          <Link to={to} aria-current={currentIn(to, pathname)}>
            {t(text)}
          </Link>
        </li>
      ))}
    </List>
  );
}
