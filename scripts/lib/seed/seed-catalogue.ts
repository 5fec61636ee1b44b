import { substituteColumns, type SubstitutesDocument } from '@cellaret/domain/availability/substitutes';
import { scoresByName, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { recipeColumns, type Recipe, type RecipeItemInput } from '@cellaret/domain/recipes/recipe';
import { accounts } from '../../../emulator-data/sources/accounts.ts';
import { demoUser } from '../../../emulator-data/sources/demo-user.ts';
import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { recipeSources } from '../../../emulator-data/sources/recipes/all-recipes.ts';
import type { IngredientSource, ItemSource, RecipeSource } from '../../../emulator-data/sources/shapes.ts';
import { staples } from '../../../emulator-data/sources/staples.ts';
import { substitutes } from '../../../emulator-data/sources/substitutes.ts';
import { Failure } from '../command/failure.ts';
import { exactQuantity } from './quantities.ts';
import { referenceId } from './reference-data.ts';

/** The seed data's own time: fixed, so that a rebuild gives the same documents. */
export const SEED_TIME = new Date('2025-11-01T18:00:00Z');

const SPREAD_MS = 14 * 24 * 3600 * 1000;
const MINUTE_MS = 60_000;

/**
 * Moments spread evenly over two weeks, the first the newest: the feed then mixes recipes and ingredients.
 */
function moment(index: number, count: number): Date {
  const age = Math.round(((index / count) * SPREAD_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(SEED_TIME.getTime() - age);
}

const sources = ingredientGroups.flatMap((group) =>
  group.ingredients.map((ingredient) => ({ ...ingredient, type: group.type })),
);
const ingredientIds = new Map(sources.map((source) => [source.name, source.id]));

/** The id of a seeded ingredient; a `Failure` where the sources name one that does not exist. */
function ingredientId(name: string): number {
  const id = ingredientIds.get(name);
  if (id === undefined) throw new Failure(`The sources name the ingredient “${name}”, which does not exist.`);
  return id;
}

function ingredientOf(source: IngredientSource & { type: string }, created: Date): Ingredient {
  return {
    id: source.id,
    ingredient_name: source.name,
    ingredient_description: source.description,
    ingredient_type_id: referenceId('ingredient_types', source.type),
    ingredient_brand_id: referenceId('ingredient_brands', source.brand ?? 'Unbranded'),
    parent_ingredient_id: source.parent === undefined ? null : ingredientId(source.parent),
    alcohol_abv: source.abv,
    ...scoresByName(source.scores),
    ingredient_attribute_ids: source.attributes.map((name) => referenceId('ingredient_attributes', name)),
    folder_id: source.id,
    valid_from: created,
    valid_to: null,
    version: 1,
    updated_by: accounts.admin.uid,
  };
}

function itemOf(
  [amount, unit, ingredient]: ItemSource,
  recipe: string,
  { garnish_only = false, optional = false } = {},
): RecipeItemInput {
  const exact = exactQuantity(amount, unit);
  if (!exact) throw new Failure(`“${recipe}”: no unit holds ${amount} ${unit} of ${ingredient} exactly.`);
  return {
    ingredient_id: ingredientId(ingredient),
    quantity: exact.quantity,
    quantity_unit_id: referenceId('quantity_units', exact.unit),
    garnish_only,
    optional,
  };
}

function recipeOf(source: RecipeSource, created: Date): Recipe {
  const own = (demoUser.ownRecipes as readonly string[]).includes(source.name);
  return {
    id: source.id,
    user_id: own ? accounts.demo.uid : accounts.admin.uid,
    recipe_name: source.name,
    recipe_description: source.description,
    instructions: source.instructions,
    glassware_ids: [referenceId('glassware', source.glass)],
    serving_method_ids: source.methods.map((name) => referenceId('serving_methods', name)),
    folder_id: source.id,
    ...recipeColumns([
      ...source.items.map((item) => itemOf(item, source.name)),
      ...(source.optional ?? []).map((item) => itemOf(item, source.name, { optional: true })),
      ...(source.garnish ?? []).map((item) => itemOf(item, source.name, { garnish_only: true })),
    ]),
    version: 1,
    created_at: created,
    updated_at: created,
  };
}

/** The ingredients of the starter catalogue as documents. */
export const seedIngredients = (): Ingredient[] =>
  sources.map((source, index) => ingredientOf(source, moment(index, sources.length)));

/** Staples and substitutes as one document. */
export function seedSubstitutes(): SubstitutesDocument {
  const amounts = substitutes.map(({ line, take }) => ({
    line: itemOf(line, 'substitutes'),
    take: itemOf(take, 'substitutes'),
  }));
  const columns = substituteColumns({
    staple_ids: staples.map(ingredientId),
    substitutes: amounts.map(({ line, take }) => ({
      ingredient_id: line.ingredient_id,
      quantity: line.quantity,
      quantity_unit_id: line.quantity_unit_id,
      substitute_ingredient_id: take.ingredient_id,
      substitute_quantity: take.quantity,
      substitute_quantity_unit_id: take.quantity_unit_id,
    })),
  });
  return { ...columns, updated_at: SEED_TIME };
}

/** The recipes of the starter catalogue as documents. */
export const seedRecipes = (): Recipe[] =>
  recipeSources.map((source, index) => recipeOf(source, moment(index, recipeSources.length)));
