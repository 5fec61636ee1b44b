import { TASTES, type Taste } from '@cellaret/domain/search/words/tastes';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { CheckIcon } from '#ui/icons/door.tsx';
import { useMeaningText } from './meaning-text.ts';

/** Tastes of drinks to tick: one tap each, all of them have to be there. */
export function TasteFilter({
  value,
  onChange,
}: {
  value: readonly Taste[];
  onChange: (tastes: Taste[]) => void;
}) {
  const t = useText();
  const meaningText = useMeaningText();
  return (
    <Box role="group" aria-labelledby="taste-label" sx={{ gridColumn: '1 / -1' }}>
      <Typography id="taste-label" sx={{ fontWeight: 500, mb: 0.5 }}>
        {t('search.filter.taste')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {TASTES.map((taste) => {
          const isChosen = value.includes(taste);
          return (
            <Chip
              key={taste}
              component="button"
              type="button"
              clickable
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              {...(isChosen && { icon: <CheckIcon size={16} /> })}
              variant={isChosen ? 'filled' : 'outlined'}
              label={meaningText({ taste })}
              onClick={() => onChange(isChosen ? value.filter((one) => one !== taste) : [...value, taste])}
              sx={{ minHeight: 40, borderRadius: 20 }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
