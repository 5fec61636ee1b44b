import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getMetadata,
  getStorage,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authUrl, bucket, host, ports, projectId } from '../support/env.ts';
import { clear } from './support/rest.ts';
import { put } from './support/rules-data.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const firestore = { host, port: ports.firestore };

interface Person {
  uid: string;
  storage: FirebaseStorage;
}

const apps: FirebaseApp[] = [];

function client(name: string): FirebaseApp {
  const app = initializeApp({ projectId, apiKey: 'local', storageBucket: bucket }, `storage-${name}`);
  apps.push(app);
  return app;
}

function storageOf(app: FirebaseApp): FirebaseStorage {
  const storage = getStorage(app);
  // A retry would repeat a refusal; nothing here is worth waiting for.
  storage.maxUploadRetryTime = 1000;
  connectStorageEmulator(storage, host, ports.storage);
  return storage;
}

/** A new account of the Auth emulator, with its address verified or not, and what its token says besides. */
async function account(name: string, verified: boolean, claims: object = {}): Promise<Person> {
  const app = client(name);
  const auth = getAuth(app);
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(
    auth,
    `${name}-${randomUUID()}@example.com`,
    'Secret-123',
  );
  if (verified) {
    const answer = await fetch(
      `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({
          localId: user.uid,
          emailVerified: true,
          customAttributes: JSON.stringify(claims),
        }),
      },
    );
    expect(answer.status).toBe(200);
    await user.getIdToken(true);
  }
  return { uid: user.uid, storage: storageOf(app) };
}

let ana: Person;
let ben: Person;
let unverified: Person;
let suspended: Person;
let nobody: FirebaseStorage;

beforeAll(async () => {
  [ana, ben, unverified, suspended] = await Promise.all([
    account('ana', true),
    account('ben', true),
    account('unverified', false),
    account('suspended', true, { suspended: true }),
  ]);
  nobody = storageOf(client('nobody'));
  await clear(firestore);
  await put(firestore, {
    'recipes/1': { user_id: ana.uid },
    'recipes/2': { user_id: ben.uid },
    'recipes/3': { user_id: unverified.uid },
    'recipes/5': { user_id: suspended.uid },
    'recipes/4': { recipe_name: 'of nobody' },
  });
});

afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
});

const incoming = (uid: string, folder: string | number = 1, name: string = randomUUID()) =>
  `incoming/${uid}/${folder}/${name}`;

const upload = (
  storage: FirebaseStorage,
  path: string,
  { size = 3, contentType = 'image/png' }: { size?: number; contentType?: string } = {},
) => uploadBytes(ref(storage, path), new Uint8Array(size), { contentType });

const allowed = (work: Promise<unknown>) => expect(work).resolves.toBeDefined();
const denied = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ code: 'storage/unauthorized' });

describe('uploading', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
    '%s is allowed',
    (contentType) => allowed(upload(ana.storage, incoming(ana.uid), { contentType })),
  );

  test.each([
    'image/svg+xml',
    'image/bmp',
    'image/*',
    'image/jpeg2',
    'ximage/jpeg',
    'text/html',
    'application/octet-stream',
    'IMAGE/PNG',
  ])('%s is denied', (contentType) => denied(upload(ana.storage, incoming(ana.uid), { contentType })));

  test('one byte is allowed', () => allowed(upload(ana.storage, incoming(ana.uid), { size: 1 })));
  test('no byte is denied', () => denied(upload(ana.storage, incoming(ana.uid), { size: 0 })));
  test('10 MiB are allowed', () => allowed(upload(ana.storage, incoming(ana.uid), { size: MAX_BYTES })));
  test('10 MiB and a byte are denied', () =>
    denied(upload(ana.storage, incoming(ana.uid), { size: MAX_BYTES + 1 })));

  test('signed out is denied', () => denied(upload(nobody, incoming(ana.uid))));
  test('before verification is denied', () =>
    denied(upload(unverified.storage, incoming(unverified.uid, 3))));
  test('by somebody suspended is denied', () =>
    denied(upload(suspended.storage, incoming(suspended.uid, 5))));
  test('into somebody else’s path is denied', () => denied(upload(ben.storage, incoming(ana.uid))));
  test('into somebody else’s path for one’s own recipe is denied', () =>
    denied(upload(ben.storage, incoming(ana.uid, 2))));
  test('for somebody else’s recipe is denied', () => denied(upload(ben.storage, incoming(ben.uid))));
  test('for a recipe that is not there is denied', () => denied(upload(ana.storage, incoming(ana.uid, 99))));
  test('for a recipe without an owner is denied', () => denied(upload(ana.storage, incoming(ana.uid, 4))));

  test.each([
    'photo.png',
    `${randomUUID()}.png`,
    `x${randomUUID()}`,
    randomUUID().toUpperCase().replace(/^./, 'F'),
    randomUUID().replaceAll('-', ''),
    '..',
  ])('under the name %s is denied', (name) => denied(upload(ana.storage, incoming(ana.uid, 1, name))));

  test('over an uploaded file is denied', async () => {
    const path = incoming(ana.uid);
    await upload(ana.storage, path);
    await denied(upload(ana.storage, path));
  });

  test.each([
    ['originals', (uuid: string) => `originals/${uuid}`],
    ['public', (uuid: string) => `public/${uuid}`],
    ['the top', (uuid: string) => uuid],
    ['incoming without a folder', (uuid: string) => `incoming/${ana.uid}/${uuid}`],
    ['below a picture', (uuid: string) => `incoming/${ana.uid}/1/${uuid}/${uuid}`],
  ])('to %s is denied', (_place, path) => denied(upload(ana.storage, path(randomUUID()))));
});

describe('what is uploaded', () => {
  let path: string;

  beforeAll(async () => {
    path = incoming(ana.uid);
    await upload(ana.storage, path);
  });

  test('is read by its uploader', async () => {
    await allowed(getBytes(ref(ana.storage, path)));
    await allowed(getMetadata(ref(ana.storage, path)));
  });

  test.each([
    ['somebody else', () => ben.storage],
    ['somebody unverified', () => unverified.storage],
    ['somebody signed out', () => nobody],
  ])('is neither read nor removed by %s', async (_who, storage) => {
    await denied(getBytes(ref(storage(), path)));
    await denied(getMetadata(ref(storage(), path)));
    await denied(deleteObject(ref(storage(), path)));
  });

  test('keeps the metadata it came with', () =>
    denied(updateMetadata(ref(ana.storage, path), { contentType: 'text/html' })));

  test.each(['', 'incoming', 'originals', 'public'])('is not listed under "%s"', async (folder) => {
    await denied(list(ref(ana.storage, folder)));
    await denied(list(ref(nobody, folder)));
  });

  test('is not even listed by its uploader', () => denied(list(ref(ana.storage, `incoming/${ana.uid}/1`))));

  test('is removed by its uploader', async () => {
    const other = incoming(ana.uid);
    await upload(ana.storage, other);
    await expect(deleteObject(ref(ana.storage, other))).resolves.toBeUndefined();
  });
});

describe.each(['originals', 'public', 'elsewhere'])('%s', (folder) => {
  const path = `${folder}/${randomUUID()}`;

  beforeAll(async () => {
    const answer = await fetch(
      `http://${host}:${ports.storage}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'image/png' },
        body: 'png',
      },
    );
    expect(answer.status).toBe(200);
  });

  test.each([
    ['a verified user', () => ana.storage],
    ['somebody signed out', () => nobody],
  ])('is closed to %s', async (_who, storage) => {
    await denied(getBytes(ref(storage(), path)));
    await denied(getMetadata(ref(storage(), path)));
    await denied(deleteObject(ref(storage(), path)));
  });
});
