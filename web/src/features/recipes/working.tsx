import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface WorkingProps {
  /** What opens it; it names the table too. */
  summary: string;
  /** Said above the table. */
  before?: ReactNode;
  /** Said below the table. */
  after: ReactNode;
  /** A `WorkingTable`. */
  children: ReactNode;
}

/** The sum behind a figure, folded up: a table that scrolls by itself where it is too wide, and words around it. */
export function Working({ summary, before, after, children }: WorkingProps) {
  return (
    <Box
      component="details"
      sx={{ mt: 1, '& summary': { cursor: 'pointer', py: 1.5, color: 'primary.main' } }}
    >
      <summary>{summary}</summary>
      {before}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={summary}>
        {children}
      </Box>
      {after}
    </Box>
  );
}
