import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** State of a single request; `before` answers the previous key, which keeps a list from jumping. */
export type Loaded<T> =
  | { state: 'loading'; before: T | null }
  | { state: 'error'; error: unknown; retry: () => void }
  | { state: 'ready'; value: T; retry: () => void };

interface Patience {
  /** How long an answer counts as fresh for the next who asks; by default nobody else gets it. */
  freshMs?: number;
  /** Decides about another attempt after so many failures; by default the person does. */
  retry?: (failures: number, failure: Error) => boolean;
}

/**
 * Requests something when `key` changes; a null key requests nothing. The key names all input of the answer,
 * its subject first: equal keys share the answer. `retry` requests again; the present value stays until the
 * new one is there.
 */
export function useLoaded<T>(
  key: readonly unknown[] | null,
  load: (signal: AbortSignal) => Promise<T>,
  { freshMs = 0, ...patience }: Patience = {},
): Loaded<T> {
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: key ?? [],
    queryFn: ({ signal }) => load(signal),
    enabled: key !== null,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    gcTime: freshMs,
    ...patience,
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  if (isError) return { state: 'error', error, retry };
  if (data === undefined || isPlaceholderData) return { state: 'loading', before: data ?? null };
  return { state: 'ready', value: data, retry };
}

/** Gives up what is kept of the answers about something, after it was changed from here. */
export function useForget(about: string): () => void {
  const client = useQueryClient();
  return useCallback(() => client.removeQueries({ queryKey: [about] }), [client, about]);
}
