import {
  ingredientCard,
  type IngredientCard,
  type Tombstone,
  feedKey,
} from '@cellaret/domain/catalogue/card';
import { DOCUMENTS, FUNCTION_DOCUMENTS, COLLECTIONS } from '@cellaret/domain/core/collections';
import { foldName } from '@cellaret/domain/core/folding';
import { isDepth } from '@cellaret/domain/core/taken-id';
import type { FieldError } from '@cellaret/domain/core/validation';
import { scoreVector, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { findIdPages, removeDocuments } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import { hiddenNoteOf } from '../core/hidden.ts';
import { differs, tombstoneOf } from '../core/read-models.ts';
import { parseReference, type Reader } from '../core/references.ts';
import { takeIdLate } from '../core/taken-ids.ts';
import { countReferences } from '../reference/reference-counts.ts';
import { lineageOf, parseIngredient, readFamily, TOO_DEEP, type Family } from './lineages.ts';

function problemsOf(
  ingredient: Ingredient,
  family: Family,
  typeKnown: boolean,
  brandKnown: boolean,
): FieldError[] {
  const problems: FieldError[] = [];
  const parentId = ingredient.parent_ingredient_id;
  if (!typeKnown)
    problems.push({
      path: 'ingredient_type_id',
      message: `Ingredient type ${ingredient.ingredient_type_id} does not exist`,
    });
  if (!brandKnown)
    problems.push({
      path: 'ingredient_brand_id',
      message: `Ingredient brand ${ingredient.ingredient_brand_id} does not exist`,
    });
  if (parentId !== null && !family.get(parentId))
    problems.push({ path: 'parent_ingredient_id', message: `Ingredient ${parentId} does not exist` });
  const { circular, ancestors } = lineageOf(family, ingredient.id);
  if (circular)
    problems.push({ path: 'parent_ingredient_id', message: 'An ingredient cannot be its own ancestor' });
  else if (!isDepth(ancestors.length)) problems.push({ path: 'parent_ingredient_id', message: TOO_DEEP });
  return problems;
}

async function cardOf(
  transaction: Transaction,
  ingredient: Ingredient,
  stored: IngredientCard | null,
  isHidden: boolean,
): Promise<Omit<IngredientCard, 'updated_at'>> {
  const [references, family, first] = await Promise.all([
    transaction.readAll([
      DOCUMENTS.reference('ingredient_types', ingredient.ingredient_type_id),
      DOCUMENTS.reference('ingredient_brands', ingredient.ingredient_brand_id),
    ]),
    readFamily(
      transaction,
      ingredient.parent_ingredient_id === null ? [] : [ingredient.parent_ingredient_id],
    ),
    stored ? null : firstVersion(transaction, ingredient),
  ]);
  const type = parseReference('ingredient_types', ingredient.ingredient_type_id, references[0]);
  const brand = parseReference('ingredient_brands', ingredient.ingredient_brand_id, references[1]);
  const wholeFamily = new Map(family).set(ingredient.id, ingredient);
  const { ancestors } = lineageOf(wholeFamily, ingredient.id);
  const problems = problemsOf(ingredient, wholeFamily, type !== null, brand !== null);
  return {
    kind: 'ingredient',
    id: ingredient.id,
    name: ingredient.ingredient_name,
    name_folded: foldName(ingredient.ingredient_name),
    feed_key:
      stored?.feed_key ?? feedKey('ingredient', ingredient.id, (first ?? ingredient).valid_from.getTime()),
    visible: problems.length === 0 && !isHidden,
    removed: false,
    description: ingredient.ingredient_description,
    alcohol_abv: ingredient.alcohol_abv,
    scores: scoreVector(ingredient),
    ingredient_type_id: ingredient.ingredient_type_id,
    ingredient_type_name: type?.ingredient_type_name ?? '',
    ingredient_brand_id: ingredient.ingredient_brand_id,
    ingredient_brand_name: brand?.ingredient_brand_name ?? '',
    ingredient_attribute_ids: ingredient.ingredient_attribute_ids,
    parent_ingredient_id: ingredient.parent_ingredient_id,
    parent_ingredient_name: ancestors[0]?.ingredient_name ?? null,
    ancestor_ids: ancestors.map((ancestor) => ancestor.id),
    ancestor_names: ancestors.map((ancestor) => ancestor.ingredient_name),
    problems,
  };
}

type Counted = Pick<IngredientCard, 'removed' | 'parent_ingredient_id'> | Pick<Tombstone, 'removed'>;

const referredIds = (card: Counted | null): readonly number[] =>
  card && !card.removed && card.parent_ingredient_id !== null ? [card.parent_ingredient_id] : [];

/**
 * Rebuilds an ingredient's card from the stored data. An ingredient that is hidden, has a missing reference
 * or is its own ancestor is not visible in feed and search; a deleted one leaves a tombstone. Idempotent, in
 * any order.
 */
export function reconcileIngredient(id: number): Promise<{ exists: boolean }> {
  const cardPath = FUNCTION_DOCUMENTS.card('ingredient', id);
  return runTransaction(async (transaction) => {
    const [source, card, decided] = await transaction.readAll([
      DOCUMENTS.ingredient(id),
      cardPath,
      MODERATION_DOCUMENTS.moderation('ingredient', id),
    ]);
    const ingredient = parseIngredient(id, source);
    const stored = ingredientCard.safeParse(card).data ?? null;
    // An unreadable ingredient keeps its history until it is repaired.
    const exists = source !== null;
    if (!ingredient && !stored) return { exists };
    const taken = stored ? undefined : await transaction.read(DOCUMENTS.takenId(id));
    const next = ingredient
      ? await cardOf(transaction, ingredient, stored, hiddenNoteOf(decided) !== null)
      : tombstoneOf('ingredient', id);
    if (!differs(stored, next)) return { exists };
    if (taken === null && !next.removed)
      takeIdLate(transaction, id, { kind: 'ingredient', depth: next.ancestor_ids.length });
    const none = { before: [], after: [] };
    countReferences(transaction, none, { before: referredIds(stored), after: referredIds(next) });
    transaction.set(cardPath, { ...next, updated_at: SERVER_TIME });
    return { exists };
  });
}

const PAGE = 300;

/** The first version of an ingredient, which contains its creator and date; null if it is not stored. */
export async function firstVersion(reader: Reader, current: Ingredient): Promise<Ingredient | null> {
  if (current.version === 1) return current;
  const [stored] = await reader.readAll([DOCUMENTS.ingredientVersion(current.id, 1)]);
  return parseIngredient(current.id, stored);
}

export async function removeHistory(ingredientId: number): Promise<void> {
  for await (const versions of findIdPages(COLLECTIONS.ingredientVersions(ingredientId), { limit: PAGE }))
    await removeDocuments(versions.map((one) => DOCUMENTS.ingredientVersion(ingredientId, Number(one))));
}
