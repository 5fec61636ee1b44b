import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { joinedNames } from '#lib/text/joined-names.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { RowGrid } from '#ui/kit/lists/row-grid.ts';
import { useKeptCount } from '#ui/kit/lists/use-kept-count.ts';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { usesOf } from './uses-of.ts';

/** Recipes shown at first, and more with each press of the button. */
const FIRST = 12;
const MORE = 48;

/**
 * Uses of an ingredient: recipes, kinds, and what it replaces. Nothing without the catalogue in this browser.
 */
export function IngredientUses({ id, name }: { id: number; name: string }) {
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  return catalogue && <Uses id={id} name={name} catalogue={catalogue} />;
}

function Uses({ id, name, catalogue }: { id: number; name: string; catalogue: CompactCatalogue }) {
  const t = useText();
  const locale = useLocale();
  const { recipes, kinds, standsFor } = useMemo(() => usesOf(catalogue, id, locale), [catalogue, id, locale]);
  const [shown, setShown] = useKeptCount('uses', FIRST);
  return (
    <>
      {kinds.length > 0 && (
        <Box component="section" aria-labelledby="kinds" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h2" id="kinds">
            {t('ingredient.kinds')}
          </Typography>
          <Box
            component="ul"
            aria-labelledby="kinds"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, m: 0, p: 0, listStyle: 'none' }}
          >
            {kinds.map((kind) => (
              <li key={kind.id}>
                <TextLink to={PATHS.ingredient(kind.id)}>{kind.name}</TextLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box component="section" aria-labelledby="uses" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2" id="uses">
          {t('ingredient.uses', { name })}
        </Typography>
        {recipes.length === 0 && <Typography color="textSecondary">{t('ingredient.uses.none')}</Typography>}
        {standsFor.map(({ id: above, name: stands, count }) => (
          <Typography key={above} color="textSecondary">
            {t('ingredient.stands-for', { count })} <TextLink to={PATHS.ingredient(above)}>{stands}</TextLink>
          </Typography>
        ))}
        {recipes.length > 0 && (
          <RowGrid aria-labelledby="uses">
            {recipes.slice(0, shown).map(({ id: recipeId, name: recipeName }) => {
              const recipe = catalogue.recipes.get(recipeId);
              return (
                <li key={recipeId}>
                  <CardRow
                    headingLevel={3}
                    to={PATHS.recipe(recipeId)}
                    name={recipeName}
                    picture={
                      <RecipeThumbnail
                        look={recipe?.look ? lookOfCode(recipe.look) : null}
                        cover={recipe?.cover ?? null}
                        size={56}
                      />
                    }
                    line={joinedNames(ingredientNamesIn(catalogue, recipe?.ingredient_ids ?? []))}
                  />
                </li>
              );
            })}
          </RowGrid>
        )}
        {recipes.length > shown && (
          <Button onClick={() => setShown(shown + MORE)} sx={{ justifySelf: 'start' }}>
            {t('ingredient.uses.more', { count: recipes.length - shown })}
          </Button>
        )}
      </Box>
    </>
  );
}
