import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useAmountText } from '#data/cabinets/amounts.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabels } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { BELOW_LIST, RowGrid } from '#ui/kit/lists/list-styles.ts';
import { useKeptCount } from '#ui/kit/lists/use-kept-place.ts';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { IngredientLink } from './ingredient-facts.tsx';
import { lineOf, substitutesOf, type SubstitutesWith, usesOf } from './relations-of.ts';

/** Substitutes for an ingredient, and ingredients that it replaces, with the ratio of amounts. */
export function IngredientSubstitutes({ id, name }: { id: number; name: string }) {
  const t = useText();
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  // For everybody: what one cabinet says of it stands with its house rules.
  const substitutionRules = useSubstitutionRules(null, catalogue);
  const found = useMemo(
    () =>
      substitutionRules &&
      substitutesOf(substitutionRules.substitutes, catalogue ? lineOf(catalogue, id) : [id]),
    [catalogue, id, substitutionRules],
  );
  if (found === null || (found.instead.length === 0 && found.standsFor.length === 0)) return null;
  return (
    <Box component="section" aria-labelledby="substitutes" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="substitutes">
        {t('ingredient.stand-ins')}
      </Typography>
      <SubstituteList label={t('ingredient.stand-ins.instead', { name })} others={found.instead} />
      <SubstituteList label={t('ingredient.stand-ins.for', { name })} others={found.standsFor} />
    </Box>
  );
}

function SubstituteList({ label, others }: { label: string; others: readonly SubstitutesWith[] }) {
  const t = useText();
  const amount = useAmountText();
  const ratios = ({ entries }: SubstitutesWith): string =>
    entries
      .flatMap((one) => {
        const taken = amount(one.substitute_quantity, one.substitute_quantity_unit_id);
        const asked = amount(one.quantity, one.quantity_unit_id);
        return taken === null || asked === null || taken === asked
          ? []
          : t('ingredient.stand-ins.ratio', { taken, asked });
      })
      .join(' · ');
  if (others.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3">{label}</Typography>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {others.map((other) => {
          const amounts = ratios(other);
          return (
            <Box component="li" key={other.otherId} sx={{ py: 0.5 }}>
              <IngredientLink id={other.otherId} />
              {amounts !== '' && (
                <Typography variant="body2" color="textSecondary">
                  {amounts}
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Recipes shown at first, and more with each press of the button. */
const FIRST = 12;
const MORE = 48;

/** Uses of an ingredient: recipes, kinds, what it replaces. Nothing without the catalogue here. */
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
                    line={ingredientLabels(ingredientNamesIn(catalogue, recipe?.ingredient_ids ?? []))}
                  />
                </li>
              );
            })}
          </RowGrid>
        )}
        {recipes.length > shown && (
          <Button onClick={() => setShown(shown + MORE)} sx={BELOW_LIST}>
            {t('ingredient.uses.more', { count: recipes.length - shown })}
          </Button>
        )}
      </Box>
    </>
  );
}
