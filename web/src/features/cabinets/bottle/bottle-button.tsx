import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { levelOf } from '@cellaret/domain/cabinets/bottles';
import IconButton from '@mui/material/IconButton';
import { useText } from '#lib/i18n/i18n.ts';
import { LevelGlass } from './level-glass.tsx';
import { levelText } from './level-text.ts';

/** How full a bottle is, as a drawing that opens what else is known of it. */
export function BottleButton({ entry, onOpen }: { entry: BarCabinetEntry; onOpen: () => void }) {
  const t = useText();
  const level = levelOf(entry);
  return (
    <IconButton
      aria-label={t('bottle.open', { name: entry.ingredient_name, level: levelText(level, t) })}
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{ color: level === null ? 'text.disabled' : 'text.secondary', width: 40, height: 44 }}
    >
      <LevelGlass level={level} height={28} />
    </IconButton>
  );
}
