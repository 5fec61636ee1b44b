import type { Translate } from '#lib/i18n/i18n.ts';
import type { Swap } from '#lib/verdict.ts';

/** 'you can, with simple syrup instead of sugar': what is taken for what. */
export const swapText = (swaps: readonly Swap[], t: Translate): string =>
  t('stock.with', { swaps: swaps.map((swap) => t('stock.swap', { ...swap })).join(', ') });
