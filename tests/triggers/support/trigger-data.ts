import type { REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { ofEach } from '@cellaret/domain/core/of-each';
import { INGREDIENT_TEXTS } from '@cellaret/domain/ingredients/ingredient';
import { RECIPE_TEXTS } from '@cellaret/domain/recipes/recipe';
import { SCORES } from '@cellaret/domain/taste/scores';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { FanOutTask } from '../../../functions/src/services/rebuilds/fan-out.ts';
import { firestoreUrl, projectId as mainProject } from '../../support/env.ts';
import { heldQueue } from './held-queue.ts';

// A project without live triggers: tests decide what is delivered. Set before the functions load.
const projectId = `${mainProject}-triggers-${process.pid}`;
process.env.GCLOUD_PROJECT = projectId;
const queue = await heldQueue<FanOutTask>();
process.env.CLOUD_TASKS_EMULATOR_HOST = queue.host;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });

const { firestore } = await import('../../../functions/src/store/admin-app.ts');
const { runFanOut } = await import('../../../functions/src/services/rebuilds/fan-out.ts');
const { onFolderWritten, onIngredientWritten, onRecipeWritten } =
  await import('../../../functions/src/triggers/catalogue-triggers.ts');
const { onOptionListWritten, onReferenceWritten } =
  await import('../../../functions/src/triggers/reference-triggers.ts');

/** The database of that project. */
export const database = firestore();

/** A change of one document, as a trigger is told about it. */
export interface Change {
  path: string;
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

const referenceTriggers = {
  ingredient_types: onReferenceWritten.ingredientTypes,
  ingredient_brands: onReferenceWritten.ingredientBrands,
  ingredient_attributes: onReferenceWritten.ingredientAttributes,
  glassware: onReferenceWritten.glassware,
  serving_methods: onReferenceWritten.servingMethods,
  quantity_unit_types: onReferenceWritten.quantityUnitTypes,
  quantity_units: onReferenceWritten.quantityUnits,
} satisfies Record<(typeof REFERENCE_COLLECTIONS)[number], unknown>;

const triggers: Record<string, unknown> = {
  ...referenceTriggers,
  ingredients: onIngredientWritten,
  recipes: onRecipeWritten,
  folders: onFolderWritten,
  option_lists: onOptionListWritten,
};

/** Takes out the tasks that triggers put into the queue. */
export const takeTasks = (): FanOutTask[] => queue.take();

/** Runs the tasks that triggers put into the queue. */
export async function runTasks(): Promise<void> {
  for (let tasks = takeTasks(); tasks.length > 0; tasks = takeTasks())
    for (const task of tasks) await runFanOut(task, { quietMs: 0 });
}

/** Runs the trigger of a change, as of just now if nothing else is said, and the tasks that come of it. */
export async function deliver(change: Change, time?: string): Promise<void> {
  await deliverAlone(change, time);
  await runTasks();
}

/** Runs the trigger of a change and leaves its tasks in the queue. */
export async function deliverAlone(
  { path, before, after }: Change,
  time = new Date().toISOString(),
): Promise<void> {
  const [collection = '', id = ''] = path.split('/');
  const trigger = triggers[collection] as { run: (event: object) => Promise<void> };
  await trigger.run({ time, params: { id, collection: id }, data: { before, after } });
}

/** Writes a document (null deletes it) and gives the change to be delivered. */
export async function write(path: string, data: object | null): Promise<Change> {
  const reference = database.doc(path);
  const before = await reference.get();
  if (data === null) await reference.delete();
  else await reference.set(data);
  return { path, before, after: await reference.get() };
}

/** Writes documents and delivers each change at once, in order. */
export async function happen(...writes: [path: string, data: object | null][]): Promise<void> {
  for (const [path, data] of writes) await deliver(await write(path, data));
}

/** The fields of a document; undefined where there is none. */
export const read = async (path: string) => (await database.doc(path).get()).data();

/** Without empty maps, which say as much as no map. */
const withoutNothing = (fields: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => JSON.stringify(value) !== '{}'));

/** Everything the triggers made, without the moments of writing and counts of 0. */
export async function readModels(): Promise<Record<string, unknown>> {
  const names = ['cards', 'recipe_views', 'folders', 'popularity', 'option_lists'];
  const snapshots = await Promise.all(names.map((name) => database.collection(name).get()));
  const models = snapshots.flatMap(({ docs }) =>
    docs.map((document) => {
      const { updated_at: _moment, expires_at: _end, ...rest } = document.data();
      return [document.ref.path, withoutNothing(rest)] as const;
    }),
  );
  return Object.fromEntries(models.filter(([, fields]) => fields.reference_count !== 0));
}

/** Empties the project. */
export async function clear(): Promise<void> {
  const url = `${firestoreUrl}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The database could not be emptied: ${response.status}`);
}

const PICTURE_UUID = '6f1c7e0a-3f57-4bd8-a3c5-0f4fd8a3b111';

/** A picture of recipe 11. */
export const PICTURE = {
  id: 5,
  folder_id: 11,
  attachment_uuid: PICTURE_UUID,
  original_attachment_uuid: PICTURE_UUID,
  original_filename: 'a.png',
  caption: '',
  width: 1,
  height: 1,
  placeholder: '',
};

export const TYPE: [string, object] = [
  'ingredient_types/1',
  { id: 1, ingredient_type_name: 'Spirit', ingredient_type_description: 'Strong' },
];
const BRAND: [string, object] = [
  'ingredient_brands/1',
  { id: 1, ingredient_brand_name: 'Nobody', ingredient_brand_description: '' },
];
export const GLASS: [string, object] = [
  'glassware/1',
  { id: 1, glassware_name: 'Coupe', glassware_description: 'A bowl on a stem' },
];
const METHOD: [string, object] = [
  'serving_methods/1',
  { id: 1, serving_method_name: 'Shaken', serving_method_description: 'With ice' },
];

export const unit = (volume_ml: number): [string, object] => [
  'quantity_units/1',
  {
    id: 1,
    quantity_unit_name: 'part',
    quantity_unit_description: 'A part',
    quantity_unit_name_plural: 'parts',
    unit_system_id: 1,
    quantity_unit_type_id: 1,
    volume_ml,
    weight_gram: 0,
  },
];

const moment = (day: number) => new Date(Date.UTC(2026, 0, day));

/** An ingredient under `id`. */
export const ingredient = (id: number, fields: object = {}): [string, object] => [
  `ingredients/${id}`,
  {
    id,
    ...ofEach(INGREDIENT_TEXTS, () => `Ingredient ${id}`),
    ingredient_type_id: 1,
    ingredient_brand_id: 1,
    parent_ingredient_id: null,
    alcohol_abv: 40,
    ...ofEach(SCORES, () => 3),
    ingredient_attribute_ids: [],
    folder_id: id,
    valid_from: moment(id),
    valid_to: null,
    version: 1,
    updated_by: 'somebody',
    ...fields,
  },
];

/** A recipe under `id` of the given ingredients, two parts each. */
export const recipe = (id: number, ingredientIds: number[], fields: object = {}): [string, object] => [
  `recipes/${id}`,
  {
    id,
    user_id: 'somebody',
    ...ofEach(RECIPE_TEXTS, () => `Recipe ${id}`),
    folder_id: id,
    glassware_ids: [1],
    serving_method_ids: [1],
    item_ingredient_ids: ingredientIds,
    item_quantity_unit_ids: ingredientIds.map(() => 1),
    item_quantities: ingredientIds.map(() => 2),
    item_garnish_only: ingredientIds.map(() => false),
    item_optional: ingredientIds.map(() => false),
    version: 1,
    created_at: moment(id),
    updated_at: moment(id),
    ...fields,
  },
];

/** The reference documents that ingredients and recipes of the test refer to. */
export const REFERENCES: [string, object][] = [TYPE, BRAND, GLASS, METHOD, unit(30)];

/** The same with an ingredient and a kind of it. */
export const FAMILY: [string, object][] = [
  ...REFERENCES,
  ingredient(1),
  ingredient(2, { parent_ingredient_id: 1 }),
];
