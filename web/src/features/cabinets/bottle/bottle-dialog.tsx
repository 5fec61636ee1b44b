import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { BOTTLE_SIZES, type BottleChange, levelOf, sizeOf } from '@cellaret/domain/cabinets/bottles';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { saveBottle } from '#data/cabinets/bottles.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { dayOf, formatNumber, momentOn } from '#lib/text/format.ts';
import { typedPrice, typedWhole } from '#lib/text/typed-number.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { LevelGlass } from './level-glass.tsx';
import { levelText } from './level-text.ts';

const HEIGHT = 192;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value }));

interface LevelSliderProps {
  /** 0 … 1; null where nobody said. */
  level: number | null;
  onChange: (level: number) => void;
}

/** A bottle whose level a finger moves, in quarters; a tap on the bottle does it too, and the arrow keys. */
function LevelSlider({ level, onChange }: LevelSliderProps) {
  const t = useText();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {t('bottle.level')}
      </Typography>
      <Box sx={{ position: 'relative', width: HEIGHT / 2, height: HEIGHT, touchAction: 'none' }}>
        <LevelGlass level={level} height={HEIGHT} />
        <Slider
          orientation="vertical"
          value={level ?? 0}
          min={0}
          max={1}
          step={0.25}
          marks={QUARTERS}
          track={false}
          aria-labelledby={id}
          getAriaValueText={() => levelText(level, t)}
          onChange={(_, value) => onChange(value)}
          sx={{
            position: 'absolute',
            insetBlockStart: `${(5 / 48) * 100}%`,
            height: `${(41 / 48) * 100}%`,
            width: 1,
            p: 0,
            '& .MuiSlider-rail': { opacity: 0 },
            '& .MuiSlider-mark': { opacity: 0.4 },
            '& .MuiSlider-thumb': { width: 28, height: 28, insetInlineStart: '50%' },
          }}
        />
      </Box>
      <Typography aria-hidden color="textSecondary">
        {levelText(level, t)}
      </Typography>
    </Box>
  );
}

export interface Bottle {
  cabinetId: number;
  ingredientId: number;
  /** As it is known when the dialog opens: only what is said otherwise here is written. */
  entry: BarCabinetEntry;
}

interface BottleDialogProps extends Bottle {
  onClose: () => void;
}

const { ml, spare, priceMinor } = LIMITS.bottle;

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Whatever is said otherwise than before. */
const changed = (before: BarCabinetEntry, after: Required<BottleChange>): BottleChange =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== (before[field as keyof BottleChange] ?? null)),
  );

/** Facts of a bottle: level, size, spare bottles, price, date of opening. All optional. */
export function BottleDialog({ cabinetId, ingredientId, entry, onClose }: BottleDialogProps) {
  const t = useText();
  const title = useId();
  const sizes = useId();
  const [moved, setMoved] = useState<number | null | undefined>();
  const [size, setSize] = useState(typed(entry.bottle_ml));
  const [beside, setBeside] = useState(typed(entry.spare));
  const [cost, setCost] = useState(
    entry.price_minor === undefined
      ? ''
      : formatNumber(entry.price_minor / 100, { minimumFractionDigits: 2, useGrouping: false }),
  );
  const [day, setDay] = useState(entry.opened_on ?? '');
  const found = {
    bottle_ml: typedWhole(size, ml),
    spare: typedWhole(beside, spare),
    price_minor: typedPrice(cost, priceMinor),
  };
  const isDay = day === '' || momentOn(day) !== null;
  const sizeMl = found.bottle_ml ?? sizeOf(entry);
  const level = moved === undefined ? levelOf(entry) : moved;

  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    const { bottle_ml, spare: spares, price_minor } = found;
    if (bottle_ml === undefined || spares === undefined || price_minor === undefined || !isDay) return;
    const change = changed(entry, {
      left_ml:
        moved === undefined ? (entry.left_ml ?? null) : moved === null ? null : Math.round(moved * sizeMl),
      bottle_ml,
      spare: spares,
      price_minor,
      opened_on: day === '' ? null : day,
    });
    if (Object.keys(change).length > 0) saveBottle(cabinetId, ingredientId, change).catch(showFailure);
    onClose();
  };
  const wrong = (value: unknown, bounds: { min: number; max: number }) =>
    value === undefined ? t('bottle.wrong', bounds) : undefined;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {ingredientLabel(entry.ingredient_name)}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
          <Box sx={{ flex: 'none', width: 120, display: 'grid', justifyItems: 'center', gap: 1 }}>
            <LevelSlider level={level} onChange={setMoved} />
            {level !== null && (
              <Button size="small" onClick={() => setMoved(null)}>
                {t('bottle.level.forget')}
              </Button>
            )}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2, pt: 1 }}>
            <TextInput
              label={t('bottle.size')}
              value={size}
              placeholder={String(sizeOf({}))}
              error={wrong(found.bottle_ml, ml)}
              onChange={(event) => setSize(event.target.value)}
              inputProps={{ inputMode: 'numeric', list: sizes }}
            />
            <datalist id={sizes}>
              {BOTTLE_SIZES.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
            <TextInput
              label={t('bottle.spare')}
              value={beside}
              error={wrong(found.spare, spare)}
              onChange={(event) => setBeside(event.target.value)}
              inputProps={{ inputMode: 'numeric' }}
            />
            <TextInput
              label={t('bottle.price')}
              value={cost}
              error={found.price_minor === undefined ? t('bottle.price.wrong') : undefined}
              onChange={(event) => setCost(event.target.value)}
              inputProps={{ inputMode: 'decimal' }}
            />
            <TextInput
              label={t('bottle.opened')}
              type="date"
              value={day}
              error={isDay ? undefined : t('bottle.opened.wrong')}
              onChange={(event) => setDay(event.target.value)}
              inputProps={{ max: dayOf() }}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('bottle.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('bottle.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
