import { iced } from '../measures/dilution.ts';
import { volumeMl, withoutNoise } from '../measures/volume.ts';
import { isBatched, isFresh, type PartyDrink, type PartyItem } from './needs.ts';

/** What goes into a bottle of a drink that is mixed beforehand. */
export interface Batch {
  readonly lines: readonly { name: string; ml: number; fresh: boolean }[];
  /** What ice would have added; nothing where the drink meets ice in its glass. */
  readonly water_ml: number;
  readonly volume_ml: number;
  /** Percent by volume, as it is poured. */
  readonly alcohol_abv: number;
  /** How many drinks it is. */
  readonly drinks: number;
  /** What each glass gets besides, as for one drink: what sparkles, decorates or is counted. */
  readonly besides: readonly PartyItem[];
}

/** A drink mixed beforehand for a bottle of `volumeOfBottle` millilitres; null where nothing of it can be. */
export function batchOf(
  { items, methods }: Pick<PartyDrink, 'items' | 'methods'>,
  volumeOfBottle: number,
): Batch | null {
  const batched = items.filter(isBatched);
  const undiluted = batched.reduce((sum, item) => sum + volumeMl(item.quantity, item.volume_ml), 0);
  if (undiluted === 0) return null;
  const ice = iced(batched, methods);
  // What is built meets its ice in the glass.
  const share = ice === null || ice.way === null ? 0 : ice.share;
  const drinks = volumeOfBottle / (undiluted * (1 + share));
  const alcohol = batched.reduce(
    (sum, item) => sum + (volumeMl(item.quantity, item.volume_ml) * item.alcohol_abv) / 100,
    0,
  );
  return {
    lines: batched.map((item) => ({
      name: item.name,
      ml: withoutNoise(volumeMl(item.quantity, item.volume_ml) * drinks),
      fresh: isFresh(item.ingredient_type_id),
    })),
    water_ml: withoutNoise(undiluted * share * drinks),
    volume_ml: volumeOfBottle,
    alcohol_abv: withoutNoise((alcohol / (undiluted * (1 + share))) * 100),
    drinks: withoutNoise(drinks),
    besides: items.filter((item) => !isBatched(item)),
  };
}
