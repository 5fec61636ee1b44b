import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { LAYOUT } from '@cellaret/domain/limits';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { LAYOUT_PX } from './layout.ts';
import { IngredientsIcon, ProfileIcon, RecipesIcon, SearchIcon } from '#ui/icons/navigation.tsx';

const wide = `@media (min-width: ${LAYOUT.mobileBreakpointPx}px)`;

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 -1px 12px rgb(40 26 10 / 0.10)',
  ul: { display: 'flex', listStyle: 'none', margin: 0, padding: 0, height: LAYOUT_PX.bottomBar },
  li: { flex: 1 },
  [wide]: {
    insetInline: '0 auto',
    top: LAYOUT_PX.header,
    width: LAYOUT_PX.sideBar,
    paddingBottom: 0,
    boxShadow: 'none',
    backgroundColor: 'transparent',
    ul: { flexDirection: 'column', height: 'auto', gap: 8, padding: '16px 8px' },
  },
}));

const Item = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  height: '100%',
  minHeight: 60,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderRadius: 12,
  '& svg': { transition: 'transform 150ms' },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.active': {
    color: theme.vars.palette.primary.main,
    '& svg': { transform: 'translateY(-1px)' },
    [wide]: {
      backgroundColor: theme.vars.palette.primary.tint,
      color: theme.vars.palette.primary.onTint,
    },
  },
  [wide]: { paddingBlock: 10 },
}));

const ITEMS = [
  { to: PATHS.menu, label: 'navigation.recipes', icon: RecipesIcon },
  { to: PATHS.barCabinet, label: 'navigation.ingredients', icon: IngredientsIcon },
  { to: PATHS.search, label: 'navigation.search', icon: SearchIcon },
  { to: PATHS.profile, label: 'navigation.profile', icon: ProfileIcon },
] as const;

/** The four destinations: a bar at the foot of narrow screens, within the thumb's reach; at the side of wide ones. */
export function Navigation() {
  const t = useText();
  return (
    <Bar aria-label={t('navigation.label')}>
      <ul>
        {ITEMS.map(({ to, label, icon: ItemIcon }) => (
          <li key={to}>
            <Item to={to}>
              <ItemIcon />
              {t(label)}
            </Item>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
