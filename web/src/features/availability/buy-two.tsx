import Box from '@mui/material/Box';
import { useMayChange } from '#data/session/place.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AddButton } from '#ui/shelf/add-button.tsx';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { BottleSection } from './bottle-section.tsx';
import type { Bottle } from './bottle.ts';
import { useAdding } from './use-adding.ts';

/** Two bottles that complete more together than each alone. */
export interface BottlePair {
  bottles: readonly [Bottle, Bottle];
  completes: number;
}

interface BuyTwoProps {
  pairs: readonly BottlePair[];
  onAdd: (bottles: readonly Bottle[]) => void;
}

/** Which two bottles to buy together. */
export function BuyTwo({ pairs, onAdd }: BuyTwoProps) {
  const t = useText();
  const { add, heading } = useAdding(onAdd);
  const mayChange = useMayChange();
  if (pairs.length === 0) return null;
  return (
    <BottleSection id="buy-two" title={t('search.explore.buy-two')} heading={heading}>
      <Box
        component="ul"
        aria-labelledby="buy-two"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {pairs.map(({ bottles, completes }) => {
          const [one, other] = bottles;
          const names = { one: one.name, other: other.name };
          return (
            <ShelfRow
              key={`${one.id} ${other.id}`}
              component="li"
              pictureWidth={76}
              picture={
                <Box sx={{ display: 'flex', '& > :last-child': { ml: '-20px' } }}>
                  {bottles.map(({ id, name, typeName }) => (
                    <IngredientThumbnail key={id} name={name} typeName={typeName} />
                  ))}
                </Box>
              }
              name={t('search.explore.two-names', names)}
              note={t('search.explore.two-complete', { count: completes })}
              actions={
                mayChange && (
                  <AddButton
                    name={t('search.explore.two-names', names)}
                    added={false}
                    onAdd={() => add(bottles)}
                  />
                )
              }
            />
          );
        })}
      </Box>
    </BottleSection>
  );
}
