import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { isDepth } from '@cellaret/domain/core/taken-id';
import {
  ingredientDocument,
  ingredientInputOf,
  type Ingredient,
  type IngredientInput,
} from '@cellaret/domain/ingredients/ingredient';
import { sameValue } from '#lib/same-value.ts';
import { callApi } from '../api/call-api.ts';
import { ApiFailure } from '../api/request.ts';
import type { Transacting } from '../firestore/client.ts';
import { readDocument } from '../firestore/read-write.ts';
import { createAt, replaceVersion, VersionConflict } from '../firestore/versioned.ts';
import { currentUid } from '../session/session.ts';

/** The stored ingredient behind the form, from the server: an edit must not start from an old version. */
export const readIngredient = (id: number): Promise<Ingredient | null> =>
  readDocument(DOCUMENTS.ingredient(id), ingredientDocument);

/** An ingredient cannot lie under the chosen parent: too deep, or below itself. */
export class ParentRefused extends AppError {
  constructor() {
    super('unprocessable', 'An ingredient cannot lie under this parent');
  }
}

/** How deep an ingredient lies under a parent. Throws ParentRefused where that is deeper than any may. */
async function depthUnder(parentId: number | null, read: Transacting['read']): Promise<number> {
  if (parentId === null) return 0;
  const parent = await read(DOCUMENTS.takenId(parentId));
  const depth = Number(parent?.depth) + 1;
  if (!isDepth(depth)) throw new ParentRefused();
  return depth;
}

/**
 * Creates an ingredient under an id of `newId`; tried again under the same id it is created once. Throws
 * AppError.
 */
export const createIngredient = (id: number, input: IngredientInput): Promise<void> =>
  createAt(DOCUMENTS.ingredient(id), { uid: currentUid(), kind: 'ingredients' }, async ({ read, now }) => ({
    taken: { kind: 'ingredient', depth: await depthUnder(input.parent_ingredient_id, read) },
    fields: {
      ...input,
      id,
      folder_id: id,
      valid_from: now,
      valid_to: null,
      version: 1,
      updated_by: currentUid(),
    },
  }));

/** Two people changed the same version; `theirs` is what is stored now. */
export class IngredientConflict extends VersionConflict<Ingredient> {}

/** Moves an ingredient to another parent: the API does, which looks at everything that lies below it. */
async function moveIngredient(id: number, seen: number, input: IngredientInput): Promise<void> {
  try {
    await callApi('updateIngredient', { id }, input, { ifMatch: seen });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.errors.some(({ path }) => path === 'parent_ingredient_id')) throw new ParentRefused();
    const stored = failure.status === 409 ? await readIngredient(id) : null;
    if (!stored) throw failure;
    // An attempt before this one arrived although its answer was lost.
    if (stored.version !== seen + 1 || !sameValue(ingredientInputOf(stored), input))
      throw new IngredientConflict(stored);
  }
}

const replaceIngredient = (id: number, seen: number, input: IngredientInput): Promise<void> =>
  replaceVersion({
    path: DOCUMENTS.ingredient(id),
    quotaUse: { uid: currentUid(), kind: 'edits' },
    schema: ingredientDocument,
    inputOf: ingredientInputOf,
    seen,
    input,
    replace: ({ set, update, now }, stored) => {
      set(DOCUMENTS.ingredientVersion(id, seen), { ...stored, valid_to: now });
      update(DOCUMENTS.ingredient(id), {
        ...input,
        valid_from: now,
        version: seen + 1,
        updated_by: currentUid(),
      });
    },
    Conflict: IngredientConflict,
  });

/**
 * Closes version `seen` of an ingredient and opens the next one with `input`; `isMoved` where that has
 * another parent. Throws AppError or ApiFailure, `IngredientConflict` where somebody else did so meanwhile,
 * `ParentRefused`.
 */
export const updateIngredient = (
  id: number,
  seen: number,
  input: IngredientInput,
  { isMoved }: { isMoved: boolean },
): Promise<void> => (isMoved ? moveIngredient : replaceIngredient)(id, seen, input);
