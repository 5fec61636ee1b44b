import { z } from 'zod';
import { givenName, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

export const savedSearch = z.strictObject({
  name: givenName,
  /** The query string, without its question mark. */
  address: text(LIMITS.savedSearches.address),
});

/** `users/{uid}/searches/saved`: one document, for one read and offline use. */
export const savedSearchesDocument = z.strictObject({
  items: z.record(z.string(), savedSearch),
  /** The entry of the last write; null after removals. */
  last_item_id: z.string().nullable(),
  updated_at: z.date(),
});

export type SavedSearch = z.infer<typeof savedSearch>;
