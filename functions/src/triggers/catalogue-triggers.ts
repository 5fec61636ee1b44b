import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { SCORES } from '@cellaret/domain/taste/scores';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { cleanCatalogue, followCards } from '../services/catalogue/browser-catalogue.ts';
import { isUnheardOf } from '../services/core/taken-ids.ts';
import { parseIngredient } from '../services/ingredients/lineages.ts';
import { noteEdit } from '../services/moderation/alerts.ts';
import { requestFanOut } from '../services/rebuilds/fan-out.ts';
import { rebuildIngredient, rebuildRecipe, rebuildRatings } from '../services/recipes/rebuild.ts';
import { reconcileRecipe } from '../services/recipes/recipe-card.ts';
import { fromFirestore } from '../store/field-values.ts';
import { changed, isTooOld, type Written } from './changed.ts';
import { TRIGGER_OPTIONS } from './function-options.ts';

/** Fields copied into child ingredients. */
const SHOWN_BELOW = ['ingredient_name', 'parent_ingredient_id'];

/** Fields copied into recipes. */
const SHOWN_IN_RECIPES = [...SHOWN_BELOW, 'ingredient_type_id', 'alcohol_abv', ...SCORES];

async function noteEditOf({ data }: Written, id: number): Promise<void> {
  const before = data?.before.data();
  const now = parseIngredient(id, data?.after.data() && fromFirestore(data.after.data() ?? {}));
  if (!before || !now || now.version === before.version) return;
  await noteEdit({
    id,
    version: now.version,
    by: now.updated_by,
    after: String(before.updated_by),
    at: now.valid_from,
  });
}

/** Updates an ingredient's card and its dependents; removes the history of a deleted ingredient. */
export const onIngredientWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'ingredients/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    if (id === null || isTooOld(event)) return;
    const isNew = event.data?.before.exists === false && (await isUnheardOf(id));
    await rebuildIngredient(id);
    if (isNew) return;
    await noteEditOf(event, id);
    if (changed(event, SHOWN_IN_RECIPES))
      await requestFanOut({ collection: 'ingredients', id, below: changed(event, SHOWN_BELOW) });
  },
);

/** Updates the read models of a recipe; removes the pictures of a deleted one. */
export const onRecipeWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'recipes/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null && !isTooOld(event)) await rebuildRecipe(id);
  },
);

export const onModerationWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'moderation/{id}' },
  async (event) => {
    const [kind, name] = event.params.id.split('_');
    const id = parseId(name);
    if (id === null) return;
    if (kind === 'recipe') await rebuildRecipe(id);
    if (kind === 'ingredient') await rebuildIngredient(id);
  },
);

/** Updates the cover on a recipe's card. New folders are written with it and need no update. */
export const onFolderWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'folders/{id}' },
  async (event) => {
    const id = parseId(event.params.id);
    const known = event.data?.before.exists === true;
    if (id !== null && known && changed(event, ['attachments']) && !isTooOld(event))
      await reconcileRecipe(id);
  },
);

export const onRatingWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'recipes/{id}/ratings/{uid}' },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null && !isTooOld(event)) await rebuildRatings(id);
  },
);

/**
 * Updates the browsers' catalogue and the index snapshot. A single instance, so that only one writer updates
 * the document that all browsers listen to; its concurrent events share a write.
 */
export const onCardWritten = onDocumentWritten(
  {
    ...TRIGGER_OPTIONS,
    memory: '1GiB',
    concurrency: 500,
    maxInstances: 1,
    document: `${COLLECTIONS.cards}/{id}`,
  },
  async ({ data }) => {
    await followCards();
    if (data?.before.get('visible') === true && data.after.get('visible') !== true) await cleanCatalogue();
  },
);
