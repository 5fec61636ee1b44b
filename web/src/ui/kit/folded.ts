import { styled } from '@mui/material/styles';

/** Details that few readers open, below their `summary`. */
export const Folded = styled('details')(({ theme }) => ({
  minWidth: 0,
  '& > summary': {
    cursor: 'pointer',
    width: 'fit-content',
    paddingBlock: 12,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  },
}));
