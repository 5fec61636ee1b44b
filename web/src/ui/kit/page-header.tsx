import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBlock: theme.spacing(2, 3),
  '& > .words': { flex: '1 1 240px', minWidth: 0 },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

export type PageHeaderProps = {
  title: ReactNode;
  /** Small line above the title. */
  kicker?: ReactNode;
  /** A line or two below the title. */
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** A picture before the words. */
  picture?: ReactNode;
};

/** A page's head: its one h1 in the display face, a line of text, its actions. */
export function PageHeader({ title, kicker, children, actions, picture }: PageHeaderProps) {
  return (
    <Header>
      {picture}
      <div className="words">
        {kicker && (
          <Typography variant="overline" component="p" color="primary">
            {kicker}
          </Typography>
        )}
        <Typography variant="h1">{title}</Typography>
        {children && (
          <Typography component="div" color="textSecondary" sx={{ mt: 1, maxWidth: '65ch' }}>
            {children}
          </Typography>
        )}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Header>
  );
}
