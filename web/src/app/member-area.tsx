import { lazy, Suspense, type ReactNode } from 'react';
import { loadMaterial } from './material-chunk.ts';

const Material = lazy(async () => ({ default: (await loadMaterial()).Material }));

/** The frame of the screens behind the guard: Material's theme. A new key for a new user: no screen keeps what it knew of the one before. */
export function MemberArea({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <Suspense key={uid} fallback={null}>
      <Material>{children}</Material>
    </Suspense>
  );
}
