import type { ingredientAnswer } from '@cellaret/domain/api/answers';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { newId } from '@cellaret/domain/core/ids';
import type { FieldError } from '@cellaret/domain/core/validation';
import {
  ingredientInputOf,
  type Ingredient,
  type IngredientInput,
} from '@cellaret/domain/ingredients/ingredient';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import type { z } from 'zod';
import { readDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';
import { record } from '../core/audit.ts';
import { type Caller, notFound, refuseOlder, refuseReferences } from '../core/failures.ts';
import { hiddenIds, hiddenNoteOf, maySee } from '../core/hidden.ts';
import { readPage, type Page, type Wanted } from '../core/paging.ts';
import { countAgainstQuota } from '../core/quotas.ts';
import { readReferences } from '../core/references.ts';
import { takeId } from '../core/taken-ids.ts';
import { firstVersion } from './ingredient-card.ts';
import { moveTo, placeUnder } from './ingredient-place.ts';
import { parseIngredient } from './lineages.ts';

export type IngredientAnswer = z.infer<typeof ingredientAnswer>;

export function ingredientAnswerOf(ingredient: Ingredient): IngredientAnswer {
  const { updated_by: _by, ...rest } = ingredient;
  return {
    ...rest,
    valid_from: ingredient.valid_from.toISOString(),
    valid_to: ingredient.valid_to?.toISOString() ?? null,
  };
}

/** The current version of an ingredient. Throws not-found, also if it is hidden from the caller. */
export async function readIngredient(caller: Caller, id: number): Promise<Ingredient> {
  const [stored, decided] = await readDocuments([
    DOCUMENTS.ingredient(id),
    MODERATION_DOCUMENTS.moderation('ingredient', id),
  ]);
  const ingredient = parseIngredient(id, stored);
  if (!ingredient || !maySee(hiddenNoteOf(decided), ingredient.updated_by, caller))
    throw notFound('ingredient');
  return ingredient;
}

/** The initial values of the update form. Throws not-found. */
export async function readIngredientInput(
  caller: Caller,
  id: number,
): Promise<{ input: IngredientInput; version: number }> {
  const ingredient = await readIngredient(caller, id);
  return { input: ingredientInputOf(ingredient), version: ingredient.version };
}

export async function listIngredients(page: Wanted): Promise<Page<IngredientAnswer>> {
  const hidden = await hiddenIds('ingredient');
  return readPage(COLLECTIONS.ingredients, page, (fields) => {
    const ingredient = parseIngredient(Number(fields.id), fields);
    return ingredient && !hidden.has(ingredient.id) ? ingredientAnswerOf(ingredient) : null;
  });
}

async function referenceErrors(transaction: Transaction, input: IngredientInput): Promise<FieldError[]> {
  const { ingredient_type_id: typeId, ingredient_brand_id: brandId } = input;
  const [fixed, attributes] = await Promise.all([
    transaction.readAll([
      DOCUMENTS.reference('ingredient_types', typeId),
      DOCUMENTS.reference('ingredient_brands', brandId),
    ]),
    readReferences(transaction, 'ingredient_attributes', input.ingredient_attribute_ids),
  ]);
  const errors: FieldError[] = [];
  const refuse = (path: string, message: string) => errors.push({ path, message });
  if (!fixed[0]) refuse('ingredient_type_id', `Ingredient type ${typeId} does not exist`);
  if (!fixed[1]) refuse('ingredient_brand_id', `Ingredient brand ${brandId} does not exist`);
  input.ingredient_attribute_ids.forEach((attributeId, index) => {
    if (!attributes.has(attributeId))
      refuse(`ingredient_attribute_ids.${index}`, `Ingredient attribute ${attributeId} does not exist`);
  });
  return errors;
}

/** Creates an ingredient under a new random id. Throws unprocessable and QuotaExceeded. */
export async function createIngredient(
  transaction: Transaction,
  uid: string,
  input: IngredientInput,
): Promise<Ingredient> {
  const id = newId();
  const count = await countAgainstQuota(transaction, uid, 'ingredients');
  const place = await placeUnder(transaction, id, input.parent_ingredient_id);
  refuseReferences([...(await referenceErrors(transaction, input)), ...place.errors]);
  const ingredient: Ingredient = {
    id,
    ...input,
    folder_id: id,
    valid_from: new Date(),
    valid_to: null,
    version: 1,
    updated_by: uid,
  };
  count(id);
  takeId(transaction, id, { kind: 'ingredient', depth: place.depth }, ingredient.valid_from);
  transaction.create(DOCUMENTS.ingredient(id), { ...ingredient });
  return ingredient;
}

function refuseLocked(lock: unknown): void {
  if (lock !== null)
    throw new AppError('permission-denied', 'Only administrators may change this ingredient');
}

/**
 * Closes the current version and opens the next. Throws not-found, permission-denied (locked), conflict
 * (`seen` outdated; null skips the check) and unprocessable.
 */
export async function updateIngredient(
  transaction: Transaction,
  { uid, isAdmin }: Caller,
  id: number,
  input: IngredientInput,
  seen: number | null,
): Promise<Ingredient> {
  const path = DOCUMENTS.ingredient(id);
  const [stored, lock] = await transaction.readAll([path, MODERATION_DOCUMENTS.lock(id)]);
  const current = parseIngredient(id, stored);
  if (!current) throw notFound('ingredient');
  if (!isAdmin) refuseLocked(lock);
  refuseOlder(seen, current);
  const count = await countAgainstQuota(transaction, uid, 'edits');
  const move = await moveTo(transaction, current, input.parent_ingredient_id);
  refuseReferences([...(await referenceErrors(transaction, input)), ...move.errors]);
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
  move.write();
  count(id);
  return next;
}

async function isInUse(transaction: Transaction, id: number): Promise<boolean> {
  const one = { limit: 1, select: [] };
  const [recipes, children] = await Promise.all([
    transaction.find(COLLECTIONS.recipes, { where: [['item_ingredient_ids', 'array-contains', id]], ...one }),
    transaction.find(COLLECTIONS.ingredients, { where: [['parent_ingredient_id', '==', id]], ...one }),
  ]);
  return recipes.length + children.length > 0;
}

/**
 * Deletes an ingredient: administrators any, its creator an unused one. Throws not-found, permission-denied,
 * and conflict if it is in use or `seen` is outdated (null skips the check).
 */
export async function deleteIngredient(
  transaction: Transaction,
  { uid, isAdmin }: Caller,
  id: number,
  seen: number | null,
): Promise<void> {
  const [stored, lock] = await transaction.readAll([DOCUMENTS.ingredient(id), MODERATION_DOCUMENTS.lock(id)]);
  const current = parseIngredient(id, stored);
  if (!current) throw notFound('ingredient');
  if (!isAdmin) {
    refuseLocked(lock);
    const first = await firstVersion(transaction, current);
    if (first?.updated_by !== uid)
      throw new AppError('permission-denied', 'Only whoever created an ingredient may delete it');
    if (await isInUse(transaction, id))
      throw new AppError('conflict', 'Recipes or other ingredients refer to this ingredient');
  }
  refuseOlder(seen, current);
  transaction.remove(DOCUMENTS.ingredient(id));
  if (isAdmin)
    record(transaction, {
      action: 'delete',
      by: uid,
      kind: 'ingredient',
      item_id: id,
      item_name: current.ingredient_name,
      uid: current.updated_by,
    });
}
