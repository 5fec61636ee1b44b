import { styled } from '@mui/material/styles';

/** The frame of the login and registration forms. */
export const AuthCard = styled('div')(({ theme }) => ({
  maxWidth: 440,
  marginInline: 'auto',
  marginTop: 'clamp(8px, 4vh, 56px)',
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: {
    padding: 40,
    borderRadius: 16,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[4],
  },
}));

/** The fields of a form, one below the other. */
export const AuthForm = styled('form')({ display: 'grid', gap: 20 });
