import { ingredientInputOf, type Ingredient } from '@cellaret/domain/ingredient';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#lib/i18n/i18n.ts';
import { differences, type NameLists } from './ingredient-differences.ts';
import type { IngredientFormValues } from './ingredient-form-model.ts';

interface IngredientConflictNoticeProps {
  theirs: Ingredient;
  options: NameLists;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved the ingredient meanwhile: both versions side by side, and the choice between them. */
export function IngredientConflictNotice(props: IngredientConflictNoticeProps) {
  const t = useText();
  const { control, getValues } = useFormContext<IngredientFormValues>();
  useWatch({ control });
  const found = differences(getValues(), ingredientInputOf(props.theirs), props.options, t);
  return (
    <Alert
      severity="warning"
      sx={{
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
      }}
    >
      <AlertTitle>{t('ingredient.conflict')}</AlertTitle>
      <Box
        component="table"
        sx={{
          width: '100%',
          tableLayout: { xs: 'fixed', sm: 'auto' },
          borderSpacing: '0 8px',
          fontSize: { xs: '0.875rem', sm: 'inherit' },
          '& th': {
            textAlign: 'start',
            verticalAlign: 'top',
            pr: 1,
            overflowWrap: 'break-word',
            hyphens: 'auto',
          },
          '& th:first-of-type': { width: { xs: '38%', sm: 'auto' } },
          '& td': { verticalAlign: 'top', pr: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('ingredient.conflict.field')}</th>
            <th scope="col">{t('ingredient.conflict.mine')}</th>
            <th scope="col">{t('ingredient.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {found.map((difference) => (
            <tr key={difference.field}>
              <th scope="row">{difference.label}</th>
              <td>{difference.mine}</td>
              <td>{difference.theirs}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={props.onKeepMine}>
          {t('ingredient.conflict.keep-mine')}
        </Button>
        <Button variant="outlined" onClick={props.onTakeTheirs}>
          {t('ingredient.conflict.take-theirs')}
        </Button>
      </Box>
    </Alert>
  );
}
