import { REFERENCE_COLLECTIONS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import {
  idsFrom,
  longAgo,
  makeAttribute,
  makeBrand,
  makeCabinet,
  makeCabinetEntry,
  makeGlass,
  makeIngredient,
  makeMenu,
  makeMenuEntry,
  makeMethod,
  makePreferences,
  makeRecipe,
  makeType,
  makeUnit,
  makeUnitType,
  MAX_ID,
  stored,
} from './builders.ts';
import { commit, type FirestoreAddress, type Write } from './rest.ts';
import type { Data } from './values.ts';

/** Ids in every list of options: enough to reach one more than a recipe or ingredient may name. */
const OPTION_IDS = [...idsFrom(1, 31), MAX_ID];

/** An id that only the list of this collection has. */
const idOfOneList = (collection: ReferenceCollection) => 101 + REFERENCE_COLLECTIONS.indexOf(collection);

/** Ids that exist, but not in the list of this collection. */
export const idsOfOtherLists = (collection: ReferenceCollection) =>
  REFERENCE_COLLECTIONS.filter((other) => other !== collection).map(idOfOneList);

const optionLists = Object.fromEntries(
  REFERENCE_COLLECTIONS.map((name) => [
    `option_lists/${name}`,
    { ids: [...OPTION_IDS, idOfOneList(name)], options: [] },
  ]),
);

/** Ingredients 10001 … 10007; the second is a child of the first. */
const ingredients = Object.fromEntries(
  idsFrom(10001, 7).map((id) => [
    `ingredients/${id}`,
    stored(makeIngredient({ id, folder_id: id, parent_ingredient_id: id === 10002 ? 10001 : null })),
  ]),
);

const taken = Object.fromEntries(
  [...idsFrom(10001, 7), 20001, 20002].map((id) => [
    `ids/${id}`,
    id < 20001
      ? { kind: 'ingredient', depth: id === 10002 ? 1 : 0, taken_at: longAgo }
      : { kind: 'recipe', taken_at: longAgo },
  ]),
);

/** Documents in the database before every case. */
export const WORLD: Readonly<Record<string, Data>> = {
  'ingredient_types/1': makeType({ id: 1 }),
  'ingredient_types/2': makeType({ id: 2 }),
  'ingredient_brands/1': makeBrand({ id: 1 }),
  'ingredient_brands/2': makeBrand({ id: 2 }),
  'ingredient_attributes/1': makeAttribute({ id: 1 }),
  'glassware/1': makeGlass({ id: 1 }),
  'serving_methods/1': makeMethod({ id: 1 }),
  'quantity_unit_types/1': makeUnitType({ id: 1 }),
  'quantity_units/1': makeUnit({ id: 1 }),
  ...optionLists,
  ...ingredients,
  ...taken,
  'ingredients/10003': stored(makeIngredient({ id: 10003, folder_id: 10003, version: 2 })),
  'ingredients/10003/versions/1': {
    ...stored(makeIngredient({ id: 10003, folder_id: 10003 })),
    valid_to: longAgo,
  },
  'recipes/20001': stored(makeRecipe({ id: 20001, folder_id: 20001 })),
  'recipes/20002': stored(
    makeRecipe({ id: 20002, folder_id: 20002, user_id: 'ben', recipe_name: 'Negroni' }),
  ),
  'users/ana': stored(makePreferences()),
  'users/ana/bar_cabinets/1': stored(
    makeCabinet({ id: 1, items: { '10001': makeCabinetEntry() }, last_item_id: '10001' }),
  ),
  'users/ana/menus/1': stored(
    makeMenu({ id: 1, items: { '20001': makeMenuEntry() }, last_item_id: '20001' }),
  ),
  'cards/ingredient_10001': { kind: 'ingredient', id: 10001, visible: true, feed_key: 1 },
  'recipe_views/20001': { id: 20001 },
  'popularity/10001': { ingredient_id: 10001, recipe_count: 1, reference_count: 2 },
  'substitutes/current': { staple_ids: [10001] },
  'catalogue/current': { files: [], changes: '[]' },
  'folders/20001': {
    id: 20001,
    folder_name: 'Martini',
    user_id: 'ana',
    attachments: [],
    updated_at: longAgo,
  },
  'idempotency_keys/key': { uid: 'ana' },
};

/** Characters from which on a document is put by itself: the local engine takes 2 MB at once. */
const LARGE = 500_000;

/** Puts documents (null: removes them) past the rules; numbers of writes as small as a commit allows. */
export async function put(
  address: FirestoreAddress,
  documents: Readonly<Record<string, Data | null>>,
): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]): Write => ({ path, data }));
  const isLarge = ({ data }: Write) => JSON.stringify(data).length > LARGE;
  const together = writes.filter((write) => !isLarge(write));
  if (together.length > 0) await commit(address, together, 'owner');
  for (const write of writes.filter(isLarge)) await commit(address, [write], 'owner');
}
