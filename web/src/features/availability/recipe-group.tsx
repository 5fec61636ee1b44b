import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useHearts } from '#data/people/marks.ts';
import { useText, type Translate } from '#lib/i18n/i18n.ts';
import { ingredientLabels } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CardTile } from '#ui/kit/card.tsx';
import { BELOW_LIST, clampLines, SmallTileGrid } from '#ui/kit/lists/list-styles.ts';
import { useKeptCount } from '#ui/kit/lists/use-kept-place.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import type { PossibleGroup, PossibleRecipe } from './possible.ts';

/** Tiles shown at first, and more with each press of the button. */
const FIRST = 14;
const MORE = 48;

const lookOf = ({ look }: PossibleRecipe): unknown => (typeof look === 'string' ? lookOfCode(look) : look);

interface RecipeGroupProps {
  /** How many ingredients its recipes miss, or that something stands in for what they miss. */
  kind: number | 'replaced';
  group: PossibleGroup;
  /** Its heading is only spoken: the number on the hero and the chips say it. */
  isQuiet?: boolean;
}

function headingOf(kind: number | 'replaced', t: Translate): string {
  if (kind === 'replaced') return t('search.explore.replaced');
  return kind === 0 ? t('search.explore.ready') : t('search.explore.missing', { count: kind });
}

/** The recipes of the same availability, and the way to the others where only the first are known. */
export function RecipeGroup({ kind, group: { count, recipes }, isQuiet = false }: RecipeGroupProps) {
  const t = useText();
  const hearts = useHearts();
  const id = `missing-${kind}`;
  const [shown, setShown] = useKeptCount(id, FIRST);
  const head = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
      <Typography variant="h2" id={id}>
        {headingOf(kind, t)}
      </Typography>
      {count > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('search.explore.recipes', { count })}</Typography>
      )}
    </Box>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      {isQuiet ? <VisuallyHidden>{head}</VisuallyHidden> : head}
      {recipes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('search.explore.none')}</Typography>
      ) : (
        <>
          <SmallTileGrid role="list" aria-labelledby={id}>
            {recipes.slice(0, shown).map((recipe) => (
              <div role="listitem" key={recipe.id}>
                <CardTile
                  headingLevel={3}
                  to={PATHS.recipe(recipe.id)}
                  name={recipe.name}
                  picture={<RecipeThumbnail look={lookOf(recipe)} cover={recipe.cover} size={128} />}
                  corner={<HeartToggle name={recipe.name} {...hearts(recipe.id)} />}
                  line={<Box sx={clampLines(1)}>{ingredientLabels(recipe.ingredients)}</Box>}
                  meta={<StockBadge {...recipe.availability} />}
                />
              </div>
            ))}
          </SmallTileGrid>
          {recipes.length > shown && (
            <Button onClick={() => setShown(shown + MORE)} sx={{ ...BELOW_LIST, mt: 1 }}>
              {t('search.explore.show-more', { count: recipes.length - shown })}
            </Button>
          )}
          {count > recipes.length && (
            <Button
              component={Link}
              to={PATHS.searchMissing(kind === 'replaced' ? 0 : kind)}
              sx={{ ...BELOW_LIST, mt: 1 }}
            >
              {t('search.explore.more')}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
