import { LIMITS } from '@cellaret/domain/limits';
import { SCORES } from '@cellaret/domain/scores';
import Box from '@mui/material/Box';
import { useText } from '#lib/i18n/i18n.ts';
import { NumberField } from './number-field.tsx';

/** Labels, fields and messages of a line stand on lines of their own, also where a label or a message takes two. */
const tracks = {
  display: 'grid',
  columnGap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  mb: -2.5,
  '&& > *': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    pb: 2.5,
    '& > label': { alignSelf: 'end' },
  },
};

/** Strength and the eleven scores of the ingredient form. */
export function ScoreFields() {
  const t = useText();
  return (
    <>
      <Box sx={tracks}>
        <NumberField name="alcohol_abv" limits={LIMITS.abv} />
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h3' }}>
          {t('ingredient.profile')}
        </Box>
        <Box sx={tracks}>
          {SCORES.map((score) => (
            <NumberField key={score} name={score} limits={LIMITS.score} />
          ))}
        </Box>
      </Box>
    </>
  );
}
