import type { MapWindow } from '@cellaret/domain/taste/flavour-map';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { RemoveIcon } from '#ui/icons/door.tsx';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '#ui/icons/navigation-icons.tsx';
import { viewAfterKey, type MapView } from './map-view.ts';

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
export function MapControls({ whole, view, onView }: MapControlsProps) {
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
