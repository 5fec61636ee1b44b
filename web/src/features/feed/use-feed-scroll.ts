import { LAYOUT } from '@cellaret/domain/core/layout';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { feedPlace, rememberFeedPlace, restartFeed, useFeed, type Feed } from '#data/catalogue/feed.ts';
import { throttle } from '#lib/throttle.ts';

/** True if the reader is near enough to the end for the next page. */
const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= LAYOUT.feedTriggerRatio * scrollHeight;

/** Loads the feed as its container is scrolled; Back finds the place where the reader left. */
export function useFeedScroll(container: RefObject<HTMLElement | null>): Feed {
  const arrival = useNavigationType();
  const feed = useFeed();
  const { items, state } = feed;
  const more = useRef(feed.loadMore);
  useLayoutEffect(() => {
    more.current = feed.loadMore;
  });

  // Once per visit: by Back the feed is as it was left, by a link it starts with the newest.
  useEffect(() => {
    const element = container.current;
    if (arrival === NavigationType.Pop) element?.scrollTo({ top: feedPlace() });
    else restartFeed();
    // oxlint-disable-next-line react/exhaustive-deps -- the way somebody arrived does not change
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const check = throttle(() => {
      rememberFeedPlace(element.scrollTop);
      if (isNearEnd(element)) more.current();
    }, LAYOUT.feedScrollThrottleMs);
    element.addEventListener('scroll', check.run, { passive: true });
    return () => {
      check.cancel();
      element.removeEventListener('scroll', check.run);
    };
  }, [container]);

  // A page may leave the container unfilled: nothing to scroll, so nothing would ask for more. Before it is
  // painted: 'Load more' would flash otherwise.
  useLayoutEffect(() => {
    if (state === 'idle' && items.length > 0 && container.current && isNearEnd(container.current))
      more.current();
  }, [container, items, state]);
  return feed;
}
