import { lookOfCode } from '@cellaret/domain/look-code';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { joinedNames } from '#lib/joined-names.ts';
import { PATHS } from '#lib/paths.ts';
import { CardTile } from '#ui/kit/card.tsx';
import { SmallTileGrid } from '#ui/kit/tile-grid.ts';
import { useKeptCount } from '#ui/kit/use-kept-count.ts';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import type { PossibleRecipe } from './possible.ts';

/** Tiles shown at first, and more with each press of the button. */
const FIRST = 14;
const MORE = 48;

const lookOf = ({ look }: PossibleRecipe): unknown => (typeof look === 'string' ? lookOfCode(look) : look);

interface RecipeGroupProps {
  /** How many ingredients its recipes miss. */
  missing: number;
  recipes: readonly PossibleRecipe[];
  /** Says how many recipes there are; left out where only the first are known. */
  counted?: boolean;
  /** A way to the others, where only the first are known. */
  more?: ReactNode;
}

/** The recipes that miss the same number of ingredients. */
export function RecipeGroup({ missing, recipes, counted = false, more }: RecipeGroupProps) {
  const t = useText();
  const id = `missing-${missing}`;
  const [shown, setShown] = useKeptCount(id, FIRST);
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
        <Typography variant="h2" id={id}>
          {missing === 0 ? t('search.explore.ready') : t('search.explore.missing', { count: missing })}
        </Typography>
        {counted && recipes.length > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('search.explore.recipes', { count: recipes.length })}
          </Typography>
        )}
      </Box>
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
                  line={
                    recipe.missing.length > 0
                      ? t('search.missing', { names: recipe.missing.join(', ') })
                      : joinedNames(recipe.ingredients)
                  }
                />
              </div>
            ))}
          </SmallTileGrid>
          {recipes.length > shown && (
            <Button onClick={() => setShown(shown + MORE)} sx={{ mt: 1 }}>
              {t('search.explore.show-more', { count: recipes.length - shown })}
            </Button>
          )}
          {more}
        </>
      )}
    </Box>
  );
}
