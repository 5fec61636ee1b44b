import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * Reads what comes in pages, newest first, each time the page is opened; `read` gets where the page before
 * ended, null for the first.
 */
export const usePages = <Page extends { next: string | null }>(
  name: string,
  read: (before: string | null, signal: AbortSignal) => Promise<Page>,
) =>
  useInfiniteQuery({
    queryKey: ['admin', name],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
