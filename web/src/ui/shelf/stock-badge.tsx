import Box from '@mui/material/Box';
import type { Availability } from '#lib/availability.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, ingredientLabels } from '#lib/i18n/reference-words.ts';
import { CheckIcon, RingIcon, SwapIcon } from '../icons/door.tsx';

const STATES = {
  yes: { icon: CheckIcon, color: 'stock.onTint', bgcolor: 'stock.tint', fontWeight: 600 },
  swap: { icon: SwapIcon, color: 'stock.onTint', bgcolor: 'stock.tint', fontWeight: 600 },
  no: { icon: RingIcon, color: 'text.secondary', bgcolor: 'well', fontWeight: 400 },
} as const;

interface StockBadgeProps extends Availability {
  /** On a tinted ground, where it is the answer of the whole page. */
  pill?: boolean;
  /** Said where nothing needed is missing, if more is to be said than that. */
  makeable?: string | undefined;
}

/** Availability of a drink, an icon before words: complete, with substitutes, or what is missing. */
export function StockBadge({ missing, substitutes, pill = false, makeable }: StockBadgeProps) {
  const t = useText();
  const isMissing = missing.length > 0;
  const state = isMissing ? 'no' : substitutes.length > 0 ? 'swap' : 'yes';
  const text = {
    no: () => t('stock.missing', { names: ingredientLabels(missing) }),
    // 'With simple syrup for sugar'.
    swap: () =>
      t('stock.with', {
        swaps: substitutes
          .map(({ wanted, taken }) =>
            t('stock.swap', { wanted: ingredientLabel(wanted), taken: ingredientLabel(taken) }),
          )
          .join(', '),
      }),
    yes: () => makeable ?? t('stock.makeable'),
  }[state]();
  const { icon: StateIcon, color, bgcolor, fontWeight } = STATES[state];
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        width: 'fit-content',
        maxWidth: '100%',
        gap: 0.75,
        typography: pill ? 'body2' : 'caption',
        color,
        fontWeight,
        '& > svg': { mt: '1px' },
        // Not a round end: what is missing may take three lines.
        ...(pill && { bgcolor, px: 1.25, py: 0.75, borderRadius: 'var(--r3)', minHeight: 32 }),
      }}
    >
      <StateIcon size={16} />
      <span>{text}</span>
    </Box>
  );
}
