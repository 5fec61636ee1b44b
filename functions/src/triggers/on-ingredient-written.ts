import { parseId } from '@cellaret/domain/ids';
import { SCORES } from '@cellaret/domain/scores';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { refreshDescendants, refreshRecipesOf } from '../services/dependents.ts';
import { settleIngredient } from '../services/settle.ts';
import { changed } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** What the ingredients below one show of it. */
const SHOWN_BELOW = ['ingredient_name', 'parent_ingredient_id'];

/** What recipes show of their ingredients. */
const SHOWN_IN_RECIPES = [...SHOWN_BELOW, 'ingredient_type_id', 'alcohol_abv', ...SCORES];

/** Keeps an ingredient's card, and all that shows the ingredient, in step with it; one that is gone takes its history along. */
export const onIngredientWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'ingredients/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    if (id === null) return;
    await settleIngredient(id);
    if (changed(event, SHOWN_BELOW)) await refreshDescendants(id);
    if (changed(event, SHOWN_IN_RECIPES)) await refreshRecipesOf(id);
  },
);
