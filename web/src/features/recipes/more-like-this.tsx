import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { hasWish } from '@cellaret/domain/taste/alike';
import type { TasteWish } from '@cellaret/domain/taste/flavour';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { Stock } from '#data/catalogue/stock.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useText, type Translate } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { RowGrid } from '#ui/kit/lists/row-grid.ts';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import type { AlikeRow } from './alike-recipes.ts';
import { changeText } from './compare/change-text.ts';
import { scoresOfView } from './taste/strength.ts';
import { TasteWishes } from './taste/taste-wishes.tsx';
import { wishText } from './taste/wish-text.ts';
import { useAlikes } from './use-alikes.ts';

/** Shared ingredients and changes of taste worth naming. */
const NAMES = 3;
const CHANGES = 2;

function changesText({ changes }: AlikeRow, t: Translate): string {
  if (changes.length === 0) return t('flavour.like.same');
  return changes
    .slice(0, CHANGES)
    .map(({ score, by }) => changeText(score, by, t))
    .join(', ');
}

function reasonText(row: AlikeRow, t: Translate): string {
  const shared = row.shared.slice(0, NAMES);
  const changes = changesText(row, t);
  if (shared.length === 0) return changes;
  return t('flavour.like.line', { shares: t('flavour.like.shares', { names: shared.join(', ') }), changes });
}

interface MoreLikeThisProps {
  recipe: RecipeView;
  stock: Stock | null;
}

/** Drinks that taste like this one, and how to ask for one that is, say, less bitter. */
export const MoreLikeThis = memo(function MoreLikeThis({ recipe, stock }: MoreLikeThisProps) {
  const t = useText();
  const unreadText = useUnreadText();
  const [wish, setWish] = useState<TasteWish>({});
  const { rows, takesWishes, failure } = useAlikes(recipe, wish, stock);
  if (scoresOfView(recipe) === null || (rows === null && failure === null)) return null;
  const count = rows?.length ?? 0;
  return (
    <Box
      component="section"
      aria-labelledby="alike"
      sx={{ display: 'grid', gap: 2, minWidth: 0, displayPrint: 'none' }}
    >
      <Typography variant="h2" id="alike">
        {t('flavour.like')}
      </Typography>
      {takesWishes && <TasteWishes wish={wish} onChange={setWish} />}
      {failure === null ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {hasWish(wish)
            ? t('flavour.like.found-but', { count, wishes: wishText(wish, t) })
            : t('flavour.like.found', { count })}
        </Typography>
      ) : (
        <FailureBanner retry={failure.retry} retryText={t('recipes.try-again')}>
          {unreadText(failure.error, t('network.unread-offline'))}
        </FailureBanner>
      )}
      {rows !== null && count > 0 && (
        <RowGrid aria-labelledby="alike">
          {rows.map((row) => (
            <li key={row.id}>
              <CardRow
                headingLevel={3}
                to={PATHS.recipe(row.id)}
                name={row.name}
                picture={<RecipeThumbnail look={row.look} cover={row.cover} size={56} />}
                line={reasonText(row, t)}
                meta={row.verdict !== null && <StockBadge {...row.verdict} />}
              />
            </li>
          ))}
        </RowGrid>
      )}
    </Box>
  );
});
