import { styled } from '@mui/material/styles';

/** A grid of small tiles whose pictures fill them: many drinks side by side. */
export const SmallTileGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(152px, 100%), 1fr))',
  '& .picture > *': { width: '100%', height: '100%' },
}));
