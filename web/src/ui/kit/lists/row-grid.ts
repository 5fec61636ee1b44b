import { styled } from '@mui/material/styles';

/** A list of rows: one column on a phone, as many as fit elsewhere, all of a line equally high. */
export const RowGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  '& > li > *': { height: '100%' },
}));
