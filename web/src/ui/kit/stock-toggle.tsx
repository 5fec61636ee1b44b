import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** Says whether something is in stock, to somebody who may not change it. */
export function StockText({ inStock, text }: { inStock: boolean; text: string }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ alignSelf: 'center', fontWeight: 600, color: inStock ? 'stock.main' : 'text.secondary' }}
    >
      {text}
    </Typography>
  );
}

const Pill = styled(ButtonBase)(({ theme }) => ({
  // As high as a finger needs, drawn as high as a row has room for.
  minHeight: 48,
  border: '4px solid transparent',
  borderInline: 0,
  backgroundClip: 'padding-box',
  padding: '0 10px 0 6px',
  gap: 4,
  borderRadius: 24,
  ...theme.typography.button,
  // One word on one line, however large letters are on a phone.
  fontSize: 'min(0.8125rem, 7vw)',
  whiteSpace: 'nowrap',
  transition: 'background-color 180ms, color 180ms',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.well,
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.stock.onTint,
    backgroundColor: theme.vars.palette.stock.tint,
  },
  '& .liquid': { transition: 'transform 200ms ease-out', transformOrigin: '0 20px', transform: 'scaleY(0)' },
  '&[aria-pressed="true"] .liquid': { transform: 'none' },
}));

interface StockToggleProps {
  inStock: boolean;
  /** Label: 'In Stock' or 'Out of Stock'. */
  text: string;
  /** Name of the item, appended to the label for screen readers. */
  itemName: string;
  onToggle: (inStock: boolean) => void;
}

/** Says and changes whether something is in stock; the little bottle fills and empties. */
export function StockToggle({ inStock, text, itemName, onToggle }: StockToggleProps) {
  return (
    <Pill aria-pressed={inStock} aria-label={`${text}, ${itemName}`} onClick={() => onToggle(!inStock)}>
      <svg width="15" height="20" viewBox="0 0 16 22" fill="none" aria-hidden>
        <path
          className="liquid"
          d="M3 12h10v6.500a1.5 1.5 0 0 1-1.5 1.500h-7A1.5 1.5 0 0 1 3 18.500Z"
          fill="currentColor"
        />
        <path
          d="M6 2h4M6.3 2v4.500L3.5 9.500A2.5 2.5 0 0 0 3 11v8a1.5 1.5 0 0 0 1.5 1.500h7A1.5 1.5 0 0 0 13 19v-8a2.5 2.5 0 0 0-.5-1.500L9.7 6.500V2"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {text}
    </Pill>
  );
}
