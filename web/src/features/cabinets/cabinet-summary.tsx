import { useMemo } from 'react';
import { makeableOf } from '#data/catalogue/makeable.ts';
import { useStock } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { CabinetItem } from './cabinet-items.ts';

/** How many drinks the chosen cabinet makes, and the way to them; nothing without the catalogue. */
function Drinks() {
  const t = useText();
  const stock = useStock();
  const catalogue = stock?.catalogue;
  const count = useMemo(
    () => (stock && catalogue ? makeableOf(catalogue, stock.ids, stock.substitutionRules).length : 0),
    [stock, catalogue],
  );
  if (count === 0) return null;
  return (
    <>
      {' · '}
      <TextLink to={PATHS.whatCanIMake} sx={{ fontWeight: 600, display: 'inline-block', py: 1.5 }}>
        {t('bar-cabinet.fill.drinks', { count })}
      </TextLink>
    </>
  );
}

/** One line about what is in a cabinet. */
export function CabinetSummary({ items }: { items: readonly CabinetItem[] }) {
  const t = useText();
  return (
    <>
      {t('bar-cabinet.count', {
        inStock: items.filter(({ inStock }) => inStock).length,
        count: items.length,
      })}
      <Drinks />
    </>
  );
}
