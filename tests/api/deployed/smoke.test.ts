import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../../../scripts/lib/paths.ts';
import { baseUrl, bucket, host, projectId } from '../../support/env.ts';

const app = initializeApp({ projectId, storageBucket: bucket }, 'smoke');

async function smoke(address: string): Promise<{ code: number; output: string }> {
  const script = ['--import', 'tsx', inRoot('scripts', 'smoke.ts'), address];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root });
    return { code: 0, output: stdout };
  } catch (thrown) {
    const { code, stdout, stderr } = thrown as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** The data that belongs to people: documents by their paths, accounts, and files. */
async function belongings(): Promise<string[]> {
  const database = getFirestore(app);
  const names =
    'users recipes recipe_views folders upload_usage ingredients shared_recipes public_menus'.split(' ');
  const documents = await Promise.all(names.map((name) => database.collection(name).listDocuments()));
  const { users } = await getAuth(app).listUsers();
  const [files] = await getStorage(app).bucket().getFiles();
  return [
    ...documents.flat().map(({ path }) => path),
    ...users.map(({ uid }) => uid),
    // Functions write the read models of all recipes at their own times.
    ...files.map(({ name }) => name).filter((name) => !/^(indexes|catalogue)\//.test(name)),
  ].sort();
}

describe('npm run smoke', () => {
  it('walks a running site and leaves nothing behind', { timeout: 180_000, tags: 'slow' }, async () => {
    const before = await belongings();
    const { code, output } = await smoke(baseUrl);
    expect(output).toContain(`${baseUrl} works.`);
    expect(code).toBe(0);
    for (const step of [
      'Headers',
      'Verification link and sign-in',
      'Save a recipe',
      'Upload a picture',
      'Rename the ingredient',
      'Page for everybody',
      'Catalogue of browsers',
      'Order of a guest',
    ])
      expect(output).toContain(`✓ ${step}`);
    expect(await belongings()).toEqual(before);
  });

  it.each([
    ['says nothing of Firebase', 'Hello', 'holds no configuration of a Firebase project'],
    ['has none of our pages', JSON.stringify({ projectId, apiKey: 'any' }), 'is no page of this app'],
  ])('refuses a site that %s, before it registers anybody', async (_what, answer, sentence) => {
    const { users } = await getAuth(app).listUsers();
    const server = createServer((_request, response) => response.writeHead(200).end(answer));
    await new Promise<void>((done) => server.listen(0, host, done));
    const { port } = server.address() as { port: number };
    const { code, output } = await smoke(`http://${host}:${port}`);
    server.close();
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect((await getAuth(app).listUsers()).users.length).toBe(users.length);
  });

  it('says that nobody answers', async () => {
    expect(await smoke(`http://${host}:9`)).toMatchObject({
      code: 1,
      output: expect.stringContaining('does not answer') as string,
    });
  });
});
