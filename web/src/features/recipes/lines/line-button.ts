import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** No higher than the note beside it, so that nothing moves when it goes; what a thumb hits is. */
export const LineButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  flex: '0 1 auto',
  alignSelf: 'flex-start',
  position: 'relative',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  '&::after': { content: '""', position: 'absolute', inset: '-12px -10px' },
  '@media print': { display: 'none' },
}));
