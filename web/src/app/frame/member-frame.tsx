import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { queries } from '#data/api/queries.ts';
import { useSession } from '#data/session/session.ts';
import { keepsUserState } from '#data/session/user-state.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useStore } from '#lib/browser/store.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { askedToCreate } from '#ui/form/create-here.ts';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { Material } from '#ui/material.tsx';
import { SectionLinks } from './section-links.tsx';

// Nobody is asked for what somebody before them wanted to create.
keepsUserState({ forget: () => askedToCreate.set([]) });

// Loaded with its texts when it is first needed.
const NewIngredientDialog = lazyDialog(async () => {
  await loadTexts('ingredients', 'form');
  return (await import('#features/ingredients/form/new-ingredient-dialog.tsx')).NewIngredientDialog;
});

/** Creates an ingredient over a form or dialog of another feature: features do not know each other. */
function CreateHereHost() {
  const asked = useStore(askedToCreate);
  return (
    <>
      {asked.map(({ turn, name, settle }) => (
        <NewIngredientDialog key={turn} name={name} onMade={settle} onClose={() => settle(null)} />
      ))}
    </>
  );
}

// With its texts: nearly nobody ever needs either.
const SuspendedNotice = lazyOptional(async () => {
  await loadTexts('account');
  return (await import('./suspended-notice.tsx')).SuspendedNotice;
});

// After the screen: where one is is known from the visit before.
const PlaceKeeper = lazyOptional(async () => {
  await whenIdle();
  await loadTexts('account');
  return (await import('./place-keeper.tsx')).PlaceKeeper;
});

const OpenEveningBar = lazyOptional(async () => {
  await whenIdle();
  return (await import('./open-evening.tsx')).OpenEveningBar;
});

/** The frame around all screens behind the guard: Material's theme, and the answers of the API. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  useEffect(() => {
    // The first message may come without a network.
    whenIdle()
      .then(() => import('#ui/kit/toast-host.tsx'))
      .catch((failure: unknown) => logFailure('What shows messages could not be fetched', failure));
  }, []);
  return (
    <Material>
      <SectionLinks />
      {session.state === 'signed-in' && session.user.suspended && (
        <Suspense fallback={null}>
          <SuspendedNotice />
        </Suspense>
      )}
      <QueryClientProvider client={queries}>
        {children}
        <CreateHereHost />
        <Suspense fallback={null}>
          <PlaceKeeper />
          <OpenEveningBar />
        </Suspense>
      </QueryClientProvider>
    </Material>
  );
}
