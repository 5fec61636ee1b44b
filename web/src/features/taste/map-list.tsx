import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { tasteSentence } from '@cellaret/domain/taste/taste-sentence';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { RowGrid } from '#ui/kit/lists/row-grid.ts';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import type { MapDrink } from './map-drinks.ts';

const FIRST = 12;
const MORE = 48;

/** The visible drinks of the map by name: the map as text. */
export function MapList({ drinks }: { drinks: readonly MapDrink[] }) {
  const t = useText();
  const [shown, setShown] = useState(FIRST);
  return (
    <Box component="section" aria-labelledby="in-view" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography variant="h2" id="in-view">
          {t('flavour.map.in-view')}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('flavour.map.count', { count: drinks.length })}
        </Typography>
      </Box>
      {drinks.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('flavour.map.none-here')}</Typography>
      ) : (
        <RowGrid aria-labelledby="in-view">
          {drinks.slice(0, shown).map((drink) => (
            <li key={drink.id}>
              <CardRow
                headingLevel={3}
                to={PATHS.recipe(drink.id)}
                name={drink.name}
                picture={<RecipeThumbnail look={lookOfCode(drink.look)} cover={drink.cover} size={56} />}
                line={tasteSentence(drink.scores)
                  .map(({ score, level }) => t(`recipes.taste.${score}.${level}` as MessageId))
                  .join(', ')}
                meta={drink.makeable && <StockBadge {...drink.makeable} />}
              />
            </li>
          ))}
        </RowGrid>
      )}
      {drinks.length > shown && (
        <Button onClick={() => setShown(shown + MORE)} sx={{ justifySelf: 'start' }}>
          {t('flavour.map.show-more', { count: drinks.length - shown })}
        </Button>
      )}
    </Box>
  );
}
