import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';

/** Three columns; on a phone what a row is about stands above its two sides. */
const Frame = styled('div')(({ theme }) => ({
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[1],
  padding: theme.spacing(2),
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)',
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(0.5),
    alignItems: 'center',
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& [role="row"].head': { borderTop: 0, alignItems: 'start' },
  '& [role="rowheader"], & [role="cell"]': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [role="rowheader"]': { color: theme.vars.palette.text.secondary },
  '& .differs [role="cell"]': { fontWeight: 600 },
  '& .differs .without': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .mark': {
    display: 'inline-block',
    width: '1.25em',
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  [theme.breakpoints.down('md')]: {
    '& [role="row"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    '& [role="rowheader"], & [role="row"].head > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

interface CompareTableFrameProps {
  /** Name of the table for screen readers. */
  label: string;
  heads: readonly ReactNode[];
  children: ReactNode;
}

/** A table of two columns that stand beside each other in every window. */
export function CompareTableFrame({ label, heads, children }: CompareTableFrameProps) {
  return (
    <Frame role="table" aria-label={label}>
      <div role="row" className="head">
        <div role="cell" />
        {heads.map((head, side) => (
          <div key={side} role="columnheader">
            {head}
          </div>
        ))}
      </div>
      {children}
    </Frame>
  );
}

interface CompareRowProps {
  heading: ReactNode;
  isSame: boolean;
  /** The two sides. */
  children: readonly ReactNode[];
}

/**
 * One row of a comparison; a difference is marked by a sign, heavier letters, and a word for screen readers.
 */
export function CompareRow({ heading, isSame, children }: CompareRowProps) {
  const t = useText();
  return (
    <div role="row" className={isSame ? 'same' : 'differs'}>
      <div role="rowheader">
        <span className="mark" aria-hidden>
          {isSame ? '=' : '≠'}
        </span>
        {heading}{' '}
        <VisuallyHidden>{t(isSame ? 'recipes.compare.same' : 'recipes.compare.differs')}</VisuallyHidden>
      </div>
      {children.map((side, at) => (
        <div key={at} role="cell" dir="auto">
          {side}
        </div>
      ))}
    </div>
  );
}
