import { useMemo, useState } from 'react';
import type { TasteWish } from '@cellaret/domain/flavour';
import type { Likeness } from '@cellaret/domain/flavour-likeness';
import { lookOfCode } from '@cellaret/domain/look-code';
import type { RecipeView } from '@cellaret/domain/recipe-view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCatalogue } from '#data/catalogue.ts';
import { ingredientNamesIn, type CompactCatalogue } from '#data/compact-catalogue.ts';
import { missingFrom, type Stock } from '#data/stock.ts';
import type { MessageId } from '#lib/i18n/catalogues.ts';
import { useText, type Translate } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { alikeTo, hasWish, type Alike } from './alike.ts';
import { scoresOfView } from './strength.ts';
import { TasteWishes } from './taste-wishes.tsx';
import { wishText } from './wish-text.ts';

/** Shared ingredients and changes of taste worth naming. */
const NAMES = 3;
const CHANGES = 2;

function changesText({ changes }: Likeness, t: Translate): string {
  if (changes.length === 0) return t('flavour.like.same');
  return changes
    .slice(0, CHANGES)
    .map(({ score, by }) => t(`recipes.change.${score}.${by > 0 ? 'more' : 'less'}` as MessageId))
    .join(', ');
}

function reasonText(likeness: Likeness, catalogue: CompactCatalogue, t: Translate): string {
  const shared = ingredientNamesIn(catalogue, likeness.shared_ingredient_ids.slice(0, NAMES));
  const changes = changesText(likeness, t);
  if (shared.length === 0) return changes;
  return t('flavour.like.line', { shares: t('flavour.like.shares', { names: shared.join(', ') }), changes });
}

interface MoreLikeThisProps {
  recipe: RecipeView;
  stock: Stock | null;
}

/** Drinks that taste like this one, and how to ask for one that is, say, less bitter. */
export function MoreLikeThis({ recipe, stock }: MoreLikeThisProps) {
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  if (catalogue === null || scoresOfView(recipe) === null) return null;
  return <Alikes recipe={recipe} stock={stock} catalogue={catalogue} />;
}

function Alikes({ recipe, stock, catalogue }: MoreLikeThisProps & { catalogue: CompactCatalogue }) {
  const t = useText();
  const [wish, setWish] = useState<TasteWish>({});
  const alike = useMemo(() => alikeTo(catalogue, recipe, wish), [catalogue, recipe, wish]);
  const wishes = wishText(wish, t);
  return (
    <Box component="section" aria-labelledby="alike" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h2" id="alike">
        {t('flavour.like')}
      </Typography>
      {catalogue.flavour.scoresOf(recipe.id) !== null && <TasteWishes wish={wish} onChange={setWish} />}
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {hasWish(wish)
          ? t('flavour.like.found-but', { count: alike.length, wishes })
          : t('flavour.like.found', { count: alike.length })}
      </Typography>
      {alike.length > 0 && (
        <Box
          component="ul"
          aria-labelledby="alike"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
            '& > li > *': { height: '100%' },
          }}
        >
          {alike.map((one) => (
            <li key={one.id}>
              <AlikeRow alike={one} catalogue={catalogue} stock={stock} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function AlikeRow({
  alike: { id, likeness },
  catalogue,
  stock,
}: {
  alike: Alike;
  catalogue: CompactCatalogue;
  stock: Stock | null;
}) {
  const t = useText();
  const entry = catalogue.recipes.get(id);
  if (!entry) return null;
  return (
    <CardRow
      headingLevel={3}
      to={PATHS.recipe(id)}
      name={entry.name}
      picture={
        <RecipeThumbnail
          look={entry.look === null ? null : lookOfCode(entry.look)}
          cover={entry.cover}
          size={56}
        />
      }
      line={reasonText(likeness, catalogue, t)}
      meta={
        stock !== null && (
          <StockBadge missing={ingredientNamesIn(catalogue, missingFrom(stock, entry.ingredient_ids))} />
        )
      }
    />
  );
}
