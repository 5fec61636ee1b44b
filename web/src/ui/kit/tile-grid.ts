import { styled } from '@mui/material/styles';

/** The grid tiles stand in: two columns on a phone, as many as fit elsewhere. */
export const TileGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(156px, 100%), 1fr))',
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2),
    gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
  },
}));

/** The same with smaller tiles whose pictures fill them: many drinks side by side. */
export const SmallTileGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(152px, 100%), 1fr))',
  '& .picture > *': { width: '100%', height: '100%' },
}));
