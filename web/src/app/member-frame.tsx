import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '#data/api/queries.ts';
import { Material } from '#ui/material.tsx';

/** What stands around all screens behind the guard: Material's theme, and what was asked of the API. */
export function MemberFrame({ children }: { children: ReactNode }) {
  return (
    <Material>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Material>
  );
}
