import { lazy, Suspense } from 'react';
import type { Bottle } from './bottle-dialog.tsx';

// With Material's slider.
const BottleDialog = lazy(async () => ({ default: (await import('./bottle-dialog.tsx')).BottleDialog }));

/**
 * The dialog of a bottle, beside the list and in none of its rows: they come and go with the width of the
 * window, and what is typed stays.
 */
export function OpenBottle({ bottle, onClose }: { bottle: Bottle | null; onClose: () => void }) {
  return (
    bottle && (
      <Suspense fallback={null}>
        <BottleDialog {...bottle} onClose={onClose} />
      </Suspense>
    )
  );
}
