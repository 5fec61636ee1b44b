import { useReducer } from 'react';

/**
 * A number for the `key` of what is to begin anew, and what changes it: listeners that failed begin again
 * with it.
 */
export const useAgain = (): [attempt: number, again: () => void] =>
  useReducer((attempt: number) => attempt + 1, 0);
