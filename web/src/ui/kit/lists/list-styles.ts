import { styled } from '@mui/material/styles';

/** Shows at most so many lines of a text; the last ends in an ellipsis where there are more. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    '@media print': { display: 'block' },
  }) as const;

/** Both ends of a line, below each other if there is no room. */
export const EndBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  justifyContent: 'space-between',
}));

/** A row of a list with a line below it: words, then what can be done. */
export const LINED_ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 64,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** A button of words alone below a list or a text: its words begin where theirs do. */
export const BELOW_LIST = { justifySelf: 'start', px: 2, ml: -2 } as const;

/** A page whose parts stand beside each other where there is room, below a heading as wide as both. */
export const HALVES = {
  display: 'grid',
  gap: { xs: 3, lg: '32px 56px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& > div:first-of-type': { gridColumn: { lg: '1 / -1' } },
} as const;

/** A list of rows: one column on a phone, as many as fit elsewhere, all of a line equally high. */
export const RowGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  '& > li > *': { height: '100%' },
}));

/** A grid of small tiles whose pictures fill them: many drinks side by side. */
export const SmallTileGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(152px, 100%), 1fr))',
  '& .picture > *': { width: '100%', height: '100%' },
  // Two rows of them in a phone's first view.
  [theme.breakpoints.down('sm')]: { '& article .picture': { maxWidth: 84 } },
}));
