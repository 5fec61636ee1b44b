import type { NamedSubstitute } from '#lib/availability.ts';
import type { Translate } from '#lib/i18n/i18n.ts';

/** 'With simple syrup for sugar': what is taken for what. */
export const swapText = (substitutes: readonly NamedSubstitute[], t: Translate): string =>
  t('stock.with', { swaps: substitutes.map((swap) => t('stock.swap', { ...swap })).join(', ') });
