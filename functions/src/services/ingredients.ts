import type { ingredientAnswer } from '@cellaret/domain/api-answers';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { newId } from '@cellaret/domain/ids';
import { ingredientInputOf, type Ingredient, type IngredientInput } from '@cellaret/domain/ingredient';
import type { FieldError } from '@cellaret/domain/validation';
import type { z } from 'zod';
import { readDocument } from '../store/documents.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Caller } from './caller.ts';
import { notFound, refuseOlder, refuseReferences } from './failures.ts';
import { firstVersion } from './ingredient-history.ts';
import { lineageOf, parseIngredient, readFamily } from './lineages.ts';
import { readPage, type Page } from './paging.ts';
import { readReferences } from './references.ts';

export type IngredientAnswer = z.infer<typeof ingredientAnswer>;

/** An ingredient as the API answers it. */
export function ingredientAnswerOf(ingredient: Ingredient): IngredientAnswer {
  const { updated_by: _by, ...rest } = ingredient;
  return {
    ...rest,
    valid_from: ingredient.valid_from.toISOString(),
    valid_to: ingredient.valid_to?.toISOString() ?? null,
  };
}

/** The current version of an ingredient. Throws not-found. */
export async function readIngredient(id: number): Promise<Ingredient> {
  const ingredient = parseIngredient(id, await readDocument(DOCUMENTS.ingredient(id)));
  if (!ingredient) throw notFound('ingredient');
  return ingredient;
}

/** What the update form of an ingredient begins with. Throws not-found. */
export async function readIngredientInput(id: number): Promise<{ input: IngredientInput; version: number }> {
  const ingredient = await readIngredient(id);
  return { input: ingredientInputOf(ingredient), version: ingredient.version };
}

/** A page of all ingredients. */
export const listIngredients = (page: {
  limit: number;
  after: number | null;
}): Promise<Page<IngredientAnswer>> =>
  readPage(COLLECTIONS.ingredients, page, (fields) => {
    const ingredient = parseIngredient(Number(fields.id), fields);
    return ingredient && ingredientAnswerOf(ingredient);
  });

/** What is wrong with what an ingredient refers to. */
async function referenceErrors(
  transaction: Transaction,
  id: number,
  input: IngredientInput,
): Promise<FieldError[]> {
  const { ingredient_type_id: typeId, ingredient_brand_id: brandId, parent_ingredient_id: parentId } = input;
  const [fixed, attributes, family] = await Promise.all([
    transaction.readAll([
      DOCUMENTS.reference('ingredient_types', typeId),
      DOCUMENTS.reference('ingredient_brands', brandId),
    ]),
    readReferences(transaction, 'ingredient_attributes', input.ingredient_attribute_ids),
    readFamily(transaction, parentId === null ? [] : [parentId]),
  ]);
  const errors: FieldError[] = [];
  const refuse = (path: string, message: string) => errors.push({ path, message });
  if (!fixed[0]) refuse('ingredient_type_id', `Ingredient type ${typeId} does not exist`);
  if (!fixed[1]) refuse('ingredient_brand_id', `Ingredient brand ${brandId} does not exist`);
  input.ingredient_attribute_ids.forEach((attributeId, index) => {
    if (!attributes.has(attributeId))
      refuse(`ingredient_attribute_ids.${index}`, `Ingredient attribute ${attributeId} does not exist`);
  });
  if (parentId === null) return errors;
  if (!family.get(parentId)) refuse('parent_ingredient_id', `Ingredient ${parentId} does not exist`);
  const above = [parentId, ...lineageOf(family, parentId).ancestors.map((ancestor) => ancestor.id)];
  if (above.includes(id)) refuse('parent_ingredient_id', 'An ingredient cannot be its own ancestor');
  return errors;
}

/** Creates an ingredient under a new random id. Throws unprocessable. */
export async function createIngredient(
  transaction: Transaction,
  uid: string,
  input: IngredientInput,
): Promise<Ingredient> {
  const id = newId();
  refuseReferences(await referenceErrors(transaction, id, input));
  const ingredient: Ingredient = {
    id,
    ...input,
    folder_id: id,
    valid_from: new Date(),
    valid_to: null,
    version: 1,
    updated_by: uid,
  };
  transaction.create(DOCUMENTS.ingredient(id), { ...ingredient });
  return ingredient;
}

/**
 * Closes the current version of an ingredient and opens the next, both at the same moment.
 * @param seen the version the caller looked at; null where it did not say.
 * Throws not-found, conflict where there is a newer version than `seen`, and unprocessable.
 */
export async function updateIngredient(
  transaction: Transaction,
  uid: string,
  id: number,
  input: IngredientInput,
  seen: number | null,
): Promise<Ingredient> {
  const path = DOCUMENTS.ingredient(id);
  const current = parseIngredient(id, await transaction.read(path));
  if (!current) throw notFound('ingredient');
  refuseOlder(seen, current);
  refuseReferences(await referenceErrors(transaction, id, input));
  const now = new Date();
  const next: Ingredient = {
    ...current,
    ...input,
    valid_from: now,
    valid_to: null,
    version: current.version + 1,
    updated_by: uid,
  };
  transaction.copy(path, DOCUMENTS.ingredientVersion(id, current.version), { valid_to: now });
  transaction.set(path, { ...next });
  return next;
}

/** Whether a recipe or another ingredient refers to an ingredient. */
async function isInUse(transaction: Transaction, id: number): Promise<boolean> {
  const one = { limit: 1, select: [] };
  const [recipes, children] = await Promise.all([
    transaction.find(COLLECTIONS.recipes, { where: [['item_ingredient_ids', 'array-contains', id]], ...one }),
    transaction.find(COLLECTIONS.ingredients, { where: [['parent_ingredient_id', '==', id]], ...one }),
  ]);
  return recipes.length + children.length > 0;
}

/**
 * Deletes an ingredient: an administrator any, others one that they created and that nothing refers to. Triggers then remove its history.
 * @param seen the version the caller looked at; null where it did not say.
 * Throws not-found, permission-denied, and conflict where there is a newer version than `seen` or the ingredient is in use.
 */
export async function deleteIngredient(
  transaction: Transaction,
  { uid, isAdmin }: Caller,
  id: number,
  seen: number | null,
): Promise<void> {
  const current = parseIngredient(id, await transaction.read(DOCUMENTS.ingredient(id)));
  if (!current) throw notFound('ingredient');
  if (!isAdmin) {
    const first = await firstVersion(transaction, current);
    if (first?.updated_by !== uid)
      throw new AppError('permission-denied', 'Only whoever created an ingredient may delete it');
    if (await isInUse(transaction, id))
      throw new AppError('conflict', 'Recipes or other ingredients refer to this ingredient');
  }
  refuseOlder(seen, current);
  transaction.remove(DOCUMENTS.ingredient(id));
}
