import { randomUUID } from 'node:crypto';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { FILENAME_METADATA, incomingPath, pictureUrl } from '@cellaret/domain/pictures/uploads';
import { recipeColumns } from '@cellaret/domain/recipes/recipe';
import { doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { ref, uploadBytes } from 'firebase/storage';
import { Failure } from '../command/failure.ts';
import type { Site } from './site.ts';
import { firstId, type SmokePerson } from './smoke-person.ts';
import { tried, written } from './waiting.ts';

/** The name of the test's recipe. */
export const SMOKE_RECIPE = 'Smoke test';

/** Eight by eight pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPYEqWBFTEMLQkAa4pNgU/sjaAAAAAASUVORK5CYII=',
  'base64',
);

/**
 * Saves a recipe of one ingredient under the security rules, as the app does, and waits for its read model.
 */
export async function saveRecipe(
  site: Site,
  person: SmokePerson,
  id: number,
  ingredient_id: number,
): Promise<void> {
  const [quantity_unit_id, glass, method] = await Promise.all([
    firstId(site, person, 'quantity-unit'),
    firstId(site, person, 'glassware'),
    firstId(site, person, 'serving-method'),
  ]);
  const recipe = {
    id,
    user_id: person.user.uid,
    folder_id: id,
    version: 1,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    recipe_name: SMOKE_RECIPE,
    recipe_description: 'Of a smoke test; it goes in a moment.',
    instructions: 'Wait.',
    glassware_ids: [glass],
    serving_method_ids: [method],
    ...recipeColumns([{ ingredient_id, quantity_unit_id, quantity: 1, garnish_only: false }]),
  };
  await tried(
    'Saving a recipe',
    'firestore.rules are not deployed, or refuse what they should not',
    writeBatch(site.firestore)
      .set(doc(site.firestore, DOCUMENTS.takenId(id)), { kind: 'recipe', taken_at: serverTimestamp() })
      .set(doc(site.firestore, DOCUMENTS.recipe(id)), recipe)
      .set(
        doc(site.firestore, DOCUMENTS.quota(recipe.user_id, 'recipes')),
        { count: increment(1), counted_for: String(id), counted_at: serverTimestamp() },
        { merge: true },
      )
      .commit(),
  );
  await written(site, DOCUMENTS.recipeView(id), (view) => view.recipe_name === recipe.recipe_name);
}

/** Uploads a picture to a recipe and fetches it where browsers do. */
export async function uploadPicture(site: Site, { user }: SmokePerson, recipeId: number): Promise<void> {
  const uuid = randomUUID();
  await tried(
    'The upload of a picture',
    'storage.rules are not deployed, or the service account of Storage may not read Firestore (roles/firebaserules.firestoreServiceAgent)',
    uploadBytes(ref(site.storage, incomingPath(user.uid, recipeId, uuid)), PICTURE, {
      contentType: 'image/png',
      customMetadata: { [FILENAME_METADATA]: 'smoke.png' },
    }),
  );
  const report = await written(site, DOCUMENTS.upload(user.uid, uuid), () => true);
  if (report.status !== 'attached') throw new Failure(`The picture was rejected: ${String(report.message)}`);
  const folder = await written(
    site,
    DOCUMENTS.folder(recipeId),
    ({ attachments }) => Array.isArray(attachments) && attachments.length > 0,
  );
  const [attached] = folder.attachments as { attachment_uuid: string }[];
  const url = pictureUrl(`${site.url}/media/`, attached?.attachment_uuid ?? '');
  const answer = await fetch(url);
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
    throw new Failure(`${url} answered ${answer.status} with ${answer.headers.get('content-type')}.`);
  if (!answer.headers.get('content-security-policy')?.includes('sandbox'))
    throw new Failure(`${url} lacks the policy that keeps pictures from running scripts.`);
}
