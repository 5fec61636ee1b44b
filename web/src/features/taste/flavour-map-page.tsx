import { parseId } from '@cellaret/domain/core/ids';
import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { isSeen, type MapWindow, windowOfAll, windowWithin } from '@cellaret/domain/taste/flavour-map';
import { tasteSentence } from '@cellaret/domain/taste/taste-sentence';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCatalogueOrReason } from '#data/catalogue/catalogue.ts';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { useStock } from '#data/catalogue/stock.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { RemoveIcon } from '#ui/icons/door.tsx';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '#ui/icons/navigation-icons.tsx';
import { CardRow } from '#ui/kit/card.tsx';
import { BeingMade, EmptyState } from '#ui/kit/empty-state.tsx';
import { BELOW_LIST, RowGrid } from '#ui/kit/lists/list-styles.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { FlavourMap } from './flavour-map.tsx';
import { type MapDrink, mapDrinks } from './map-drinks.ts';
import { keptView, type MapView, readView, viewAfterKey, wholeView, writeView } from './map-view.ts';

const BUTTONS = [
  { key: '+', label: 'flavour.map.zoom-in', icon: AddIcon },
  { key: '-', label: 'flavour.map.zoom-out', icon: RemoveIcon },
  { key: 'ArrowLeft', label: 'flavour.map.go-left', icon: ChevronLeftIcon },
  { key: 'ArrowRight', label: 'flavour.map.go-right', icon: ChevronRightIcon },
  { key: 'ArrowUp', label: 'flavour.map.go-up', icon: ArrowUpIcon },
  { key: 'ArrowDown', label: 'flavour.map.go-down', icon: ArrowDownIcon },
] as const satisfies readonly { key: string; label: MessageId; icon: unknown }[];

interface MapControlsProps {
  whole: MapWindow;
  view: MapView;
  onView: (view: MapView) => void;
}

/** Moving and zooming by buttons, for people who neither drag nor type. */
function MapControls({ whole, view, onView }: MapControlsProps) {
  const t = useText();
  return (
    <Box
      role="group"
      aria-label={t('flavour.map.controls')}
      sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}
    >
      {BUTTONS.map(({ key, label, icon: ButtonIcon }) => (
        <IconButton
          key={key}
          aria-label={t(label)}
          title={t(label)}
          onClick={() => onView(viewAfterKey(whole, view, key) ?? view)}
        >
          <ButtonIcon />
        </IconButton>
      ))}
      <Button onClick={() => onView(viewAfterKey(whole, view, '0') ?? view)}>{t('flavour.map.whole')}</Button>
    </Box>
  );
}

const FIRST = 12;
const MORE = 48;

/** The visible drinks of the map by name: the map as text. */
function MapList({ drinks }: { drinks: readonly MapDrink[] }) {
  const t = useText();
  const [shown, setShown] = useState(FIRST);
  return (
    <Box component="section" aria-labelledby="in-view" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography variant="h2" id="in-view">
          {t('flavour.map.in-view')}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('flavour.map.count', { count: drinks.length })}
        </Typography>
      </Box>
      {drinks.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('flavour.map.none-here')}</Typography>
      ) : (
        <RowGrid aria-labelledby="in-view">
          {drinks.slice(0, shown).map((drink) => (
            <li key={drink.id}>
              <CardRow
                headingLevel={3}
                to={PATHS.recipe(drink.id)}
                name={drink.name}
                picture={<RecipeThumbnail look={lookOfCode(drink.look)} cover={drink.cover} size={56} />}
                line={tasteSentence(drink.scores)
                  .map(({ score, level }) => t(`recipes.taste.${score}.${level}` as MessageId))
                  .join(', ')}
                meta={drink.makeable && <StockBadge {...drink.makeable} />}
              />
            </li>
          ))}
        </RowGrid>
      )}
      {drinks.length > shown && (
        <Button onClick={() => setShown(shown + MORE)} sx={BELOW_LIST}>
          {t('flavour.map.show-more', { count: drinks.length - shown })}
        </Button>
      )}
    </Box>
  );
}

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
      <FlavourMap drinks={shown} whole={whole} view={view} onView={setChosen} sought={sought} />
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
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        {t('flavour.map.intro')}
      </Typography>
      <MapList drinks={shown.filter((drink) => isSeen(window, drink))} />
    </>
  );
}
