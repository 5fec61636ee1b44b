import { Suspense, type ReactNode } from 'react';
import { MEMBER_FRAME } from '../pages.ts';

/**
 * The place of the screens behind the guard, in the frame they share. A new key for a new user: no screen
 * keeps what it knew of the one before.
 */
export function MemberArea({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <Suspense key={uid} fallback={null}>
      <MEMBER_FRAME.Component>{children}</MEMBER_FRAME.Component>
    </Suspense>
  );
}
