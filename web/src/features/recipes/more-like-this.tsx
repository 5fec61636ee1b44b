import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { hasWish } from '@cellaret/domain/taste/alike';
import type { TasteWish } from '@cellaret/domain/taste/flavour';
import type { Score } from '@cellaret/domain/taste/scores';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { Stock } from '#data/catalogue/stock.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import type { MessageId } from '#lib/i18n/areas.ts';
import { type Translate, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { Folded } from '#ui/kit/folded.ts';
import { RowGrid } from '#ui/kit/lists/list-styles.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { changeText } from './compare/change-text.ts';
import { scoresOfView } from './taste/strength.ts';
import { type AlikeRow, useAlikes } from './use-alikes.ts';

/** Scores that people can ask more or less of. */
const WISHED: readonly Score[] = [
  'sweetness',
  'bitterness',
  'sourness',
  'body',
  'aroma_strength',
  'spiciness',
];

/** A wish in words: 'less bitter, fuller'; empty where nothing is wished otherwise. */
const wishText = (wish: TasteWish, t: Translate): string =>
  WISHED.flatMap((score) => {
    const by = wish[score] ?? 0;
    return by === 0 ? [] : changeText(score, by, t);
  }).join(', ');

/** Points a slider reaches to each side. */
const REACH = 4;

interface TasteWishesProps {
  wish: TasteWish;
  onChange: (wish: TasteWish) => void;
}

/** One slider for each taste, in the middle where it stays as it is. */
function TasteWishes({ wish, onChange }: TasteWishesProps) {
  const t = useText();
  const valueText = (by: number): string => {
    if (by === 0) return t('flavour.wish.same');
    return t(by > 0 ? 'flavour.wish.more' : 'flavour.wish.less', { points: Math.abs(by) });
  };
  return (
    <Folded>
      <summary>{t('flavour.like.but')}</summary>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {WISHED.map((score) => (
          <Box key={score}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography id={`wish-${score}`} variant="body2">
                {t(`score.${score}` as MessageId)}
              </Typography>
              <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
                {valueText(wish[score] ?? 0)}
              </Typography>
            </Box>
            <Box sx={{ px: 1.25 }}>
              <Slider
                value={wish[score] ?? 0}
                min={-REACH}
                max={REACH}
                step={1}
                track={false}
                marks={[{ value: 0 }]}
                aria-labelledby={`wish-${score}`}
                getAriaValueText={valueText}
                onChange={(_, value) => onChange({ ...wish, [score]: value })}
                sx={{ height: 6 }}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Button
        onClick={() => onChange({})}
        aria-disabled={wishText(wish, t) === ''}
        sx={{ ml: -1, '&[aria-disabled="true"]': { color: 'text.disabled' } }}
      >
        {t('flavour.like.reset')}
      </Button>
    </Folded>
  );
}

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
                meta={row.availability !== null && <StockBadge {...row.availability} />}
              />
            </li>
          ))}
        </RowGrid>
      )}
    </Box>
  );
});
