import { getDoc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import {
  ingredientDocument,
  ingredientInputOf,
  type Ingredient,
  type IngredientInput,
} from '@cellaret/domain/ingredient';
import { sameValue } from '#lib/same-value.ts';
import { parseDocument } from './documents.ts';
import { documentAt } from './references.ts';
import { translated } from './errors.ts';
import { firestore } from './firestore.ts';
import { needsNetwork } from './needs-network.ts';
import { currentUid } from './session.ts';

/** Two people changed the same version; `theirs` is what is stored now. */
export class IngredientConflict extends AppError {
  readonly theirs: Ingredient;

  constructor(theirs: Ingredient) {
    super('conflict', 'Somebody else changed this ingredient meanwhile');
    this.theirs = theirs;
  }
}

/** Creates an ingredient under an id of `newId`. */
export async function createIngredient(id: number, input: IngredientInput): Promise<void> {
  needsNetwork();
  await translated(() =>
    runTransaction(firestore(), async (transaction) => {
      const place = documentAt(DOCUMENTS.ingredient(id));
      // An attempt before this one arrived although its answer was lost.
      if ((await transaction.get(place)).exists()) return;
      transaction.set(place, {
        ...input,
        id,
        folder_id: id,
        valid_from: serverTimestamp(),
        valid_to: null,
        version: 1,
        updated_by: currentUid(),
      });
    }),
  );
}

/**
 * Closes version `seen` of an ingredient and opens the next one with `input`. Throws `IngredientConflict` where another version is
 * the current one by now: nothing is written then.
 */
export async function updateIngredient(id: number, seen: number, input: IngredientInput): Promise<void> {
  needsNetwork();
  await translated(() =>
    runTransaction(firestore(), async (transaction) => {
      const current = documentAt(DOCUMENTS.ingredient(id));
      const data = (await transaction.get(current)).data();
      if (!data) throw new AppError('not-found', 'This ingredient does not exist');
      const stored = parseDocument(ingredientDocument, data);
      // An attempt before this one arrived although its answer was lost.
      if (stored.version === seen + 1 && sameValue(ingredientInputOf(stored), input)) return;
      if (stored.version !== seen) throw new IngredientConflict(stored);
      transaction.set(documentAt(DOCUMENTS.ingredientVersion(id, seen)), {
        ...data,
        valid_to: serverTimestamp(),
      });
      transaction.update(current, {
        ...input,
        valid_from: serverTimestamp(),
        version: seen + 1,
        updated_by: currentUid(),
      });
    }),
  );
}

/** Reads an ingredient once; null where there is none. A form starts from it and must not change under the hands that fill it. */
export async function readIngredient(id: number): Promise<Ingredient | null> {
  return translated(async () => {
    const data = (await getDoc(documentAt(DOCUMENTS.ingredient(id)))).data({ serverTimestamps: 'estimate' });
    return data ? parseDocument(ingredientDocument, data) : null;
  });
}
