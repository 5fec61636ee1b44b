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
  /** What is missing, as the specification words it. */
  title: ReactNode;
  /** The way on: pictures of first bottles, a sentence. */
  children?: ReactNode;
  action?: ReactNode;
  /** Replaces the empty shelf. */
  drawing?: ReactNode;
};

/** What a page shows where there is nothing yet. */
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
