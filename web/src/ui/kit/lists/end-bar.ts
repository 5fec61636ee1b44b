import { styled } from '@mui/material/styles';

/** Both ends of a line, below each other if there is no room. */
export const EndBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  justifyContent: 'space-between',
}));
