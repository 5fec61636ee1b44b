import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PATHS } from '#lib/page-paths.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { RowGrid } from '#ui/kit/lists/list-styles.ts';
import { HIDDEN } from '#ui/kit/visually-hidden.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import type { EveningDrink } from './evening-drinks.ts';

interface DrinkRowsProps {
  title: string;
  /** Only spoken on a phone, where the page has said it. */
  isQuiet?: boolean;
  note?: string | null;
  drinks: readonly (EveningDrink & { line: string | null })[];
  /** The control at the end of a row. */
  action: (drink: EveningDrink) => ReactNode;
}

/** Drinks below each other, each with why and with what is there. */
export function DrinkRows({ title, isQuiet = false, note, drinks, action }: DrinkRowsProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ position: 'relative' }}>
      <Typography
        variant="h2"
        id={id}
        sx={isQuiet ? (theme) => ({ [theme.breakpoints.down('lg')]: HIDDEN }) : {}}
      >
        {title}
      </Typography>
      {note && (
        <Typography variant="caption" component="p" color="textSecondary">
          {note}
        </Typography>
      )}
      <RowGrid aria-labelledby={id}>
        {drinks.map((drink) => (
          <li key={drink.id}>
            <CardRow
              headingLevel={3}
              to={PATHS.recipe(drink.id)}
              name={drink.name}
              picture={<RecipeThumbnail look={drink.look} cover={drink.cover} size={56} />}
              line={drink.line}
              meta={<StockBadge {...drink.availability} />}
              action={action(drink)}
            />
          </li>
        ))}
      </RowGrid>
    </Box>
  );
}
