import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import type { UndoAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import type { Found } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';
import { record } from '../core/audit.ts';
import { inParallel } from '../core/in-parallel.ts';
import { moveTo } from '../ingredients/ingredient-place.ts';
import { parseIngredient } from '../ingredients/lineages.ts';

interface Edits {
  uid: string;
  since: Date;
}

/** Versions read per query, first and later: most ingredients were edited once. */
const FEW = 5;
const MANY = 100;

const WIDTH = 10;

const isTheirs = ({ updated_by, valid_from }: Ingredient, { uid, since }: Edits): boolean =>
  updated_by === uid && valid_from >= since;

/** The newest version that is not one of the edits; null if there is none. */
async function lastOther(transaction: Transaction, id: number, edits: Edits): Promise<Ingredient | null> {
  let after: number | undefined;
  for (let seen = 0; seen < FUNCTION_LIMITS.moderation.undoVersions;) {
    const limit = seen === 0 ? FEW : MANY;
    const found = await transaction.find(COLLECTIONS.ingredientVersions(id), {
      orderBy: ['version', 'desc'],
      limit,
      after,
    });
    const versions = found.flatMap(({ fields }) => parseIngredient(id, fields) ?? []);
    const other = versions.find((version) => !isTheirs(version, edits));
    if (other) return other;
    if (found.length < limit) return null;
    seen += limit;
    after = Number(found.at(-1)?.fields.version);
  }
  return null;
}

/** The version to restore with the writes to its former parent; else it keeps the current parent. */
async function backUnder(
  transaction: Transaction,
  current: Ingredient,
  other: Ingredient | null,
): Promise<{ other: Ingredient | null; move: () => void }> {
  const stays = { other, move: () => undefined };
  if (!other || other.parent_ingredient_id === current.parent_ingredient_id) return stays;
  const { errors, write } = await moveTo(transaction, current, other.parent_ingredient_id);
  if (errors.length === 0) return { other, move: write };
  return { ...stays, other: { ...other, parent_ingredient_id: current.parent_ingredient_id } };
}

const page = (
  transaction: Transaction,
  collection: string,
  field: string,
  uid: string,
  after: string | null,
): Promise<Found[]> =>
  transaction.find(collection, {
    where: [[field, '==', uid]],
    limit: FUNCTION_LIMITS.moderation.undoPage,
    ...(after === null ? {} : { after }),
  });

const idOf = ({ path }: Found): string => path.slice(path.lastIndexOf('/') + 1);

const nextOf = (found: readonly Found[]): string | null => {
  const last = found.at(-1);
  return last && found.length === FUNCTION_LIMITS.moderation.undoPage ? idOf(last) : null;
};

/**
 * Undoes a page of a person's edits: restores ingredients whose current version is theirs to the newest
 * version of another author. Edits before `since` and later edits by others stay. Idempotent.
 */
export async function undoEdits(
  transaction: Transaction,
  by: string,
  edits: Edits,
  after: string | null,
): Promise<UndoAnswer> {
  const found = await page(transaction, COLLECTIONS.ingredients, 'updated_by', edits.uid, after);
  const alert = after === null ? await transaction.read(MODERATION_DOCUMENTS.alert(edits.uid)) : null;
  const theirs = found
    .flatMap((one) => parseIngredient(Number(idOf(one)), one.fields) ?? [])
    .filter((ingredient) => isTheirs(ingredient, edits));
  const pairs: { current: Ingredient; other: Ingredient | null; move: () => void }[] = [];
  await inParallel(theirs, WIDTH, async (current) => {
    const other = await lastOther(transaction, current.id, edits);
    pairs.push({ current, ...(await backUnder(transaction, current, other)) });
  });
  if (alert?.open === true) transaction.update(MODERATION_DOCUMENTS.alert(edits.uid), { open: false });
  const now = new Date();
  let count = 0;
  for (const { current, other, move } of pairs) {
    if (!other) continue;
    count += 1;
    move();
    const path = DOCUMENTS.ingredient(current.id);
    transaction.copy(path, DOCUMENTS.ingredientVersion(current.id, current.version), { valid_to: now });
    transaction.set(path, {
      ...other,
      version: current.version + 1,
      valid_from: now,
      valid_to: null,
      updated_by: by,
    });
  }
  if (count > 0) record(transaction, { action: 'undo-edits', by, uid: edits.uid, count, at: now });
  const own = pairs
    .filter(({ other }) => other === null)
    .map(({ current }) => ({ id: current.id, name: current.ingredient_name }));
  return { count, own, next: nextOf(found) };
}

/** Deletes a page of the recipes a person created since a time; triggers remove their read models. */
export async function takeDownRecipes(
  transaction: Transaction,
  by: string,
  { uid, since }: Edits,
  after: string | null,
): Promise<UndoAnswer> {
  const found = await page(transaction, COLLECTIONS.recipes, 'user_id', uid, after);
  const made = found.filter(({ fields }) => fields.created_at instanceof Date && fields.created_at >= since);
  for (const { path } of made) transaction.remove(path);
  if (made.length > 0) record(transaction, { action: 'take-down-recipes', by, uid, count: made.length });
  return { count: made.length, own: [], next: nextOf(found) };
}
