import { styled } from '@mui/material/styles';

/** What stands at the two ends of a line, below each other where there is no room. */
export const EndBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  justifyContent: 'space-between',
}));
