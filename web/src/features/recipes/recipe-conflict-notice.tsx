import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MessageId } from '#lib/i18n/catalogues.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { differences, type Difference } from './recipe-differences.ts';
import type { RecipeFormValues } from './recipe-form-model.ts';
import type { RecipeFormOptions } from './recipe-form.tsx';

const LABELS: Record<Difference['field'], MessageId> = {
  recipe_name: 'recipes.form.name',
  recipe_description: 'recipes.form.description',
  instructions: 'recipes.form.instructions',
  glassware_ids: 'recipes.glassware',
  serving_method_ids: 'recipes.methods',
  recipe_items: 'recipes.ingredients',
};

interface RecipeConflictNoticeProps {
  theirs: RecipeFormValues;
  names: ReadonlyMap<number, string>;
  options: RecipeFormOptions;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The recipe was saved elsewhere meanwhile: both versions side by side, and the choice between them. */
export function RecipeConflictNotice(props: RecipeConflictNoticeProps) {
  const t = useText();
  const { control, getValues } = useFormContext<RecipeFormValues>();
  useWatch({ control });
  const found = differences(getValues(), props.theirs, props.options, props.names);
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{t('recipes.conflict.title')}</AlertTitle>
      {found.map((difference) => (
        <Box key={difference.field} sx={{ mt: 2 }}>
          <strong>{t(LABELS[difference.field])}</strong>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
              '& dt': { fontSize: '0.875rem' },
            }}
          >
            <div>
              <dt>{t('recipes.conflict.mine')}</dt>
              <dd>{difference.mine}</dd>
            </div>
            <div>
              <dt>{t('recipes.conflict.theirs')}</dt>
              <dd>{difference.theirs}</dd>
            </div>
          </Box>
        </Box>
      ))}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={props.onKeepMine}>
          {t('recipes.conflict.keep-mine')}
        </Button>
        <Button variant="outlined" onClick={props.onTakeTheirs}>
          {t('recipes.conflict.take-theirs')}
        </Button>
      </Box>
    </Alert>
  );
}
