import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page-heading.tsx';
import { EmptyShelf } from './empty-shelf.tsx';

type NothingHereProps = {
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

/** Stands where something comes by itself that has to be made first, and says so. */
export function BeingMade({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status" color="textSecondary">
        {text}
      </Typography>
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
}));

interface EmptyStateProps {
  /** The title of the empty state, as specified. */
  title: ReactNode;
  /** The way on: pictures of first bottles, a sentence. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown on a page that has nothing yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Frame>
      <EmptyShelf />
      <Typography variant="subtitle1" component="p" sx={{ maxWidth: '40ch', textWrap: 'balance' }}>
        {title}
      </Typography>
      {children}
      {action}
    </Frame>
  );
}
