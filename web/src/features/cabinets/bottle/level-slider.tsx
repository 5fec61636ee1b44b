import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
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
export function LevelSlider({ level, onChange }: LevelSliderProps) {
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
