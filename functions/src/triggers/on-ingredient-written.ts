import { parseId } from '@cellaret/domain/core/ids';
import { SCORES } from '@cellaret/domain/taste/scores';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { isUnheardOf } from '../services/core/taken-ids.ts';
import { parseIngredient } from '../services/ingredients/lineages.ts';
import { noteEdit } from '../services/moderation/alerts.ts';
import { requestFanOut } from '../services/rebuilds/fan-out.ts';
import { settleIngredient } from '../services/recipes/settle.ts';
import { fromFirestore } from '../store/values.ts';
import { changed, isTooOld, type Written } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

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
    await settleIngredient(id);
    if (isNew) return;
    await noteEditOf(event, id);
    if (changed(event, SHOWN_IN_RECIPES))
      await requestFanOut({ collection: 'ingredients', id, below: changed(event, SHOWN_BELOW) });
  },
);
