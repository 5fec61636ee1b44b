import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '../kit/banner.tsx';

interface FailureSummaryProps {
  /** The banner's text. */
  text: string;
  action: ReactNode;
  /** The refused fields, by their names. */
  fields: readonly { path: string; label: string }[];
  onField: (path: string) => void;
}

/**
 * Why a form was not saved, with the fields to look at. It stays in sight while one goes to them: on a long
 * form the first of them may be far below.
 */
export function FailureSummary({ text, action, fields, onField }: FailureSummaryProps) {
  const t = useText();
  return (
    <Box
      sx={{
        position: fields.length > 0 ? 'sticky' : 'static',
        top: 'calc(var(--header, 0px) + 4px)',
        zIndex: 2,
        maxHeight: '40dvh',
        overflowY: 'auto',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        boxShadow: fields.length > 0 ? 3 : 0,
      }}
    >
      <Banner tone="error" action={action}>
        {text}
      </Banner>
      {fields.length > 0 && (
        <Box
          component="ul"
          aria-label={t('form.to-mend')}
          sx={{
            listStyle: 'none',
            m: 0,
            px: 2,
            py: 0.5,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
          }}
        >
          {fields.map(({ path, label }) => (
            <li key={path}>
              <ButtonBase
                onClick={() => onField(path)}
                sx={{ typography: 'body2', minHeight: 40, textDecoration: 'underline', borderRadius: 1 }}
              >
                {label}
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
