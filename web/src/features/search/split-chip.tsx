import { styled } from '@mui/material/styles';

/** A badge of two parts: its words, and a cross that takes it off. */
export const SplitChip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: 40,
  maxWidth: '100%',
  borderRadius: 20,
  overflow: 'hidden',
  fontWeight: 600,
  color: theme.vars.palette.primary.onTint,
  backgroundColor: theme.vars.palette.primary.tint,
  '&.negated': {
    color: theme.vars.palette.error.onTint,
    backgroundColor: theme.vars.palette.error.tint,
  },
  '& > *': { font: 'inherit', color: 'inherit', overflowWrap: 'anywhere' },
  '& > :first-of-type': { paddingInline: '14px 4px' },
  '& > :last-of-type:not(:first-of-type)': { minWidth: 40 },
}));

/** Such badges beside and below each other. */
export const SplitChips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
