import { useRef } from 'react';
import type { IngredientReason } from '@cellaret/domain/suggestions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { announce } from '#lib/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ChoiceList } from '#ui/shelf/choice-list.tsx';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { ingredientReasonText } from '#ui/shelf/reason-text.ts';

/** A bottle worth buying. */
export interface Bottle {
  id: number;
  name: string;
  typeName: string;
  reason: IngredientReason;
}

interface BuyNextProps {
  bottles: readonly Bottle[];
  /** Ids of everything in the cabinet. */
  owned: ReadonlySet<number>;
  onAdd: (bottle: Bottle) => void;
}

/** What to buy next, with how many recipes each bottle completes. */
export function BuyNext({ bottles, owned, onAdd }: BuyNextProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (bottle: Bottle): void => {
    onAdd(bottle);
    announce(t('bar-cabinet.said.added', { name: bottle.name }));
    // The row goes with the press; a keyboard goes on from the heading.
    heading.current?.focus();
  };
  return (
    <Box
      component="section"
      aria-labelledby="buy-next"
      sx={{ display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography variant="h2" id="buy-next" tabIndex={-1} ref={heading} sx={{ outline: 'none' }}>
        {t('search.explore.buy-next')}
      </Typography>
      {bottles.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('search.explore.nothing-to-buy')}</Typography>
      )}
      <ChoiceList
        label={t('search.explore.buy-next')}
        added={owned}
        onAdd={add}
        choices={bottles.map((bottle) => ({
          id: bottle.id,
          item: bottle,
          name: bottle.name,
          detail: bottle.typeName,
          reason: ingredientReasonText(bottle, t),
          picture: <IngredientThumbnail name={bottle.name} typeName={bottle.typeName} />,
        }))}
      />
    </Box>
  );
}
