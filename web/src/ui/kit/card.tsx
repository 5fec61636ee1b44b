import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { keepPicturePlace } from '../card-opens.ts';

const Surface = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[1],
  transition: 'box-shadow 150ms, transform 150ms',
  '&:hover': { boxShadow: theme.shadows[4] },
  '& .name': { ...theme.typography.h3, color: 'inherit', textDecoration: 'none' },
  // The link covers the card, so that all of it is one target; its own focus ring would only frame the words.
  '& .name::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '& .name:focus-visible': { outline: 'none' },
  '& .name:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& .line': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .action': { position: 'relative', zIndex: 1 },
  '& .corner': { position: 'absolute', zIndex: 1, insetBlockStart: 4, insetInlineEnd: 4 },
  '& .words': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 },
}));

/** Without a box: a hairline begins where the words begin. */
const Row = styled(Surface)(({ theme }) => ({
  alignItems: 'center',
  gap: 12,
  minHeight: 76,
  paddingBlock: 8,
  backgroundColor: 'transparent',
  boxShadow: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0 68px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .picture': { flex: 'none', width: 56, height: 56 },
  '& .line': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Tile = styled(Surface)({
  flexDirection: 'column',
  height: '100%',
  padding: 12,
  gap: 8,
  '& .picture': { alignSelf: 'center', width: '100%', maxWidth: 200, aspectRatio: '1' },
  '& .foot': { display: 'flex', alignItems: 'center', minHeight: 24 },
});

interface CardProps {
  /** Where the whole card leads. */
  to: string;
  /** True if the link replaces this page in the history. */
  replace?: boolean;
  name: ReactNode;
  /** A drawing or photograph that fills its square. */
  picture?: ReactNode;
  /** The one line that helps to choose. */
  line?: ReactNode;
  /** Small facts under the line: chips, a taste figure. */
  meta?: ReactNode;
  /** The one primary action; it stays a target of its own. */
  action?: ReactNode;
  /** Level of the name among the page's headings; 2 if left out. */
  headingLevel?: 2 | 3 | 4;
}

interface TileProps extends Omit<CardProps, 'replace' | 'action'> {
  /** A small control over the picture's corner. */
  corner: ReactNode;
}

const Name = ({
  to,
  replace = false,
  name,
  headingLevel = 2,
}: Pick<CardProps, 'to' | 'replace' | 'name' | 'headingLevel'>) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading dir="auto" style={{ margin: 0, font: 'inherit' }}>
      <Link onClick={keepPicturePlace} className="name" to={to} replace={replace}>
        {name}
      </Link>
    </Heading>
  );
};

/** A card in a list: picture, name, one line, one action side by side. */
export function CardRow({ picture, line, meta, action, ...name }: CardProps) {
  return (
    <Row>
      {picture && <div className="picture">{picture}</div>}
      <div className="words">
        <Name {...name} />
        {line && <div className="line">{line}</div>}
        {meta}
      </div>
      {action && <div className="action">{action}</div>}
    </Row>
  );
}

/** A card in a grid: picture above the words. */
export function CardTile({ picture, line, meta, corner, ...name }: TileProps) {
  return (
    <Tile>
      <div className="picture">{picture}</div>
      <div className="words">
        <Name {...name} />
        {line && <div className="line">{line}</div>}
      </div>
      {meta && (
        <div className="foot">
          <div>{meta}</div>
        </div>
      )}
      <div className="corner">{corner}</div>
    </Tile>
  );
}
