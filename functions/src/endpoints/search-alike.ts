import { searchAlike as search } from '../services/search.ts';
import type { Handler } from './call.ts';

/** POST /api/search/recipes/alike */
export const searchAlike: Handler<'searchAlike'> = async ({ uid, body }) => ({
  answer: await search(uid, body),
});
