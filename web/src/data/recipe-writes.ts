import { getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import {
  recipeColumns,
  recipeDocument,
  recipeInputOf,
  type Recipe,
  type RecipeInput,
} from '@cellaret/domain/recipe';
import { sameValue } from '#lib/same-value.ts';
import { parseDocument } from './documents.ts';
import { translated } from './errors.ts';
import { firestore } from './firestore.ts';
import { needsNetwork } from './needs-network.ts';
import { documentAt } from './references.ts';
import { currentUid } from './session.ts';

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/** The stored recipe behind the form, from the server where there is one: an edit must not start from an old version. */
export async function fetchRecipe(recipeId: number): Promise<Recipe | null> {
  return translated(async () => {
    const snapshot = await getDocFromServer(documentAt(DOCUMENTS.recipe(recipeId)));
    const data = snapshot.data(ESTIMATE);
    return data ? parseDocument(recipeDocument, data) : null;
  });
}

const fields = ({ recipe_items, ...described }: RecipeInput) => ({
  ...described,
  ...recipeColumns(recipe_items),
  updated_at: serverTimestamp(),
});

/** The owner saved the same version elsewhere meanwhile; `theirs` is what is stored now. */
export class RecipeConflict extends AppError {
  readonly theirs: Recipe;

  constructor(theirs: Recipe) {
    super('conflict', 'This recipe was changed meanwhile');
    this.theirs = theirs;
  }
}

/**
 * Creates a recipe of the signed-in user under `recipeId`. Where that id is taken an earlier attempt arrived after all:
 * nothing is created twice.
 */
export async function createRecipe(recipeId: number, input: RecipeInput): Promise<void> {
  needsNetwork();
  const reference = documentAt(DOCUMENTS.recipe(recipeId));
  await translated(() =>
    runTransaction(firestore(), async (transaction) => {
      if ((await transaction.get(reference)).exists()) return;
      transaction.set(reference, {
        id: recipeId,
        user_id: currentUid(),
        folder_id: recipeId,
        version: 1,
        created_at: serverTimestamp(),
        ...fields(input),
      });
    }),
  );
}

/**
 * Replaces version `seen` of a recipe. Throws `RecipeConflict` where another version is the current one by now: nothing is
 * written then.
 */
export async function updateRecipe(recipeId: number, seen: number, input: RecipeInput): Promise<void> {
  needsNetwork();
  const reference = documentAt(DOCUMENTS.recipe(recipeId));
  await translated(() =>
    runTransaction(firestore(), async (transaction) => {
      const data = (await transaction.get(reference)).data();
      if (!data) throw new AppError('not-found', 'This recipe does not exist');
      const stored = parseDocument(recipeDocument, data);
      // An attempt before this one arrived although its answer was lost.
      if (stored.version === seen + 1 && sameValue(recipeInputOf(stored), input)) return;
      if (stored.version !== seen) throw new RecipeConflict(stored);
      transaction.update(reference, { ...fields(input), version: seen + 1 });
    }),
  );
}
