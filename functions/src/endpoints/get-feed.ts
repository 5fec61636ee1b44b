import { readFeed } from '../services/feed.ts';
import type { Handler } from './call.ts';

/** GET /api/feed/items/offset/{offset} */
export const getFeed: Handler<'getFeed'> = async ({ params }) => ({ answer: await readFeed(params.offset) });
