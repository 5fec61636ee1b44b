import Typography from '@mui/material/Typography';
import type { ReferenceRow } from '#data/reference/reference.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';

/** Measure of one unit, and its plural. */
export function UnitMeasure({ unit }: { unit: ReferenceRow }) {
  const t = useText();
  const measures = [
    t('admin.unit.plural', { name: String(unit.quantity_unit_name_plural) }),
    Number(unit.volume_ml) > 0 && t('admin.unit.volume', { volume: formatNumber(Number(unit.volume_ml)) }),
    Number(unit.weight_gram) > 0 &&
      t('admin.unit.weight', { weight: formatNumber(Number(unit.weight_gram)) }),
  ];
  return (
    <Typography variant="body2" color="textSecondary">
      {measures.filter(Boolean).join(' · ')}
    </Typography>
  );
}
