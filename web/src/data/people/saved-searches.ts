import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { savedSearchesDocument, type SavedSearch } from '@cellaret/domain/people/saved-searches';
import { useDocument } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import { currentUid } from '../session/session.ts';

/** Saved searches by key. */
export type SavedSearches = Readonly<Record<string, SavedSearch>>;

const NONE: SavedSearches = {};

/** The signed-in user's saved searches, live: one document, also offline. Null while they are not known. */
export function useSavedSearches(): SavedSearches | null {
  const live = useDocument(DOCUMENTS.savedSearches(currentUid()), savedSearchesDocument);
  return live.state === 'ready' ? (live.value?.items ?? NONE) : null;
}

/** Saves a search under a key: the rules take one per write. Seen at once. Throws AppError. */
export const saveSearch = (key: string, search: SavedSearch): Promise<void> =>
  write(({ merge, now }) =>
    merge(DOCUMENTS.savedSearches(currentUid()), {
      items: { [key]: search },
      last_item_id: key,
      updated_at: now,
    }),
  );

/** Takes a search out. Seen at once. Throws AppError. */
export const removeSearch = (key: string): Promise<void> =>
  write(({ update, none, now }) =>
    update(DOCUMENTS.savedSearches(currentUid()), {
      [`items.${key}`]: none,
      last_item_id: null,
      updated_at: now,
    }),
  );
