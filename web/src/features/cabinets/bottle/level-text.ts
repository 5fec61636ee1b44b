import type { Translate } from '#lib/i18n/i18n.ts';

const QUARTERS = ['empty', 'quarter', 'half', 'three-quarters', 'full'] as const;

/** How full a bottle is, in words, to the nearest quarter; one with a last drink in it is not empty. */
export function levelText(level: number | null, t: Translate): string {
  if (level === null) return t('bottle.level.unknown');
  const quarter = QUARTERS[Math.round(level * 4)] ?? 'empty';
  return t(quarter === 'empty' && level > 0 ? 'bottle.level.nearly' : `bottle.level.${quarter}`);
}
