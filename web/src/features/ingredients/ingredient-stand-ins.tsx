import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLarder } from '#data/availability/larder.ts';
import { useAmountText } from '#data/cabinets/amounts.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { IngredientLink } from './ingredient-link.tsx';
import { standInsOf, type StandInsWith } from './stand-ins-of.ts';
import { lineOf } from './uses-of.ts';

/** Substitutes for an ingredient, and ingredients that it replaces, with the ratio of amounts. */
export function IngredientStandIns({ id, name }: { id: number; name: string }) {
  const t = useText();
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  // For everybody: what one cabinet says of it stands with its house rules.
  const larder = useLarder(null, catalogue);
  const found = useMemo(
    () => larder && standInsOf(larder.standIns, catalogue ? lineOf(catalogue, id) : [id]),
    [catalogue, id, larder],
  );
  if (found === null || (found.instead.length === 0 && found.standsFor.length === 0)) return null;
  return (
    <Box component="section" aria-labelledby="stand-ins" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="stand-ins">
        {t('ingredient.stand-ins')}
      </Typography>
      <StandInList label={t('ingredient.stand-ins.instead', { name })} others={found.instead} />
      <StandInList label={t('ingredient.stand-ins.for', { name })} others={found.standsFor} />
    </Box>
  );
}

function StandInList({ label, others }: { label: string; others: readonly StandInsWith[] }) {
  const t = useText();
  const amount = useAmountText();
  const ratios = ({ entries }: StandInsWith): string =>
    entries
      .flatMap((one) => {
        const taken = amount(one.stand_in_quantity, one.stand_in_quantity_unit_id);
        const asked = amount(one.quantity, one.quantity_unit_id);
        return taken === null || asked === null ? [] : t('ingredient.stand-ins.ratio', { taken, asked });
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
        {others.map((other) => (
          <Box component="li" key={other.otherId} sx={{ py: 0.5 }}>
            <IngredientLink id={other.otherId} />
            <Typography variant="body2" color="textSecondary">
              {ratios(other)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
