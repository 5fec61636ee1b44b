import type { Handlers } from '../endpoints/call.ts';
import { getFeed } from '../endpoints/get-feed.ts';

/** Who answers what. */
export const handlers: Pick<Handlers, 'getFeed'> = {
  getFeed,
};
