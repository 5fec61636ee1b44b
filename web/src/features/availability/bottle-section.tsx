import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface BottleSectionProps {
  /** Of the heading, which names the section. */
  id: string;
  title: string;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Bottles worth buying, under a heading that can take the focus. */
export function BottleSection({ id, title, heading, children }: BottleSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h2" id={id} tabIndex={-1} ref={heading} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
