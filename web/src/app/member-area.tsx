import { Suspense, type ReactNode } from 'react';
import { MATERIAL } from './material.ts';

/** The frame of the screens behind the guard: Material's theme. A new key for a new user: no screen keeps what it knew of the one before. */
export function MemberArea({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <Suspense key={uid} fallback={null}>
      <MATERIAL.Component>{children}</MATERIAL.Component>
    </Suspense>
  );
}
