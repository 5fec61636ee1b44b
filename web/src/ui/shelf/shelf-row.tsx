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
  /** Drinks are named in the display face, bottles in the plain one. */
  isDrink?: boolean;
  detail?: ReactNode;
  /** A second line: a reason, the state of a drink. */
  note?: ReactNode;
  /** The main control; below the name where letters leave it no room beside it. */
  control?: ReactNode;
  /** Small controls at the end. */
  actions?: ReactNode;
  /** Shown faded: out of stock. */
  faded?: boolean;
}

/** One thing on a shelf or on its way there: picture, name, one line, controls, and a hairline below. */
export function ShelfRow({
  component = 'div',
  picture,
  pictureWidth = 56,
  name,
  isDrink = false,
  detail,
  note,
  control,
  actions,
  faded = false,
}: ShelfRowProps) {
  return (
    <Box
      component={component}
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr) auto`,
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 74,
        py: 0.75,
        breakInside: 'avoid',
        position: 'relative',
        // Begins where the words begin.
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: `auto 0 0 ${pictureWidth + 12}px`,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        },
      })}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          transition: 'opacity 180ms, filter 180ms',
          ...(faded && { opacity: 0.6, filter: 'grayscale(0.85)' }),
        }}
      >
        {picture}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 }}>
        {/* The control goes below where the longest word leaves it no room. */}
        <Box sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' }}>
          <Typography
            variant={isDrink ? 'h3' : 'h5'}
            component="div"
            dir="auto"
            sx={faded ? { color: 'text.secondary' } : {}}
          >
            {name}
          </Typography>
          {detail !== undefined && (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary', hyphens: 'auto' }}>
              {detail}
            </Typography>
          )}
          {note !== undefined && (
            <Typography variant="caption" component="div">
              {note}
            </Typography>
          )}
        </Box>
        {control}
      </Box>
      {actions !== undefined && <div>{actions}</div>}
    </Box>
  );
}
