import { sharedRecipe, SHARING, type SharedRecipe } from '@cellaret/domain/recipes/sharing';
import { useDocument } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';

/** The sharing of a recipe, live; null if it was never shared. */
export const useSharing = (recipeId: number): Live<SharedRecipe | null> =>
  useDocument(SHARING.document(recipeId), sharedRecipe);

/** Shares an own recipe with everybody, or withdraws it. Throws AppError. */
export const shareRecipe = (id: number, isShared: boolean): Promise<void> =>
  write(({ set, now }) =>
    set(SHARING.document(id), { id, user_id: currentUid(), is_shared: isShared, updated_at: now }),
  );
