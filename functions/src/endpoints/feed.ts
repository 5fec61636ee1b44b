import { readFeed } from '../services/catalogue/feed.ts';
import type { Handlers } from './call.ts';

export const feed = {
  getFeed: async ({ params }) => ({ answer: await readFeed(params.offset) }),
} satisfies Partial<Handlers>;
