import type { FeedAnswer } from '@cellaret/domain/api-answers';
import { callApi } from './api-client.ts';

/** A page of the feed, newest first; offset 0 starts. */
export const fetchFeedPage = (offset: number, signal?: AbortSignal): Promise<FeedAnswer> =>
  callApi('getFeed', { offset }, undefined, signal ? { signal } : {});
