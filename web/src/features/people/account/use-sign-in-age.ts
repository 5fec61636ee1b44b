import { LIMITS } from '@cellaret/domain/core/limits';
import { useEffect, useState } from 'react';
import { secondsSinceSignIn } from '#data/session/account.ts';

/** Kept free for reading and typing before the server's limit is over. */
const SPARE_SECONDS = 120;

/**
 * Says whether the user has to prove their identity again before the account may be deleted; the server
 * decides by `setStale`.
 */
export function useSignInAge(): { stale: boolean; setStale: (stale: boolean) => void } {
  const [stale, setStale] = useState(false);
  useEffect(() => {
    let gone = false;
    secondsSinceSignIn().then(
      (seconds) => !gone && setStale(seconds > LIMITS.accountDeletionSeconds - SPARE_SECONDS),
      // Without an answer the server decides.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return { stale, setStale };
}
