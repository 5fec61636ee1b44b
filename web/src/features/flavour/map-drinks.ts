import { mapPoint } from '@cellaret/domain/flavour';
import type { Placed } from '@cellaret/domain/flavour-map';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import { byName } from '#lib/text-order.ts';

/** A drink with its place on the map. */
export interface MapDrink extends Placed {
  name: string;
  /** The code of its look, read only where it is drawn. */
  look: string | null;
  cover: string | null;
  scores: readonly number[];
  /** Null where nobody knows: without a cabinet. */
  makeable: boolean | null;
}

/** Every drink of the catalogue that has a taste, by name. */
export function mapDrinks(catalogue: CompactCatalogue, stock: Stock | null, locale: string): MapDrink[] {
  const drinks: MapDrink[] = [];
  for (const [id, { name, look, cover, ingredient_ids }] of catalogue.recipes) {
    const scores = catalogue.flavour.scoresOf(id);
    if (scores === null) continue;
    const makeable = stock && ingredient_ids.every((needed) => stock.provides.has(needed));
    drinks.push({
      id,
      name,
      look,
      cover,
      scores,
      makeable,
      ...mapPoint(scores),
    });
  }
  return drinks.sort(byName(locale));
}
