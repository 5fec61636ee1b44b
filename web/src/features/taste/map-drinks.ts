import { mapPoint } from '@cellaret/domain/taste/flavour';
import type { Placed } from '@cellaret/domain/taste/flavour-map';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import { availabilityOf, type Stock } from '#data/catalogue/stock.ts';
import type { Availability } from '#lib/availability.ts';
import { byName } from '#lib/text/names.ts';

/** A drink with its place on the map. */
export interface MapDrink extends Placed {
  name: string;
  /** The code of its look, read only where it is drawn. */
  look: string | null;
  cover: string | null;
  scores: readonly number[];
  /** Availability of the drink; false if it cannot be made, null without a cabinet. */
  makeable: Availability | false | null;
}

/** Every drink of the catalogue that has a taste, by name. */
export function mapDrinks(catalogue: CompactCatalogue, stock: Stock | null, locale: string): MapDrink[] {
  const drinks: MapDrink[] = [];
  for (const [id, { name, look, cover, ingredient_ids }] of catalogue.recipes) {
    const scores = catalogue.flavour.scoresOf(id);
    if (scores === null) continue;
    const availability =
      stock && availabilityOf(stock, ingredient_ids, (one) => ingredientNameIn(catalogue, one));
    drinks.push({
      id,
      name,
      look,
      cover,
      scores,
      makeable: availability && (availability.missing.length === 0 ? availability : false),
      ...mapPoint(scores),
    });
  }
  return drinks.sort(byName(locale));
}
