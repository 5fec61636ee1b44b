import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page-heading.tsx';
import { EmptyShelf } from './empty-shelf.tsx';

export type NothingHereProps = {
  heading: string;
  /** A possible cause. */
  children?: string;
  /** The way on. */
  to: string;
  toText: string;
};

/** A page whose address names nothing that can be shown: says so, and where to go instead. */
export function NothingHere({ heading, children, to, toText }: NothingHereProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560, py: 'clamp(24px, 8vh, 72px)' }}>
      <EmptyShelf width={200} />
      <PageHeading>{heading}</PageHeading>
      {children && <Typography>{children}</Typography>}
      <Button component={Link} to={to} variant="outlined">
        {toText}
      </Button>
    </Box>
  );
}
