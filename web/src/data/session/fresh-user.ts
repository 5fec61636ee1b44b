import { useEffect } from 'react';
import { logFailure } from '#lib/browser/log-failure.ts';
import { refreshUser } from './follow.ts';

/**
 * While `wanted`, asks the provider what is new about the signed-in user whenever they come back to the page,
 * for instance from their mail.
 */
export function useFreshUser(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const check = () => {
      if (document.visibilityState === 'visible')
        refreshUser().catch((failure: unknown) =>
          logFailure('What is new about the account could not be asked', failure),
        );
    };
    check();
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
    };
  }, [wanted]);
}
