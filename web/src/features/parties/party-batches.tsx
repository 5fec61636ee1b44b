import { LIMITS } from '@cellaret/domain/core/limits';
import { displayQuantity } from '@cellaret/domain/measures/units';
import { batchOf } from '@cellaret/domain/parties/batch';
import type { PartyItem } from '@cellaret/domain/parties/needs';
import type { Party } from '@cellaret/domain/parties/party';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { formatDay, formatNumber } from '#lib/text/format.ts';
import { typedWhole } from '#lib/text/typed-number.ts';
import { FigureField } from './figure-field.tsx';
import { usePartyTexts } from './party-texts.ts';
import type { Units } from './use-party.ts';

const { batchMl } = LIMITS.plan;
const LITRE = 1000;

const noop = (): void => undefined;

/** Cards for bottles that are mixed beforehand. */
export function PartyBatches({ party, units }: { party: Party; units: Units }) {
  const t = useText();
  // Null as much as is planned of each drink.
  const [size, setSize] = useState<number | null>(null);
  return (
    <Box component="section" aria-labelledby="party-batches" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="party-batches">
        {t('party.batches')}
      </Typography>
      <Box sx={{ maxWidth: 220, displayPrint: 'none' }}>
        <FigureField
          label={t('party.batch.size')}
          value={String(size ?? '')}
          placeholder={t('party.batch.planned')}
          read={(typed) => typedWhole(typed, batchMl)}
          wrong={t('party.wrong', batchMl)}
          onType={setSize}
          onSettle={noop}
        />
      </Box>
      <Box
        component="ul"
        aria-labelledby="party-batches"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {party.drinks.map((drink) => (
          <Card key={drink.id} drink={drink} size={size} units={units} />
        ))}
      </Box>
    </Box>
  );
}

function Card({ drink, size, units }: { drink: Party['drinks'][number]; size: number | null; units: Units }) {
  const t = useText();
  const locale = useLocale();
  const { volume } = usePartyTexts(units);
  const { unitOf } = useReferenceNames();
  const system = useChosenPreferences().unit_system;
  const litre = batchOf(drink, LITRE);
  const batch = litre && batchOf(drink, size ?? Math.round((LITRE * drink.count) / litre.drinks));
  // A spirit that only meets its mixer in the glass is poured from its own bottle.
  if (!batch || batch.lines.length < 2) return null;
  const besidesOf = ({ name, quantity, quantity_unit_id }: PartyItem): string => {
    const unit = units.get(quantity_unit_id);
    return unit
      ? `${displayQuantity(quantity, unitOf(unit), { system, locale }).text} ${ingredientLabel(name)}`
      : ingredientLabel(name);
  };
  return (
    <Box
      component="li"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: '12px', breakInside: 'avoid' }}
    >
      <Typography variant="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {drink.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('party.batch.of', {
          volume: volume(batch.volume_ml),
          abv: formatNumber(batch.alcohol_abv, { maximumFractionDigits: 1 }),
          drinks: formatNumber(batch.drinks, { maximumFractionDigits: 1 }),
          day: formatDay(),
        })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {batch.lines.map(({ name, ml, fresh }) => (
          <li key={name}>
            {volume(ml)} <span dir="auto">{ingredientLabel(name)}</span>
            {fresh && ` (${t('party.batch.fresh')})`}
          </li>
        ))}
        {batch.water_ml > 0 && <li>{t('party.batch.water', { volume: volume(batch.water_ml) })}</li>}
      </Box>
      {batch.water_ml === 0 && <Typography variant="body2">{t('party.batch.dry')}</Typography>}
      {batch.besides.length > 0 && (
        <Typography variant="body2">
          {t('party.batch.besides', { names: batch.besides.map(besidesOf).join(', ') })}
        </Typography>
      )}
    </Box>
  );
}
