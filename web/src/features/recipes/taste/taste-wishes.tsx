import type { TasteWish } from '@cellaret/domain/taste/flavour';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { WISHED, wishText } from './wish-text.ts';

/** Points a slider reaches to each side. */
const REACH = 4;

interface TasteWishesProps {
  wish: TasteWish;
  onChange: (wish: TasteWish) => void;
}

/** One slider for each taste, in the middle where it stays as it is. */
export function TasteWishes({ wish, onChange }: TasteWishesProps) {
  const t = useText();
  const valueText = (by: number): string => {
    if (by === 0) return t('flavour.wish.same');
    return t(by > 0 ? 'flavour.wish.more' : 'flavour.wish.less', { points: Math.abs(by) });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {t('flavour.like.but')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {WISHED.map((score) => (
          <Box key={score}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography id={`wish-${score}`} variant="body2">
                {t(`score.${score}` as MessageId)}
              </Typography>
              <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
                {valueText(wish[score] ?? 0)}
              </Typography>
            </Box>
            <Box sx={{ px: 1.25 }}>
              <Slider
                value={wish[score] ?? 0}
                min={-REACH}
                max={REACH}
                step={1}
                track={false}
                marks={[{ value: 0 }]}
                aria-labelledby={`wish-${score}`}
                getAriaValueText={valueText}
                onChange={(_, value) => onChange({ ...wish, [score]: value })}
                sx={{ height: 6 }}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Button
        onClick={() => onChange({})}
        aria-disabled={wishText(wish, t) === ''}
        sx={{ ml: -1, '&[aria-disabled="true"]': { color: 'text.disabled' } }}
      >
        {t('flavour.like.reset')}
      </Button>
    </Box>
  );
}
