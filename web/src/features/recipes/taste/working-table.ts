import { styled } from '@mui/material/styles';

/** The table of a sum; what its cells look like is the caller's. */
export const WorkingTable = styled('table')({ borderCollapse: 'collapse', fontSize: '0.9375rem' });
