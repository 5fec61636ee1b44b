import {
  STANDARD_DRINK_COUNTRIES,
  STANDARD_DRINKS_SOURCE,
  standardDrinkOf,
} from '@cellaret/domain/parties/standard-drinks';
import Typography from '@mui/material/Typography';
import { useKeptChoice } from '#lib/hooks/use-kept-choice.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';
import { SortSelect } from '#ui/shelf/sort-select.tsx';

/** Where nobody says what one drink is. */
const NOWHERE = 'none';

/** The reader's country, as far as the browser tells. */
const ownCountry = (): string => new Intl.Locale(navigator.language).maximize().region ?? NOWHERE;

const number = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });

/** Average alcohol of a guest, in a country's standard drinks; in grams where there is none. */
export function PartyAlcohol({ grams }: { grams: number }) {
  const t = useText();
  const locale = useLocale();
  const own = ownCountry();
  const first = STANDARD_DRINK_COUNTRIES.includes(own) ? own : NOWHERE;
  const [country, choose] = useKeptChoice<string>('country', [first, NOWHERE, ...STANDARD_DRINK_COUNTRIES]);
  const standard = standardDrinkOf(country);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const options = [NOWHERE, ...STANDARD_DRINK_COUNTRIES].map((value) => ({
    value,
    label: value === NOWHERE ? t('party.alcohol.grams') : (names.of(value) ?? value),
  }));
  return (
    <>
      <Typography>{t('party.alcohol.each', { grams: number(grams) })}</Typography>
      {standard && (
        <Typography>
          {t('party.alcohol.standard', {
            drinks: number(grams / standard.grams),
            grams: formatNumber(standard.grams),
            authority: standard.authority,
          })}{' '}
          <a href={STANDARD_DRINKS_SOURCE} target="_blank" rel="noreferrer">
            {t('party.source')}
          </a>
        </Typography>
      )}
      <SortSelect label={t('party.alcohol.country')} value={country} options={options} onChange={choose} />
    </>
  );
}
