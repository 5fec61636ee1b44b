import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyShelf } from './empty-shelf.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
}));

export type EmptyStateProps = {
  /** The title of the empty state, as specified. */
  title: ReactNode;
  /** The way on: pictures of first bottles, a sentence. */
  children?: ReactNode;
  action?: ReactNode;
  /** Replaces the empty shelf. */
  drawing?: ReactNode;
};

/** Shown on a page that has nothing yet. */
export function EmptyState({ title, children, action, drawing = <EmptyShelf /> }: EmptyStateProps) {
  return (
    <Frame>
      {drawing}
      <Typography variant="subtitle1" component="p" sx={{ maxWidth: '40ch', textWrap: 'balance' }}>
        {title}
      </Typography>
      {children}
      {action}
    </Frame>
  );
}
