import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { announce } from '#lib/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';

/** Two bottles that complete more together than each alone. */
export interface BottlePair {
  bottles: readonly [PairedBottle, PairedBottle];
  completes: number;
}

export interface PairedBottle {
  id: number;
  name: string;
  typeName: string;
}

interface BuyTwoProps {
  pairs: readonly BottlePair[];
  onAdd: (bottles: readonly PairedBottle[]) => void;
}

/** Which two bottles to buy together. */
export function BuyTwo({ pairs, onAdd }: BuyTwoProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (bottles: readonly PairedBottle[]): void => {
    onAdd(bottles);
    announce(t('bar-cabinet.said.added', { name: bottles.map(({ name }) => name).join(', ') }));
    // The row goes with the press; a keyboard goes on from the heading.
    heading.current?.focus();
  };
  if (pairs.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="buy-two"
      sx={{ display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography variant="h2" id="buy-two" tabIndex={-1} ref={heading} sx={{ outline: 'none' }}>
        {t('search.explore.buy-two')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby="buy-two"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {pairs.map(({ bottles, completes }) => {
          const [one, other] = bottles;
          const names = { one: one.name, other: other.name };
          return (
            <Box
              component="li"
              key={`${one.id} ${other.id}`}
              sx={{
                display: 'grid',
                gridTemplateColumns: '76px minmax(0, 1fr) auto',
                alignItems: 'center',
                columnGap: 1.5,
                minHeight: 72,
                p: 1,
                borderRadius: '12px',
                bgcolor: 'background.paper',
                boxShadow: 1,
              }}
            >
              <Box sx={{ display: 'flex', '& > :last-child': { ml: '-20px' } }}>
                {bottles.map(({ id, name, typeName }) => (
                  <IngredientThumbnail key={id} name={name} typeName={typeName} />
                ))}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'break-word' }}>
                  {t('search.explore.two-names', names)}
                </Typography>
                <Typography variant="body2">
                  {t('search.explore.two-complete', { count: completes })}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                aria-label={t('search.explore.add-two', names)}
                onClick={() => add(bottles)}
                sx={{ minWidth: 56, fontSize: '1.375rem', lineHeight: 1 }}
              >
                +
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
