import { LAYOUT } from '@cellaret/domain/core/layout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import {
  type Feed,
  feedItemKey,
  feedPlace,
  rememberFeedPlace,
  restartFeed,
  useFeed,
} from '#data/catalogue/feed.ts';
import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { PATHS } from '#lib/page-paths.ts';
import { throttle } from '#lib/throttle.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { LoadMoreButton } from '#ui/kit/lists/load-more-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { FeedCard } from './feed-card.tsx';

/** True if the reader is near enough to the end for the next page. */
const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= LAYOUT.feedTriggerRatio * scrollHeight;

/** Loads the feed as its container is scrolled; Back finds the place where the reader left. */
function useFeedScroll(container: RefObject<HTMLElement | null>): Feed {
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

const FeedHeart = lazyOptional(async () => (await import('./feed-heart.tsx')).FeedHeart);

const heartOf = ({ id, recipe_name }: { id: number; recipe_name: string }): ReactNode => (
  <Suspense fallback={null}>
    <FeedHeart id={id} name={recipe_name} />
  </Suspense>
);

/** Fills the window; its content slides below the header, and beside the bars. A hero goes on behind them. */
const Container = styled('div')({
  position: 'fixed',
  inset: '0 0 calc(var(--bottom-bar) + env(safe-area-inset-bottom))',
  padding: 'var(--header) 0 0 var(--side-bar)',
  // A hero is as wide as the window, the bar to scroll with included.
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: 'var(--header)',
});

const Column = styled('div')(({ theme }) => ({
  maxWidth: 'var(--column)',
  boxSizing: 'content-box',
  padding: `${theme.spacing(1)} var(--column-end) ${theme.spacing(3)} var(--column-start)`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(2, 4) },
}));

const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
});

/** The feed fills the window, and has the notice of the frame within what it scrolls, above its heading. */
const NOTICE_OF_FRAME = { '#main > :has(#scrollable-content) > [role=status]': { display: 'none' } };

/** Page Down and Page Up go from card to card, as feeds of the ARIA practices do. */
function onFeedKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="article"], article')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at + (event.key === 'PageDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Recipes and ingredients, the newest first, without end; `lead` stands above them. */
export function FeedPage({ lead }: { lead?: ReactNode }) {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  const { items, state, loadMore, retry } = useFeedScroll(container);
  const online = useOnline();
  return (
    <Container id="scrollable-content" ref={container}>
      <GlobalStyles styles={NOTICE_OF_FRAME} />
      <Column>
        {!online && (
          <Box sx={{ mb: 2 }}>
            <Banner tone="notice">{t('offline.notice')}</Banner>
          </Box>
        )}
        {lead && <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>{lead}</Box>}
        <Box sx={{ mb: 2 }}>
          <PageHeading>{t('feed.heading')}</PageHeading>
        </Box>
        {state === 'ended' && items.length === 0 && (
          <EmptyState
            title={t('feed.empty')}
            action={
              <Button variant="contained" component={Link} to={PATHS.createRecipe}>
                {t('feed.create')}
              </Button>
            }
          />
        )}
        <Cards
          role="feed"
          aria-label={t('feed.heading')}
          aria-busy={state === 'loading'}
          onKeyDown={onFeedKey}
        >
          {items.map((item, index) => (
            <FeedCard
              key={feedItemKey(item)}
              item={item}
              position={index + 1}
              size={state === 'ended' ? items.length : -1}
              heartOf={heartOf}
            />
          ))}
        </Cards>
        {state === 'loading' && items.length === 0 && (
          <Typography role="status" sx={{ py: 4, textAlign: 'center' }}>
            {t('common.loading')}
          </Typography>
        )}
        {(state === 'idle' || state === 'loading') && items.length > 0 && (
          <LoadMoreButton
            label={t('feed.more')}
            busyLabel={t('common.loading')}
            busy={state === 'loading'}
            onClick={loadMore}
          />
        )}
        {state === 'failed' && (
          <Box sx={{ my: 3 }}>
            <UnreadNotice retry={retry}>
              <Button color="inherit" component={Link} to={PATHS.whatCanIMake}>
                {t('section.what-can-i-make')}
              </Button>
            </UnreadNotice>
          </Box>
        )}
        {state === 'ended' && items.length > 0 && (
          <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
            {t('feed.end')}
          </Typography>
        )}
      </Column>
    </Container>
  );
}
