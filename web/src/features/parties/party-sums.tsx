import { ICE_OF_A_DRINK } from '@cellaret/domain/parties/needs';
import type { Party } from '@cellaret/domain/parties/party';
import type { PlanInput } from '@cellaret/domain/parties/plan';
import {
  STANDARD_DRINK_COUNTRIES,
  STANDARD_DRINKS_SOURCE,
  standardDrinkOf,
} from '@cellaret/domain/parties/standard-drinks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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
function PartyAlcohol({ grams }: { grams: number }) {
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

const kilograms = (grams: number): string => formatNumber(grams / 1000, { maximumFractionDigits: 2 });
const money = (hundredths: number): string =>
  formatNumber(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A figure under its heading, with how it came about. */
const Sum = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ breakInside: 'avoid' }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Box>
);

/** Ice, cost and alcohol of a party. */
export function PartySums({ plan, party }: { plan: PlanInput; party: Party }) {
  const t = useText();
  const { cost, iced_drinks: iced, ice_grams: ice } = party;
  const isPriced = cost.used > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      <Sum title={t('party.ice')}>
        <Typography>{t('party.ice.sum', { kg: kilograms(ice) })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('party.ice.how', {
            guests: plan.guests,
            each: kilograms(plan.ice_grams),
            drinks: iced,
            drink: kilograms(ICE_OF_A_DRINK),
          })}
        </Typography>
      </Sum>
      <Sum title={t('party.cost')}>
        <Typography>
          {isPriced
            ? t('party.cost.sum', { bought: money(cost.bought), used: money(cost.used) })
            : t('party.cost.none')}
        </Typography>
        {isPriced && cost.unpriced > 0 && (
          <Typography>{t('party.cost.unpriced', { count: cost.unpriced })}</Typography>
        )}
        {isPriced && cost.pour !== null && plan.drink_price !== null && (
          <Typography>
            {t('party.cost.pour', {
              used: money(cost.used),
              drinks: party.total,
              price: money(plan.drink_price),
              percent: formatNumber(cost.pour * 100, { maximumFractionDigits: 1 }),
            })}
          </Typography>
        )}
      </Sum>
      <Sum title={t('party.alcohol')}>
        <PartyAlcohol grams={party.alcohol_gram_each} />
      </Sum>
    </Box>
  );
}
