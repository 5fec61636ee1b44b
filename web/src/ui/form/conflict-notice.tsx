import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useText } from '#lib/i18n/i18n.ts';

/** One field in which two versions differ, as text. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictNoticeProps<V extends FieldValues> {
  title: string;
  /** Where what is typed differs from what was saved meanwhile, in the order of the form. */
  differences: (mine: V) => readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Something was saved elsewhere meanwhile: both versions side by side, and the choice between them. */
export function ConflictNotice<V extends FieldValues>(props: ConflictNoticeProps<V>) {
  const t = useText();
  const { control, getValues } = useFormContext<V>();
  useWatch({ control });
  const found = props.differences(getValues());
  return (
    <Alert
      severity="warning"
      sx={{
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
      }}
    >
      <AlertTitle>{props.title}</AlertTitle>
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
            <th scope="col">{t('form.conflict.field')}</th>
            <th scope="col">{t('form.conflict.mine')}</th>
            <th scope="col">{t('form.conflict.theirs')}</th>
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
          {t('form.conflict.keep-mine')}
        </Button>
        <Button variant="outlined" onClick={props.onTakeTheirs}>
          {t('form.conflict.take-theirs')}
        </Button>
      </Box>
    </Alert>
  );
}
