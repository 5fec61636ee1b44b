import { useSearchParams } from 'react-router-dom';

/** The part of what can be made that the address asks for. */
export function useShownPart(): { showsReady: boolean; showsReplaced: boolean } {
  const [params] = useSearchParams();
  const part = params.get('show');
  return { showsReady: part !== 'swaps', showsReplaced: part !== 'have' };
}
