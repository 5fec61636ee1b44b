import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { type Score, SCORES, TASTE_SCORES } from '@cellaret/domain/taste/scores';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { TasteFigure } from '#ui/taste/taste-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { profileOfView } from './strength.ts';
import { tasteOfView } from './taste-of-view.ts';
import { WorkingTable } from './working-table.ts';
import { Working } from './working.tsx';

const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
const percent = (share: number) => `${formatNumber(share * 100, { maximumFractionDigits: 1 })} %`;

/** The sum behind the taste: each ingredient's score, its share of the volume, one line worked out. */
function TasteArithmetic({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const { shares, scores } = profileOfView(recipe);
  if (scores === null) return null;
  const parts = recipe.recipe_items.flatMap((item, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ key: item.id, ingredient: item.ingredient, share }] : [];
  });
  const valueOf = (score: Score): number => scores[SCORES.indexOf(score)] ?? 0;
  const strongest = SCORES.indexOf(
    TASTE_SCORES.reduce((most, score) => (valueOf(score) > valueOf(most) ? score : most)),
  );
  const label = (index: number) => t(`score.${SCORES[index] ?? 'body'}` as MessageId);

  return (
    <Working
      summary={t('flavour.how')}
      content={() => ({
        before: (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t('flavour.how.text')}
          </Typography>
        ),
        after: (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('flavour.how.example', {
              score: label(strongest),
              terms: parts
                .map(
                  ({ ingredient, share }) =>
                    `${number(ingredient.scores[strongest] ?? 0)} × ${percent(share)}`,
                )
                .join(' + '),
              mean: number(scores[strongest] ?? 0),
            })}
          </Typography>
        ),
        table: (
          <WorkingTable
            sx={{
              fontVariantNumeric: 'tabular-nums',
              '& th, & td': { p: 0.75, textAlign: 'right', verticalAlign: 'bottom' },
              '& th:first-of-type': { textAlign: 'left', pl: 0 },
              '& thead th': { minWidth: 64, fontWeight: 600 },
              '& tbody th': { fontWeight: 400 },
              '& tbody tr:first-of-type': {
                color: 'text.secondary',
                borderBottom: 1,
                borderColor: 'divider',
              },
              '& td:last-of-type': { fontWeight: 600 },
            }}
          >
            <thead>
              <tr>
                <th scope="col">{t('flavour.how.score')}</th>
                {parts.map(({ key, ingredient }) => (
                  <th scope="col" key={key}>
                    {ingredientLabel(ingredient.ingredient_name)}
                  </th>
                ))}
                <th scope="col">{t('flavour.how.mean')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('flavour.how.share')}</th>
                {parts.map(({ key, share }) => (
                  <td key={key}>{percent(share)}</td>
                ))}
                <td>{percent(1)}</td>
              </tr>
              {SCORES.map((score, index) => (
                <tr key={score}>
                  <th scope="row">{label(index)}</th>
                  {parts.map(({ key, ingredient }) => (
                    <td key={key}>{number(ingredient.scores[index] ?? 0)}</td>
                  ))}
                  <td>{number(scores[index] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </WorkingTable>
        ),
      })}
    />
  );
}

/** The taste of a recipe: the mean of its ingredients' scores by volume, as a figure and a sentence. */
export const RecipeTaste = memo(function RecipeTaste({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const taste = tasteOfView(recipe, t);
  if (taste === null) return null;
  const { sentence, scores } = taste;
  return (
    <Box component="section" aria-labelledby="taste" sx={{ displayPrint: 'none' }}>
      <Typography variant="h2" id="taste" sx={{ mb: 1 }}>
        {t('recipes.taste')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TasteFigure size={96} sentence={sentence} scores={scores} />
        <Typography>{sentence}</Typography>
      </Box>
      <TextLink to={PATHS.flavourMapAt(recipe.id)} sx={{ display: 'inline-block', py: 1.5 }}>
        {t('flavour.map.link')}
      </TextLink>
      <TasteArithmetic recipe={recipe} />
    </Box>
  );
});
