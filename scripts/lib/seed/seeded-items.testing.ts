import {
  catalogueEntry,
  type CatalogueIngredient,
  type CatalogueRecipe,
} from '@cellaret/domain/catalogue/browser-catalogue';
import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import type { Findable } from '@cellaret/domain/search/drinks';
import { SearchIndex } from '@cellaret/domain/search/engine/search-index';
import type { IngredientItem } from '@cellaret/domain/search/engine/search-item';
import { catalogueItems } from '@cellaret/domain/search/from-catalogue';
import { isScored, tasteCode, tasteOfCode } from '@cellaret/domain/taste/flavour';
import { recipeCardOf, recipeViewOf } from '../../../functions/src/services/recipes/recipe-card.ts';
import { referenceData } from './reference-data.ts';
import { seedIngredients, seedRecipes } from './seed-catalogue.ts';

const byId = <R extends { id: number }>(rows: readonly R[]): Map<number, R> =>
  new Map(rows.map((row) => [row.id, row]));

const family = byId(seedIngredients());
const types = byId(referenceData.ingredient_types);
const brands = byId(referenceData.ingredient_brands);
const references = {
  family,
  typeNames: new Map([...types.values()].map((type) => [type.id, type.ingredient_type_name])),
  units: byId(referenceData.quantity_units),
  glassware: byId(referenceData.glassware),
  methods: byId(referenceData.serving_methods),
};

function ancestorNames({ parent_ingredient_id: parent }: Ingredient): string[] {
  const above = parent === null ? undefined : family.get(parent);
  return above ? [above.ingredient_name, ...ancestorNames(above)].slice(0, LIMITS.ingredientLevels) : [];
}

const ingredientItem = (one: Ingredient): IngredientItem => ({
  kind: 'ingredient',
  id: one.id,
  name: one.ingredient_name,
  visible: true,
  feed_key: one.id,
  alcohol_abv: one.alcohol_abv,
  ingredient_type_id: one.ingredient_type_id,
  ingredient_type_name: types.get(one.ingredient_type_id)?.ingredient_type_name ?? '',
  ingredient_brand_id: one.ingredient_brand_id,
  ingredient_brand_name: brands.get(one.ingredient_brand_id)?.ingredient_brand_name ?? '',
  ingredient_attribute_ids: one.ingredient_attribute_ids,
  parent_ingredient_id: one.parent_ingredient_id,
  ancestor_names: ancestorNames(one),
});

const recipes = seedRecipes();

/** The cards of the seeded recipes, as the functions make them. */
const seededCards: readonly Omit<RecipeCard, 'updated_at'>[] = recipes.map((recipe) =>
  recipeCardOf(recipe, recipeViewOf(recipe, references), references, null),
);

/** The items of each recipe, with the names of ingredient and parents. */
export const seededViews = new Map(
  recipes.map((recipe) => [recipe.id, recipeViewOf(recipe, references)] as const),
);

/** The ingredients of the starter catalogue. */
export const seededIngredients: readonly Ingredient[] = [...family.values()];

/** The name of an ingredient and of all above it. */
export const lineNames = (id: number): string[] => {
  const one = family.get(id);
  return one ? [one.ingredient_name, ...ancestorNames(one)] : [];
};

/** The starter catalogue as a search sees it, without a database. */
export function seededCatalogue(): Findable {
  const taste = new Map(
    seededCards.map(({ id, scores, volume_ml }) => [
      id,
      volume_ml > 0 && isScored(scores) ? tasteCode(scores) : null,
    ]),
  );
  return {
    search: SearchIndex.of([...seededIngredients.map(ingredientItem), ...seededCards]),
    flavour: {
      scoresOf: (id) => {
        const code = taste.get(id) ?? null;
        return code === null ? null : tasteOfCode(code);
      },
    },
  };
}

/** The starter catalogue as browsers keep it, as a search sees that. */
export function keptCatalogue(): Findable {
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
