import { LIMITS } from '@cellaret/domain/core/limits';
import { SCORES } from '@cellaret/domain/taste/scores';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { FormNumber } from '#ui/form/form-fields.tsx';
import { FIELD_LABELS, type IngredientFormValues } from './ingredient-form-model.ts';

/**
 * Labels, fields and messages of a line stand on lines of their own, also where a label or a message takes
 * two.
 */
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
        <FormNumber<IngredientFormValues>
          name="alcohol_abv"
          label={t(FIELD_LABELS.alcohol_abv)}
          limits={LIMITS.abv}
        />
      </Box>
      <Box component="fieldset" aria-describedby="profile-range" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h3' }}>
          {t('ingredient.profile')}
        </Box>
        <Typography id="profile-range" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
          {t('ingredient.profile-range')}
        </Typography>
        <Box sx={tracks}>
          {SCORES.map((score) => (
            <FormNumber<IngredientFormValues>
              key={score}
              name={score}
              label={t(FIELD_LABELS[score])}
              limits={LIMITS.score}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}
