import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { Folded } from '#ui/kit/folded.ts';

interface WorkingContent {
  /** Said above the table. */
  before?: ReactNode;
  /** A `WorkingTable`. */
  table: ReactNode;
  /** Said below the table. */
  after: ReactNode;
}

interface WorkingProps {
  /** Label of the toggle, and name of the table. */
  summary: string;
  /** Asked for when it is first opened: few readers do. */
  content: () => WorkingContent;
}

/** The sum behind a figure, folded up: a table that scrolls by itself if too wide, and words. */
export function Working({ summary, content }: WorkingProps) {
  const [opened, setOpened] = useState(false);
  const { before, table, after } = opened ? content() : {};
  return (
    <Folded onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {before}
      {opened && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={summary}>
          {table}
        </Box>
      )}
      {after}
    </Folded>
  );
}
