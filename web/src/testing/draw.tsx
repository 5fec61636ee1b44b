import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { queries } from '#data/api/queries.ts';
import type { Area } from '#lib/i18n/areas.ts';
import { loadTexts, startTexts } from '#lib/i18n/i18n.ts';
import { Material } from '#ui/material.tsx';

interface Surroundings {
  /** The sections of the product whose texts are shown, besides the common ones. */
  areas?: readonly Area[];
  /** The address the router begins at. */
  address?: string;
}

/**
 * Draws a part of a screen behind the guard as the app does: with its texts, Material's theme and a router of
 * its own.
 */
export async function draw(part: ReactNode, { areas = [], address = '/' }: Surroundings = {}) {
  await startTexts();
  await loadTexts(...areas);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <Material>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Material>
    </I18nProvider>,
  );
  return { ...screen, router };
}
