import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import {
  ingredientDocument,
  ingredientInputOf,
  type Ingredient,
  type IngredientInput,
} from '@cellaret/domain/ingredient';
import { useDocumentFirst } from '../firestore/first.ts';
import { useDocuments } from '../firestore/live.ts';
import { readDocument } from '../firestore/once.ts';
import { pagedList, usePaged } from '../firestore/paged.ts';
import type { Live } from '../firestore/sources.ts';
import { createAt, replaceVersion, VersionConflict } from '../firestore/versioned.ts';
import { currentUid } from '../session/session.ts';

/** One ingredient, live; null where there is none. */
export const useIngredient = (id: number): Live<Ingredient | null> =>
  useDocumentFirst(DOCUMENTS.ingredient(id), ingredientDocument);

/** The closed versions of an ingredient, newest first; the latest fifty. */
export const useIngredientVersions = (id: number): Live<Ingredient[]> =>
  useDocuments(
    { path: COLLECTIONS.ingredientVersions(id), orderBy: [['version', 'desc']], limit: 50 },
    ingredientDocument,
  );

const byName = pagedList({ path: COLLECTIONS.ingredients, name: 'ingredient_name' }, ingredientDocument);

/** Every ingredient by name, page by page. */
export const useIngredients = () => usePaged(byName);

/** The stored ingredient behind the form, from the server: an edit must not start from an old version. */
export const readIngredient = (id: number): Promise<Ingredient | null> =>
  readDocument(DOCUMENTS.ingredient(id), ingredientDocument);

/** Creates an ingredient under an id of `newId`; tried again under the same id it is created once. Throws AppError. */
export const createIngredient = (id: number, input: IngredientInput): Promise<void> =>
  createAt(DOCUMENTS.ingredient(id), (now) => ({
    ...input,
    id,
    folder_id: id,
    valid_from: now,
    valid_to: null,
    version: 1,
    updated_by: currentUid(),
  }));

/** Two people changed the same version; `theirs` is what is stored now. */
export class IngredientConflict extends VersionConflict<Ingredient> {}

/**
 * Closes version `seen` of an ingredient and opens the next one with `input`. Throws AppError, `IngredientConflict` where somebody else did so
 * meanwhile.
 */
export const updateIngredient = (id: number, seen: number, input: IngredientInput): Promise<void> =>
  replaceVersion({
    path: DOCUMENTS.ingredient(id),
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
