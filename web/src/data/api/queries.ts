import { QueryClient } from '@tanstack/react-query';
import { keepsUserState } from '../session/user-state.ts';

/**
 * The cache of API answers (docs/decisions/0064). It refetches nothing by itself, so that no list changes
 * under a person's hand, except requests that failed offline: they run again once the network is back.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser may be wrong about its network; a question that fails says so.
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error' && state.data === undefined,
    },
  },
});

keepsUserState({ forget: () => queries.clear() });
