import { useReducer } from 'react';

/** A `key` for a component, and a function that changes it: remounting restarts failed listeners. */
export const useAgain = (): [attempt: number, again: () => void] =>
  useReducer((attempt: number) => attempt + 1, 0);
