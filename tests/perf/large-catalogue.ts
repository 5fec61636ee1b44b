import { CURRENT_CATALOGUE } from '@cellaret/domain/browser-catalogue';
import { card, type Card, type IngredientCard, type RecipeCard } from '@cellaret/domain/card';
import { DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/collections';
import { feedKey } from '@cellaret/domain/feed-key';
import { foldName } from '@cellaret/domain/folding';
import { scoreVector, type Ingredient } from '@cellaret/domain/ingredient';
import { recipeColumns, type Recipe } from '@cellaret/domain/recipe';
import { SCORES, type Score } from '@cellaret/domain/scores';
import type { IngredientItem, RecipeItem } from '@cellaret/domain/search/search-item';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { recipeFigures, type RecipeReferences } from '../../functions/src/services/joined-recipe.ts';
import { lineageOf } from '../../functions/src/services/lineages.ts';
import { recipeViewOf } from '../../functions/src/services/recipe-card.ts';
import { referenceData } from '../../scripts/lib/seed/reference-data.ts';
import type { SeedDocument } from '../../scripts/lib/seed/world.ts';
import { GeneratedCatalogue } from './generated-catalogue.ts';
import { seeded, whole } from './random.ts';

/** How large a catalogue is made. */
export interface LargeSize {
  readonly recipes: number;
  readonly ingredients: number;
}

/** Far from the seed world's ids and from the generated recipes'. */
export const FIRST_INGREDIENT = 2 ** 40;

/** The oldest ingredient is of this moment; each further document is a minute younger, the recipes after the ingredients. */
const BEGINNING = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/** The moment the cards are said to be written: long before any index is saved, so that none comes as news. */
const CARDS_WRITTEN = new Date(BEGINNING);

const oneOf = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

const byId = <T extends { id: number }>(all: readonly T[]): Map<number, T> =>
  new Map(all.map((one) => [one.id, one]));

function ingredientOf(item: IngredientItem, created: Date, random: () => number): Ingredient {
  const scores = Object.fromEntries(SCORES.map((name) => [name, whole(random, 10)])) as Record<Score, number>;
  return {
    id: item.id,
    ingredient_name: item.name,
    ingredient_description: `${item.name}, invented for measuring.`,
    ingredient_type_id: oneOf(referenceData.ingredient_types, item.ingredient_type_id).id,
    ingredient_brand_id: oneOf(referenceData.ingredient_brands, item.ingredient_brand_id).id,
    parent_ingredient_id: item.parent_ingredient_id,
    alcohol_abv: item.alcohol_abv,
    ...scores,
    ingredient_attribute_ids: item.ingredient_attribute_ids.map(
      (id) => oneOf(referenceData.ingredient_attributes, id).id,
    ),
    folder_id: item.id,
    valid_from: created,
    valid_to: null,
    version: 1,
    updated_by: accounts.admin.uid,
  };
}

function recipeOf(item: RecipeItem, created: Date, random: () => number): Recipe {
  return {
    id: item.id,
    user_id: accounts.admin.uid,
    recipe_name: item.name,
    recipe_description: item.description,
    instructions: 'Shake with ice and strain.',
    glassware_ids: item.glassware_ids.map((id) => oneOf(referenceData.glassware, id).id),
    serving_method_ids: item.serving_method_ids.map((id) => oneOf(referenceData.serving_methods, id).id),
    folder_id: item.id,
    ...recipeColumns(
      item.ingredient_ids.map((ingredient_id) => ({
        ingredient_id,
        quantity: 5 * (1 + whole(random, 12)),
        quantity_unit_id: 1,
        garnish_only: false,
      })),
    ),
    version: 1,
    created_at: created,
    updated_at: created,
  };
}

function ingredientCardOf(ingredient: Ingredient, references: RecipeReferences): IngredientCard {
  const { ancestors } = lineageOf(references.family, ingredient.id);
  const brands = referenceData.ingredient_brands;
  return {
    kind: 'ingredient',
    id: ingredient.id,
    name: ingredient.ingredient_name,
    name_folded: foldName(ingredient.ingredient_name),
    feed_key: feedKey('ingredient', ingredient.id, ingredient.valid_from.getTime()),
    visible: true,
    removed: false,
    description: ingredient.ingredient_description,
    alcohol_abv: ingredient.alcohol_abv,
    scores: scoreVector(ingredient),
    ingredient_type_id: ingredient.ingredient_type_id,
    ingredient_type_name: references.typeNames.get(ingredient.ingredient_type_id) ?? '',
    ingredient_brand_id: ingredient.ingredient_brand_id,
    ingredient_brand_name:
      brands.find(({ id }) => id === ingredient.ingredient_brand_id)?.ingredient_brand_name ?? '',
    ingredient_attribute_ids: ingredient.ingredient_attribute_ids,
    parent_ingredient_id: ingredient.parent_ingredient_id,
    parent_ingredient_name: ancestors[0]?.ingredient_name ?? null,
    ancestor_ids: ancestors.map(({ id }) => id),
    ancestor_names: ancestors.map(({ ingredient_name }) => ingredient_name),
    problems: [],
    updated_at: CARDS_WRITTEN,
  };
}

function recipeDocuments(recipe: Recipe, references: RecipeReferences): { card: RecipeCard; view: object } {
  const view = recipeViewOf(recipe, references);
  const made: RecipeCard = {
    kind: 'recipe',
    id: recipe.id,
    user_id: recipe.user_id,
    name: recipe.recipe_name,
    feed_key: feedKey('recipe', recipe.id, recipe.created_at.getTime()),
    visible: true,
    removed: false,
    description: recipe.recipe_description,
    ...recipeFigures(recipe, view.recipe_items, references),
    ingredient_names: view.recipe_items.map((item) => item.ingredient.ingredient_name),
    ingredient_ids: recipe.item_ingredient_ids,
    optional_ingredient_ids: [],
    garnish_ingredient_ids: [],
    glassware_ids: recipe.glassware_ids,
    serving_method_ids: recipe.serving_method_ids,
    cover: null,
    problems: [],
    updated_at: CARDS_WRITTEN,
  };
  return { card: made, view };
}

/**
 * Every document of a large catalogue as it would be stored once the triggers had run: ingredients and recipes, their cards, the
 * joined recipes, and the note that the catalogue is too large for browsers. The same size gives the same documents.
 * @param take is handed each card, of which the search index is made.
 */
export function* largeDocuments(size: LargeSize, take: (card: Card) => void): Generator<SeedDocument> {
  const random = seeded(size.recipes + size.ingredients);
  const generated = new GeneratedCatalogue(size.recipes, {
    ingredients: size.ingredients,
    firstIngredientId: FIRST_INGREDIENT,
  });
  const moment = (place: number) => new Date(BEGINNING + place * MINUTE_MS);
  const ingredients = generated.ingredients.map((item, at) => ingredientOf(item, moment(at), random));
  const references: RecipeReferences = {
    family: byId(ingredients),
    typeNames: new Map(
      referenceData.ingredient_types.map(({ id, ingredient_type_name }) => [id, ingredient_type_name]),
    ),
    units: byId(referenceData.quantity_units),
    glassware: byId(referenceData.glassware),
    methods: byId(referenceData.serving_methods),
  };
  const written = (made: Card): SeedDocument => {
    take(card.parse(made));
    return { path: FUNCTION_DOCUMENTS.card(made.kind, made.id), data: made };
  };
  for (const ingredient of ingredients) {
    yield { path: DOCUMENTS.ingredient(ingredient.id), data: ingredient };
    yield written(ingredientCardOf(ingredient, references));
  }
  let place = ingredients.length;
  for (const item of generated.recipes()) {
    const recipe = recipeOf(item, moment(place), random);
    place += 1;
    const made = recipeDocuments(recipe, references);
    yield { path: DOCUMENTS.recipe(recipe.id), data: recipe };
    yield { path: DOCUMENTS.recipeView(recipe.id), data: made.view };
    yield written(made.card);
  }
  yield {
    path: CURRENT_CATALOGUE,
    data: {
      files: [],
      changes: '[]',
      through: 0,
      recipe_count: size.recipes,
      ingredient_count: size.ingredients,
    },
  };
}
