import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ShelfRowProps {
  /** The element; a plain one inside the rows of a `ShelfList` if left out. */
  component?: 'div' | 'li';
  picture: ReactNode;
  /** Room for the picture in CSS pixels; enough for one if left out. */
  pictureWidth?: number;
  name: ReactNode;
  detail?: ReactNode;
  /** A second, quieter line: a reason, a badge. */
  note?: ReactNode;
  /** The main control; on a phone it stands below the name, where there is room. */
  control?: ReactNode;
  /** Small controls at the end. */
  actions?: ReactNode;
  /** Shown faded: out of stock. */
  faded?: boolean;
}

/** One thing on a shelf or on its way there: picture, name, one line, controls. */
export function ShelfRow({
  component = 'div',
  picture,
  pictureWidth = 56,
  name,
  detail,
  note,
  control,
  actions,
  faded = false,
}: ShelfRowProps) {
  return (
    <Box
      component={component}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `${pictureWidth}px minmax(0, 1fr) auto`,
          sm: `${pictureWidth}px minmax(0, 1fr) auto auto`,
        },
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: { xs: 72, md: 56 },
        p: { xs: 1, md: '4px 4px 4px 8px' },
        breakInside: 'avoid',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        boxShadow: 1,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          opacity: faded ? 0.45 : 1,
          transition: 'opacity 180ms',
        }}
      >
        {picture}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography dir="auto" sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {detail !== undefined && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere', hyphens: 'auto' }}
          >
            {detail}
          </Typography>
        )}
        {note !== undefined && (
          <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </Box>
      {control !== undefined && (
        <Box sx={{ gridColumn: { xs: '2 / -1', sm: 3 }, gridRow: { xs: 2, sm: 1 }, mt: { xs: 0.5, sm: 0 } }}>
          {control}
        </Box>
      )}
      {actions !== undefined && <Box sx={{ gridRow: 1, gridColumn: { xs: 3, sm: 4 } }}>{actions}</Box>}
    </Box>
  );
}
