import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { daysBetween, isAlmostEmpty } from '@cellaret/domain/cabinets/bottles';
import { useText } from '#lib/i18n/i18n.ts';
import { dayOf } from '#lib/text/day.ts';
import { AlmostEmpty } from './almost-empty.tsx';

/** A line about a bottle: almost empty, days open, spare bottles. Nothing without facts. */
export function BottleNote({ ingredientId, entry }: { ingredientId: number; entry: BarCabinetEntry }) {
  const t = useText();
  if (!entry.is_in_stock) return null;
  const { opened_on, spare = 0 } = entry;
  const facts = [
    ...(opened_on === undefined
      ? []
      : [t('bottle.open-for', { days: Math.max(0, daysBetween(opened_on, dayOf())) })]),
    ...(spare > 0 ? [t('bottle.beside', { count: spare })] : []),
  ];
  return (
    <>
      {facts.length > 0 && <div>{facts.join(' · ')}</div>}
      {isAlmostEmpty(entry) && <AlmostEmpty ingredientId={ingredientId} entry={entry} />}
    </>
  );
}
