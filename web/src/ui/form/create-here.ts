import { createStore } from '#lib/browser/store.ts';
import type { NamedOption } from './best-first.ts';

/** An ingredient that was created on the way to something else. */
export interface MadeIngredient {
  id: number;
  ingredient_name: string;
  ingredient_type: { id: number };
}

/** The name of an ingredient to create. */
export interface AskedToCreate {
  /** Tells it from others that are asked for at the same time. */
  turn: number;
  name: string;
  settle: (made: MadeIngredient | null) => void;
}

/** Open requests of `app/frame/member-frame.tsx`, lowest first: a new ingredient may ask for a parent. */
export const askedToCreate = createStore<readonly AskedToCreate[]>([]);

let turns = 0;

/** Opens the dialog of a new ingredient over what is there, which stays; null where it was closed. */
export const createIngredientHere = (name: string): Promise<MadeIngredient | null> =>
  new Promise((resolve) => {
    const turn = (turns += 1);
    const settle = (made: MadeIngredient | null): void => {
      askedToCreate.set(askedToCreate.get().filter((asked) => asked.turn !== turn));
      resolve(made);
    };
    askedToCreate.set([...askedToCreate.get(), { turn, name, settle }]);
  });

/** The same for a select, which goes on with what was created. */
export async function createOptionHere(name: string): Promise<NamedOption | null> {
  const made = await createIngredientHere(name);
  return made && { id: made.id, name: made.ingredient_name };
}
