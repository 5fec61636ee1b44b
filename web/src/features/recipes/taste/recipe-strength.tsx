import { FITS, type Iced } from '@cellaret/domain/measures/dilution';
import { displayVolume } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { formatNumber } from '#lib/text/format.ts';
import { strengthOfView } from './strength.ts';
import { WorkingTable } from './working-table.ts';
import { Working } from './working.tsx';

const rounded = (value: number, digits: number) => formatNumber(value, { maximumFractionDigits: digits });

/** How much water the ice adds, as a sum: by a fit over measured drinks, or by a rule of thumb. */
function IceArithmetic({
  diluted: { way, met, share, water_ml, volume_ml, alcohol_abv },
}: {
  diluted: Iced;
}) {
  const t = useText();
  const sum = {
    share: rounded(share * 100, 1),
    met: rounded(met.volume_ml, 2),
    water: rounded(water_ml, 1),
    alcohol: rounded((alcohol_abv * volume_ml) / 100, 2),
    volume: rounded(volume_ml, 1),
    abv: rounded(alcohol_abv, 1),
  };
  if (way === null) return <Typography variant="body2">{t('recipes.strength.thumb', sum)}</Typography>;
  const [square, linear, least] = FITS[way];
  const fit = {
    ...sum,
    strength: rounded((met.alcohol_abv ?? 0) / 100, 3),
    square: rounded(square, 3),
    linear: rounded(linear, 3),
    least: rounded(least, 3),
  };
  return (
    <Typography variant="body2">
      {t(way === 'shaken' ? 'recipes.strength.shaken' : 'recipes.strength.stirred', fit)}
    </Typography>
  );
}

const number = (value: number) => rounded(value, 2);

/** Computed strength and volume of a serving, and the sum they come from. */
export const RecipeStrength = memo(function RecipeStrength({
  recipe,
  system,
}: {
  recipe: RecipeView;
  system: UnitSystem;
}) {
  const t = useText();
  const { mixed, diluted } = strengthOfView(recipe);
  const abv = mixed.alcohol_abv;
  if (abv === null)
    return <Typography sx={{ color: 'text.secondary' }}>{t('recipes.strength.unknown')}</Typography>;
  const volume = (ml: number) => displayVolume(ml, system, currentLocale()).text;
  return (
    <Box component="section" aria-labelledby="strength" sx={{ displayPrint: 'none' }}>
      <Typography variant="h2" id="strength">
        {t('recipes.strength')}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {t('recipes.strength.mixed', {
          abv: rounded(abv, 1),
          volume: volume(mixed.volume_ml),
        })}
      </Typography>
      {diluted !== null && diluted.share > 0 && (
        <Typography>
          {t('recipes.strength.diluted', {
            abv: rounded(diluted.alcohol_abv, 1),
            volume: volume(diluted.volume_ml),
            water: rounded(diluted.share * 100, 1),
          })}
        </Typography>
      )}
      <Working
        summary={t('recipes.strength.how')}
        content={() => ({
          after: (
            <>
              <Typography variant="body2">
                {t('recipes.strength.quotient', {
                  alcohol: number(mixed.alcohol_ml),
                  volume: number(mixed.volume_ml),
                  abv: number(abv),
                  grams: rounded(mixed.alcohol_gram, 1),
                })}
              </Typography>
              {diluted !== null && diluted.share > 0 && <IceArithmetic diluted={diluted} />}
            </>
          ),
          table: (
            <WorkingTable
              sx={{
                '& th, & td': { p: 0.75, textAlign: 'right', whiteSpace: 'nowrap' },
                '& th:first-of-type, & td:first-of-type': { textAlign: 'left', whiteSpace: 'normal', pl: 0 },
                '& tfoot td': { borderTop: 1, borderColor: 'divider', fontWeight: 600 },
              }}
            >
              <thead>
                <tr>
                  <th scope="col">{t('recipes.strength.ingredient')}</th>
                  <th scope="col">{t('recipes.strength.volume')}</th>
                  <th scope="col">{t('recipes.strength.abv')}</th>
                  <th scope="col">{t('recipes.strength.alcohol')}</th>
                </tr>
              </thead>
              <tbody>
                {recipe.recipe_items.map((item, index) => (
                  <tr key={item.id}>
                    <td>{ingredientLabel(item.ingredient.ingredient_name)}</td>
                    <td>{number(mixed.lines[index]?.volume_ml ?? 0)} ml</td>
                    <td>× {number(item.ingredient.alcohol_abv)} %</td>
                    <td>= {number(mixed.lines[index]?.alcohol_ml ?? 0)} ml</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td>{t('recipes.strength.sum')}</td>
                  <td>{number(mixed.volume_ml)} ml</td>
                  <td />
                  <td>{number(mixed.alcohol_ml)} ml</td>
                </tr>
              </tfoot>
            </WorkingTable>
          ),
        })}
      />
    </Box>
  );
});
