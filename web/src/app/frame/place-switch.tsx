import type { Bar } from '@cellaret/domain/bars/bar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { goTo } from '#data/bars/places.ts';
import { usePreferences } from '#data/people/preferences.ts';
import { useShownBar } from '#data/session/place.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { beginningOf, PATHS, ROUTES } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { Menu } from '#ui/kit/menu.tsx';

/** Where one is, at home or in a bar, and the way to the other places. */
export function PlaceSwitch({ bars }: { bars: readonly Bar[] }) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useShownBar();
  const preferences = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = shown?.name ?? t('bars.home');
  const places = [
    { id: null, name: t('bars.home') },
    ...bars.map(({ id, bar_name }) => ({ id, name: bar_name })).sort((a, b) => a.name.localeCompare(b.name)),
  ];
  const go = (place: (typeof places)[number]): void => {
    setAnchor(null);
    if (preferences.state !== 'ready' || place.id === (shown?.id ?? null)) return;
    goTo(preferences.value, place.id).catch(showFailure);
    announce(place.id === null ? t('bars.went-home') : t('bars.went', { name: place.name }));
    // A plan lies in one place.
    if (pathname.startsWith(`${beginningOf(ROUTES.partyPlan)}/`)) void navigate(PATHS.party);
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('bars.place', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 48, maxWidth: 'min(100%, 280px)', minHeight: 48, px: { xs: 0.5, sm: 1.75 } }}
      >
        <span dir="auto" style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </span>
        <span aria-hidden style={{ marginInlineStart: 6, flex: 'none' }}>
          ▾
        </span>
      </Button>
      <Menu anchor={anchor} onClose={() => setAnchor(null)}>
        {places.map((place) => (
          <MenuItem
            key={place.id ?? 'home'}
            role="menuitemradio"
            aria-checked={place.id === (shown?.id ?? null)}
            selected={place.id === (shown?.id ?? null)}
            dir="auto"
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            onClick={() => go(place)}
          >
            {place.name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void navigate(PATHS.bars);
          }}
        >
          {t('bars.all')}
        </MenuItem>
      </Menu>
    </>
  );
}
