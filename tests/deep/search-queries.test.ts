import {
  catalogueEntry,
  type CatalogueIngredient,
  type CatalogueRecipe,
} from '@cellaret/domain/browser-catalogue';
import type { Findable } from '@cellaret/domain/search/drinks';
import { catalogueItems } from '@cellaret/domain/search/from-catalogue';
import { SearchIndex } from '@cellaret/domain/search/search-index';
import { describe, expect, it } from 'vitest';
import { askQueries, QUERY_SETS } from '../../scripts/lib/seed/search-queries.testing.ts';
import {
  seededCards,
  seededCatalogue,
  seededIngredients,
} from '../../scripts/lib/seed/seeded-items.testing.ts';

/** The starter catalogue as browsers keep it, as a search sees that. */
function keptCatalogue(): Findable {
  const ingredients = new Map(
    seededIngredients.map((one): [number, CatalogueIngredient] => [
      one.id,
      {
        name: one.ingredient_name,
        parent_ingredient_id: one.parent_ingredient_id,
        ingredient_type_id: one.ingredient_type_id,
        alcohol_abv: one.alcohol_abv,
        taste: null,
        ingredient_attribute_ids: one.ingredient_attribute_ids,
      },
    ]),
  );
  const recipes = new Map(
    seededCards.flatMap((card): [number, CatalogueRecipe][] => {
      const entry = catalogueEntry(card);
      return entry ? [[card.id, entry]] : [];
    }),
  );
  return {
    search: SearchIndex.of(catalogueItems({ recipes, ingredients })),
    flavour: seededCatalogue().flavour,
  };
}

describe.each([
  ['the server', seededCatalogue()],
  ['a browser without a network', keptCatalogue()],
])('all that people type, asked of %s', (_, source) => {
  it.each([0, 1])('is answered as they mean it, and holds nothing that was left out (set %i)', (at) => {
    const set = QUERY_SETS[at];
    if (!set) throw new Error('no such set');
    const { asked, failed, holding } = askQueries(source, set);
    expect(asked).toBeGreaterThanOrEqual(80);
    expect(failed.length / asked, failed.join('\n')).toBeLessThanOrEqual(0.05);
    expect(holding).toBe(0);
  });
});
