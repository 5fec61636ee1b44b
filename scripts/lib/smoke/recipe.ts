import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { newId } from '@cellaret/domain/ids';
import { recipeColumns } from '@cellaret/domain/recipe';
import { FILENAME_METADATA, incomingPath, pictureUrl } from '@cellaret/domain/uploads';
import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { ref, uploadBytes } from 'firebase/storage';
import { Failure, messageOf } from '../failure.ts';
import { askApi, type SmokePerson } from './person.ts';
import type { Site } from './site.ts';

/** The triggers of a project that sleeps take some time to wake. */
const PATIENCE_MS = 120_000;

/** Eight by eight pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPYEqWBFTEMLQkAa4pNgU/sjaAAAAAASUVORK5CYII=',
  'base64',
);

/** A document once a trigger has written it and it is as it should be. Throws a `Failure` that names it where that never happens. */
async function written(
  { firestore }: Site,
  path: string,
  isReady: (data: DocumentData) => boolean,
): Promise<DocumentData> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const data = (await getDoc(doc(firestore, path))).data();
    if (data && isReady(data)) return data;
    if (Date.now() > until)
      throw new Failure(`No trigger has written ${path} as it should be: look at the logs of the functions.`);
    await sleep(500);
  }
}

/** Turns a refusal of Firestore or Storage into a sentence that names what was tried. */
async function tried<T>(what: string, hint: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    throw new Failure(`${what} was refused (${messageOf(thrown)}): ${hint}.`);
  }
}

async function firstId(site: Site, person: SmokePerson, list: string): Promise<number> {
  const [first] = await askApi<{ id: number }[]>(site, person, `/${list}?limit=1`);
  if (!first)
    throw new Failure(
      `There is no entry in /api/${list} to make a recipe of: "npm run seed -- --project ID --catalogue --owner EMAIL", or add one in the app.`,
    );
  return first.id;
}

/** Saves a recipe under the security rules, as the app does, and waits for its read model; gives its id. */
export async function saveRecipe(site: Site, person: SmokePerson): Promise<number> {
  const id = newId();
  const [ingredient_id, quantity_unit_id, glass, method] = await Promise.all(
    (['ingredient', 'quantity-unit', 'glassware', 'serving-method'] as const).map((list) =>
      firstId(site, person, list),
    ),
  );
  const recipe = {
    id,
    user_id: person.user.uid,
    folder_id: id,
    version: 1,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    recipe_name: 'Smoke test',
    recipe_description: 'Of a smoke test; it goes in a moment.',
    instructions: 'Wait.',
    glassware_ids: [glass],
    serving_method_ids: [method],
    ...recipeColumns([
      {
        ingredient_id: ingredient_id ?? 0,
        quantity_unit_id: quantity_unit_id ?? 0,
        quantity: 1,
        garnish_only: false,
      },
    ]),
  };
  await tried(
    'Saving a recipe',
    'firestore.rules are not deployed, or refuse what they should not',
    writeBatch(site.firestore)
      .set(doc(site.firestore, DOCUMENTS.takenId(id)), { kind: 'recipe', taken_at: serverTimestamp() })
      .set(doc(site.firestore, DOCUMENTS.recipe(id)), recipe)
      .set(
        doc(site.firestore, DOCUMENTS.allowance(recipe.user_id, 'recipes')),
        { count: increment(1), paid_for: String(id), paid_at: serverTimestamp() },
        { merge: true },
      )
      .commit(),
  );
  await written(site, DOCUMENTS.recipeView(id), (view) => view.recipe_name === recipe.recipe_name);
  return id;
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
