import type { ApiBodyInput } from '@cellaret/domain/api/endpoints';
import { COLLECTIONS, type CardKind } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { reportDocument } from '@cellaret/domain/moderation/moderation';
import type { UndoAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { recipeDocument } from '@cellaret/domain/recipes/recipe';
import { z } from 'zod';
import { callApi } from '../api/call-api.ts';
import { readDocument, readDocuments } from '../firestore/read-write.ts';
import { currentUid } from '../session/session.ts';

/** True if the signed-in person has reported something already. Throws AppError. */
export async function haveReported(kind: CardKind, id: number): Promise<boolean> {
  return (await readDocument(MODERATION_DOCUMENTS.report(kind, id, currentUid()), reportDocument)) !== null;
}

/** Reports something. Throws what `callApi` throws. */
export const sendReport = (report: ApiBodyInput<'report'>) => callApi('report', {}, report);

/** True if an ingredient is locked to everybody but administrators. Throws AppError. */
export async function isLocked(ingredientId: number): Promise<boolean> {
  return (await readDocument(MODERATION_DOCUMENTS.lock(ingredientId), z.looseObject({}))) !== null;
}

/** Does what an administrator decided about a thing. Throws what `callApi` throws. */
export const moderate = (decision: ApiBodyInput<'moderate'>) => callApi('moderate', {}, decision);

/**
 * Carries an undo through, part by part, and tells after each how many are done. Throws what `callApi`
 * throws.
 */
export async function undoAll(
  edits: Omit<ApiBodyInput<'undo'>, 'after'>,
  onProgress: (count: number) => void,
): Promise<{ count: number; own: UndoAnswer['own'] }> {
  let count = 0;
  const own: UndoAnswer['own'] = [];
  let after: string | null = null;
  do {
    const part: UndoAnswer = await callApi('undo', {}, { ...edits, after });
    count += part.count;
    own.push(...part.own);
    after = part.next;
    onProgress(count);
  } while (after !== null);
  return { count, own };
}

/** Something a person made or edited, with the moment of their last version. */
export interface Edit {
  id: number;
  name: string;
  at: Date;
}

const newestFirst = (edits: Edit[]): Edit[] => edits.sort((a, b) => b.at.getTime() - a.at.getTime());

/**
 * Recipes of a person, and ingredients whose present version is theirs: a hundred of each, newest first.
 * Throws AppError.
 */
export async function readEdits(uid: string): Promise<{ recipes: Edit[]; ingredients: Edit[] }> {
  const ofThem = (path: string, field: string) => ({
    path,
    equal: { [field]: uid },
    limit: LIMITS.liveList,
  });
  const [recipes, ingredients] = await Promise.all([
    readDocuments(ofThem(COLLECTIONS.recipes, 'user_id'), recipeDocument, 'server'),
    readDocuments(ofThem(COLLECTIONS.ingredients, 'updated_by'), ingredientDocument, 'server'),
  ]);
  return {
    recipes: newestFirst(
      recipes.map(({ id, recipe_name, updated_at }) => ({ id, name: recipe_name, at: updated_at })),
    ),
    ingredients: newestFirst(
      ingredients.map(({ id, ingredient_name, valid_from }) => ({
        id,
        name: ingredient_name,
        at: valid_from,
      })),
    ),
  };
}
