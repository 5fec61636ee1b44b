import { parseId } from '@cellaret/domain/core/ids';
import { isSeen, windowOfAll, windowWithin } from '@cellaret/domain/taste/flavour-map';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCatalogueOrReason } from '#data/catalogue/catalogue.ts';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { useStock } from '#data/catalogue/stock.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { BeingMade } from '#ui/kit/being-made.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { FlavourMap } from './flavour-map.tsx';
import { MapControls } from './map-controls.tsx';
import { mapDrinks } from './map-drinks.ts';
import { MapList } from './map-list.tsx';
import { keptView, readView, wholeView, writeView, type MapView } from './map-view.ts';

/** How soon the address follows a move. */
const ADDRESS_MS = 300;
/** How close the map opens on a drink it was asked for. */
const SOUGHT_ZOOM = 3;

/** `/flavour-map`: all drinks by taste, to wander about in. */
export function FlavourMapPage() {
  const t = useText();
  const live = useCatalogueOrReason();
  const found = live.state === 'ready' ? live.value : null;
  const reading = useReading(live, found === 'being-made');
  const search = (
    <Button variant="contained" component={Link} to={PATHS.search}>
      {t('flavour.map.to-search')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('flavour.map')}</PageHeading>
      <SectionLinks section="search" />
      {reading === 'waiting' && <Skeleton variant="rounded" height={480} />}
      {reading === 'unread' && <EmptyState title={t('flavour.map.failed')} action={search} />}
      {reading === 'read' && found === 'being-made' && <BeingMade text={t('flavour.map.being-made')} />}
      {found === 'too-large' && <EmptyState title={t('flavour.map.too-large')} action={search} />}
      {found !== null && typeof found !== 'string' && <Explorer catalogue={found} />}
    </Box>
  );
}

function Explorer({ catalogue }: { catalogue: CompactCatalogue }) {
  const t = useText();
  const locale = useLocale();
  const stock = useStock();
  const [params, setParams] = useSearchParams();
  const sought = parseId(params.get('recipe') ?? undefined);
  const onlyMakeable = params.get('makeable') === '1';
  const drinks = useMemo(() => mapDrinks(catalogue, stock, locale), [catalogue, stock, locale]);
  const whole = useMemo(() => windowOfAll(drinks), [drinks]);
  const [chosen, setChosen] = useState<MapView | null>(() => readView(params));

  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = setTimeout(
      () =>
        setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...writeView(chosen) }), {
          replace: true,
          preventScrollReset: true,
        }),
      ADDRESS_MS,
    );
    return () => clearTimeout(timer);
  }, [chosen, setParams]);

  if (drinks.length === 0) return <EmptyState title={t('flavour.map.none')} />;
  const place = drinks.find(({ id }) => id === sought);
  const opened = place ? { x: place.x, y: place.y, zoom: SOUGHT_ZOOM } : wholeView(whole);
  const view = keptView(whole, chosen ?? opened);
  const window = windowWithin(whole, view);
  const shown = onlyMakeable ? drinks.filter(({ makeable }) => makeable) : drinks;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t('flavour.map.intro')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <MapControls whole={whole} view={view} onView={setChosen} />
        {stock !== null && (
          <FormControlLabel
            control={
              <Switch
                checked={onlyMakeable}
                onChange={(_, checked) =>
                  setParams(
                    (before) => {
                      const next = new URLSearchParams(before);
                      if (checked) next.set('makeable', '1');
                      else next.delete('makeable');
                      return next;
                    },
                    { replace: true, preventScrollReset: true },
                  )
                }
              />
            }
            label={t('flavour.map.only-makeable')}
          />
        )}
      </Box>
      <FlavourMap drinks={shown} whole={whole} view={view} onView={setChosen} sought={sought} />
      <MapList drinks={shown.filter((drink) => isSeen(window, drink))} />
    </>
  );
}
