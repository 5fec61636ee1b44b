import { iced } from '../measures/dilution.ts';
import { volumeMl, withoutNoise } from '../measures/volume.ts';
import { isBatched, isFresh, needsOf, type PartyDrink, type PartyItem } from './needs.ts';

export interface Batch {
  readonly lines: readonly { name: string; ml: number; fresh: boolean }[];
  /** Water that replaces the dilution by ice; 0 for drinks built in the glass. */
  readonly water_ml: number;
  readonly volume_ml: number;
  /** Percent by volume as poured. */
  readonly alcohol_abv: number;
  readonly drinks: number;
  /** Per glass, not in the batch: sparkling, garnish and counted items. */
  readonly besides: readonly PartyItem[];
}

/** A batch that fills `volumeOfBottle` millilitres; null if no item can be mixed in advance. */
export function batchOf(
  { items, methods }: Pick<PartyDrink, 'items' | 'methods'>,
  volumeOfBottle: number,
): Batch | null {
  const batched = items.filter(isBatched);
  const undiluted = batched.reduce((sum, item) => sum + volumeMl(item.quantity, item.volume_ml), 0);
  if (undiluted === 0) return null;
  const ice = iced(batched, methods);
  // Built drinks are diluted in the glass.
  const share = ice === null || ice.way === null ? 0 : ice.share;
  const drinks = volumeOfBottle / (undiluted * (1 + share));
  const alcohol = batched.reduce(
    (sum, item) => sum + (volumeMl(item.quantity, item.volume_ml) * item.alcohol_abv) / 100,
    0,
  );
  return {
    lines: needsOf([{ items: batched, count: drinks }], 0).map(({ name, ml, ingredient_type_id }) => ({
      name,
      ml,
      fresh: isFresh(ingredient_type_id),
    })),
    water_ml: withoutNoise(undiluted * share * drinks),
    volume_ml: volumeOfBottle,
    alcohol_abv: withoutNoise((alcohol / (undiluted * (1 + share))) * 100),
    drinks: withoutNoise(drinks),
    besides: items.filter((item) => !isBatched(item)),
  };
}
