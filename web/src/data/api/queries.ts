import { QueryClient } from '@tanstack/react-query';
import { keepsUserState } from '../session/user-state.ts';

/**
 * What screens asked the API for (docs/decisions/0064). Nothing is asked again behind somebody's back, so that no list changes under
 * their hand, but for what failed while there was no network: it is asked again when there is.
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
