import { FITS, type Iced } from '@cellaret/domain/measures/dilution';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';

const number = (value: number, digits: number) => formatNumber(value, { maximumFractionDigits: digits });

/**
 * How much water the ice adds, as a sum: by a fit over measured drinks, or by a rule of thumb where nobody
 * measured.
 */
export function IceArithmetic({
  diluted: { way, met, share, water_ml, volume_ml, alcohol_abv },
}: {
  diluted: Iced;
}) {
  const t = useText();
  const sum = {
    share: number(share * 100, 1),
    met: number(met.volume_ml, 2),
    water: number(water_ml, 1),
    alcohol: number((alcohol_abv * volume_ml) / 100, 2),
    volume: number(volume_ml, 1),
    abv: number(alcohol_abv, 1),
  };
  if (way === null) return <Typography variant="body2">{t('recipes.strength.thumb', sum)}</Typography>;
  const [square, linear, least] = FITS[way];
  const fit = {
    ...sum,
    strength: number((met.alcohol_abv ?? 0) / 100, 3),
    square: number(square, 3),
    linear: number(linear, 3),
    least: number(least, 3),
  };
  return (
    <Typography variant="body2">
      {t(way === 'shaken' ? 'recipes.strength.shaken' : 'recipes.strength.stirred', fit)}
    </Typography>
  );
}
