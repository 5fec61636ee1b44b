import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { getStorage } from 'firebase-admin/storage';
import { expect, it, vi } from 'vitest';
import { ask, succeed } from '../api/support/api-client.ts';
import { attach } from '../api/support/attach.ts';
import { makeRecipe } from '../api/support/inputs.ts';
import { FIRESTORE_ACCESS } from '../rules/support/access-table.ts';
import { database, testsApp } from '../support/data/database.ts';
import { newPerson, type Person } from '../support/data/test-people.ts';
import { mediaBase } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';

const files = getStorage(testsApp()).bucket();

/** The collections at any depth, by their own names: the access table has every one. */
const NAMES = [
  ...new Set(Object.keys(FIRESTORE_ACCESS).map((collection) => collection.split('/').at(-1) ?? collection)),
];

/** Deleted data is gone within a minute; another minute is for reading everything that is there. */
const GONE_WITHIN = 120_000;
vi.setConfig({ testTimeout: 3 * GONE_WITHIN });

/** Content of a packed file; any other file unchanged, whatever other tests have stored under such a name. */
function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    return bytes;
  }
}

/**
 * Files by name and by the two numbers that grow with each change of content or metadata, with the content
 * that was read.
 */
const filesRead = new Map<string, string>();

type StoredFile = ReturnType<typeof files.file>;

async function contentOf(file: StoredFile): Promise<string> {
  const { generation, metageneration, metadata } = file.metadata;
  const key = `${file.name}#${generation}#${metageneration}`;
  const known = filesRead.get(key);
  if (known !== undefined) return known;
  // A file that has just gone holds nothing.
  const [bytes] = await file.download().catch(() => [Buffer.alloc(0)]);
  const content = JSON.stringify(metadata ?? {}) + unpacked(bytes).toString('latin1');
  filesRead.set(key, content);
  return content;
}

/** All stored documents, and all files with their metadata, as text by path. */
async function everything(): Promise<Map<string, string>> {
  const roots = (await database.listCollections()).map(({ id }) => id);
  const names = [...new Set([...NAMES, ...roots])];
  const groups = await Promise.all(names.map((name) => database.collectionGroup(name).get()));
  const documents = groups.flatMap(({ docs }) =>
    docs.map((document) => [document.ref.path, JSON.stringify(document.data())] as const),
  );
  const [stored] = await files.getFiles();
  const contents = await Promise.all(
    stored.map(async (file) => [`file ${file.name}`, await contentOf(file)] as const),
  );
  return new Map([...documents, ...contents]);
}

/** Where any of the words stands. */
async function traces(words: readonly string[]): Promise<string[]> {
  return [...(await everything())]
    .filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(([path]) => path)
    .sort();
}

/** Waits until the words stand nowhere but where `except` allows; tells where they are left otherwise. */
async function isGone(words: readonly string[], except: (path: string) => boolean = () => false) {
  const left = async () => (await traces(words)).filter((path) => !except(path));
  await expect.poll(left, { timeout: GONE_WITHIN, interval: 2000 }).toEqual([]);
}

/** A word that nothing else holds. */
const word = () => `w${randomUUID().replaceAll('-', '')}`;

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });

/** A recipe whose every text is a word of its own, with a picture. */
async function tellTale(person: Person) {
  const [name, description, instructions, filename] = [word(), word(), word(), word()];
  const texts = { recipe_name: name, recipe_description: description, instructions };
  const { body } = await succeed(person, 'createRecipe', { body: makeRecipe(texts), ...keyed() });
  const attachment = await attach(person, body.id, { filename: `${filename}.jpg`, ...keyed() });
  await eventually(
    'the card',
    async () =>
      (await database.doc(`cards/recipe_${body.id}`).get()).get('cover') === attachment.attachment_uuid,
  );
  return {
    id: body.id,
    attachment,
    words: [name, description, instructions],
    ofPicture: [filename, attachment.attachment_uuid, attachment.original_attachment_uuid],
  };
}

it('of a removed picture others find nothing from then on, and nobody anything with its recipe', async () => {
  const person = await newPerson();
  const { id, attachment, words, ofPicture } = await tellTale(person);
  await succeed(person, 'arrangeAttachments', { params: { folderId: id }, body: { attachments: [] } });
  expect((await fetch(`${mediaBase}${attachment.attachment_uuid}/full`)).status).toBe(404);
  // The copies kept for a day restore the picture; no rule lets anybody read them.
  const closed = /^(removed_pictures|idempotency_keys|file (originals|removed))\//;
  await isGone(ofPicture, (path) => closed.test(path));
  await succeed(person, 'deleteRecipe', { params: { id } });
  await isGone([...words, ...ofPicture]);
});

it('of a deleted recipe nothing is left but a tombstone without words', async () => {
  const person = await newPerson();
  const { id, words, ofPicture } = await tellTale(person);
  await succeed(person, 'deleteRecipe', { params: { id } });
  await isGone([...words, ...ofPicture]);
  expect(Object.keys((await database.doc(`cards/recipe_${id}`).get()).data() ?? {}).sort()).toEqual([
    'expires_at',
    'id',
    'kind',
    'removed',
    'updated_at',
    'visible',
  ]);
  const found = await ask(await newPerson(), 'searchRecipes', { body: { query: words[0] ?? '' } });
  expect(JSON.stringify(found.body)).not.toContain(words[1]);
});

it('of a deleted account nothing is left, not even its id', async () => {
  const person = await newPerson();
  const [cabinet, menu] = [word(), word()];
  const { words, ofPicture } = await tellTale(person);
  await succeed(person, 'createBarCabinet', {
    body: { bar_cabinet_name: cabinet, is_active: true },
    ...keyed(),
  });
  await succeed(person, 'createMenu', { body: { menu_name: menu, is_active: true }, ...keyed() });
  const note = word();
  const uid = person.uid;
  const at = new Date();
  await database.doc(`users/${uid}/marks/recipes`).set({ items: {}, last_item_id: '1', updated_at: at });
  await database.doc(`users/${uid}/notes/recipes_1`).set({ text: note, updated_at: at });
  await database
    .doc(`users/${uid}/shopping_lists/current`)
    .set({ items: { f1: { name: note } }, last_item_id: 'f1', updated_at: at });
  await database.doc(`users/${uid}/searches/saved`).set({ items: { 1: { name: note, address: 'q=gin' } } });
  await database.doc(`users/${uid}/plans/1`).set({ id: 1, plan_name: note, updated_at: at });
  await database.doc(`users/${uid}/devices/0`).set({ endpoint: note, created_at: at });
  await database.doc(`users/${uid}/log/1`).set({ id: 1, note, made_at: at });
  await database.doc(`recipes/20001/ratings/${uid}`).set({ user_id: uid, rating: 8, updated_at: at });
  await succeed(person, 'deleteAccount');
  await isGone([...words, ...ofPicture, cabinet, menu, note, person.uid]);
});

it('an id that somebody else takes after a deletion brings none of the former pictures along', async () => {
  const [first, second] = await Promise.all([newPerson(), newPerson()]);
  const { id, ofPicture } = await tellTale(first);
  const recipe = await database.doc(`recipes/${id}`).get();
  // Before any trigger has heard of the deletion.
  await recipe.ref.set({ ...recipe.data(), user_id: second.uid, recipe_name: 'Taken' });
  await isGone(ofPicture, (path) => path.startsWith('idempotency_keys/'));
  expect((await database.doc(`folders/${id}`).get()).data()).toMatchObject({
    user_id: second.uid,
    attachments: [],
  });
});
