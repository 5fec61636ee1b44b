import type { FanOut } from '@cellaret/domain/catalogue/fan-out';
import { COLLECTIONS, type CardKind, type FanOutCollection } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { findDocuments, findIdPages, type Find } from '../../store/documents.ts';

const PAGE = 100;

type Condition = NonNullable<Find['where']>[number];

/** A document whose data is copied into others. */
export type Source = Pick<FanOut, 'collection' | 'id' | 'below'>;

/** A cursor in the walk over the dependents of a source. */
export type Place = Omit<NonNullable<FanOut['through']>, 'revision'>;

export interface DependentPage {
  kind: CardKind;
  ids: number[];
  end: Place;
}

const RECIPE_FIELDS: Partial<Record<FanOutCollection, string>> = {
  glassware: 'glassware_ids',
  serving_methods: 'serving_method_ids',
  quantity_units: 'item_quantity_unit_ids',
};

const INGREDIENT_FIELDS: Partial<Record<FanOutCollection, string>> = {
  ingredients: 'parent_ingredient_id',
  ingredient_types: 'ingredient_type_id',
  ingredient_brands: 'ingredient_brand_id',
};

const usesIngredient = (id: number): Condition => ['item_ingredient_ids', 'array-contains', id];

function recipesOf({ collection, id }: Source): Condition | null {
  if (collection === 'ingredients') return usesIngredient(id);
  const field = RECIPE_FIELDS[collection];
  return field ? [field, 'array-contains', id] : null;
}

function ingredientsOf({ collection, id, below }: Source): Condition | null {
  const field = INGREDIENT_FIELDS[collection];
  return field && (collection !== 'ingredients' || below) ? [field, '==', id] : null;
}

/** True if any document contains data of the source. */
export async function hasDependents(source: Source): Promise<boolean> {
  const recipes = recipesOf(source);
  const ingredients = ingredientsOf(source);
  const finds = [
    ...(recipes ? [findDocuments(COLLECTIONS.recipes, { where: [recipes], limit: 1, select: [] })] : []),
    ...(ingredients
      ? [findDocuments(COLLECTIONS.ingredients, { where: [ingredients], limit: 1, select: [] })]
      : []),
  ];
  return (await Promise.all(finds)).some((found) => found.length > 0);
}

async function findIngredients(where: Condition): Promise<number[]> {
  const ids: number[] = [];
  for await (const page of findIdPages(COLLECTIONS.ingredients, { where: [where], limit: PAGE }))
    ids.push(...page.map(Number));
  return ids;
}

async function descendantsOf(id: number): Promise<number[]> {
  const seen = new Set([id]);
  let level = [id];
  for (let round = 0; level.length > 0 && round < LIMITS.ingredientLevels; round += 1) {
    const children: number[] = [];
    for (const parent of level)
      children.push(...(await findIngredients(['parent_ingredient_id', '==', parent])));
    level = [...new Set(children)].filter((child) => !seen.has(child));
    for (const child of level) seen.add(child);
  }
  seen.delete(id);
  return [...seen];
}

async function* recipePages(
  where: Condition,
  ingredient: number | null,
  after: string | undefined,
): AsyncGenerator<DependentPage> {
  for await (const page of findIdPages(COLLECTIONS.recipes, { where: [where], limit: PAGE, after }))
    yield { kind: 'recipe', ids: page.map(Number), end: { ingredient, recipe: page.at(-1) ?? null } };
}

/** Ingredients by id, each followed by its recipes if these contain data of the source, too. */
async function* ingredientPages(
  ids: readonly number[],
  through: Place | null,
  withRecipes: boolean,
): AsyncGenerator<DependentPage> {
  for (const id of ids.toSorted((one, other) => one - other)) {
    if (through?.ingredient != null && id < through.ingredient) continue;
    const resumed = through?.ingredient === id;
    if (!resumed) yield { kind: 'ingredient', ids: [id], end: { ingredient: id, recipe: null } };
    const after = resumed ? (through.recipe ?? undefined) : undefined;
    if (withRecipes) yield* recipePages(usesIngredient(id), id, after);
  }
}

/** All dependents of a source after a cursor, page by page, in a stable order, so that work can resume. */
export async function* dependentsOf(source: Source, through: Place | null): AsyncGenerator<DependentPage> {
  const recipes = recipesOf(source);
  if (recipes && through?.ingredient == null) yield* recipePages(recipes, null, through?.recipe ?? undefined);
  const ingredients = ingredientsOf(source);
  if (!ingredients) return;
  const ids =
    source.collection === 'ingredients' ? await descendantsOf(source.id) : await findIngredients(ingredients);
  yield* ingredientPages(ids, through, source.collection !== 'ingredient_brands');
}
