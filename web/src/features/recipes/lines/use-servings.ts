import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** A jug for a large party. */
export const MOST_SERVINGS = 50;

/** A whole number out of an address, from 1 to `most`; 1 where it is none. */
export function wholeFrom(text: string | null, most: number): number {
  const value = Math.floor(Number(text ?? 1));
  return Number.isFinite(value) ? Math.min(most, Math.max(1, value)) : 1;
}

/**
 * For how many a recipe is shown. The address keeps it, so that the way into the mix view and back, a reload
 * and a shared link find it again.
 */
export function useServings(): [servings: number, choose: (servings: number) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const choose = useCallback(
    (servings: number) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (servings === 1) next.delete('servings');
          else next.set('servings', String(servings));
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setParams, state],
  );
  return [wholeFrom(params.get('servings'), MOST_SERVINGS), choose];
}
