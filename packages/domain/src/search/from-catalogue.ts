import type { CatalogueIngredient, CatalogueRecipe } from '../catalogue/browser-catalogue.ts';
import { LIMITS } from '../core/limits.ts';
import { lookOfCode } from '../drawings/look-code.ts';
import type { SearchItem } from './engine/search-item.ts';

interface Entries {
  readonly recipes: ReadonlyMap<number, CatalogueRecipe>;
  readonly ingredients: ReadonlyMap<number, CatalogueIngredient>;
}

function ancestorNames(ingredients: Entries['ingredients'], entry: CatalogueIngredient): string[] {
  const names: string[] = [];
  let parent = entry.parent_ingredient_id;
  while (parent !== null && names.length < LIMITS.ingredientLevels) {
    const above = ingredients.get(parent);
    if (!above) break;
    names.push(above.name);
    parent = above.parent_ingredient_id;
  }
  return names;
}

/** Converts the browsers' catalogue to search items. It lacks type and brand names and creation times. */
export function* catalogueItems({ recipes, ingredients }: Entries): Generator<SearchItem> {
  const shared = (id: number, { name, alcohol_abv }: { name: string; alcohol_abv: number }) => ({
    id,
    name,
    visible: true,
    feed_key: 0,
    alcohol_abv,
  });
  for (const [id, entry] of ingredients) {
    yield {
      kind: 'ingredient',
      ...shared(id, entry),
      ingredient_type_id: entry.ingredient_type_id ?? 0,
      ingredient_type_name: '',
      ingredient_brand_id: 0,
      ingredient_brand_name: '',
      ingredient_attribute_ids: entry.ingredient_attribute_ids,
      parent_ingredient_id: entry.parent_ingredient_id,
      ancestor_names: ancestorNames(ingredients, entry),
    };
  }
  for (const [id, entry] of recipes) {
    yield {
      kind: 'recipe',
      ...shared(id, entry),
      description: '',
      ingredient_names: entry.ingredient_ids.flatMap((one) => ingredients.get(one)?.name ?? []),
      ingredient_ids: entry.ingredient_ids,
      optional_ingredient_ids: entry.optional_ingredient_ids ?? [],
      garnish_ingredient_ids: entry.garnish_ingredient_ids ?? [],
      equal_parts: entry.equal_parts ?? false,
      glassware_ids: entry.glassware_ids,
      serving_method_ids: entry.serving_method_ids,
      cover: entry.cover,
      look: lookOfCode(entry.look) ?? {},
    };
  }
}
