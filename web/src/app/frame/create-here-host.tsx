import { lazy, Suspense } from 'react';
import { keepsUserState } from '#data/session/user-state.ts';
import { useStore } from '#lib/browser/store.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';
import { askedToCreate } from '#ui/form/create-here.ts';

// Nobody is asked for what somebody before them wanted to create.
keepsUserState({ forget: () => askedToCreate.set([]) });

// Loaded with its texts when it is first needed.
const NewIngredientDialog = lazy(async () => {
  await loadTexts('ingredients', 'form');
  const { NewIngredientDialog: dialog } =
    await import('#features/ingredients/form/new-ingredient-dialog.tsx');
  return { default: dialog };
});

/**
 * Where an ingredient is created over a form or dialog of another feature: features do not know each other.
 */
export function CreateHereHost() {
  const asked = useStore(askedToCreate);
  return (
    <Suspense fallback={null}>
      {asked.map(({ turn, name, settle }) => (
        <NewIngredientDialog key={turn} name={name} onDone={settle} />
      ))}
    </Suspense>
  );
}
