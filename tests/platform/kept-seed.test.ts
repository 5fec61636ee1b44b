import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { availableSeed } from '../../scripts/lib/data-folder.ts';
import { startSuite, type Suite } from '../../scripts/lib/suite.ts';
import { read, write } from './firestore-rest.ts';
import { ports, temporaryFolder } from './launch.ts';

const folder = temporaryFolder();
let suite: Suite | undefined;

afterEach(async () => {
  await suite?.stop();
  folder.remove();
});

it('keeps the data of a system whose repository got another seed meanwhile', async () => {
  const importDir = join(folder.path, 'seed');
  cpSync(availableSeed() ?? '', importDir, { recursive: true });
  const start = () =>
    startSuite({ ports, stateDir: join(folder.path, 'state'), importDir, functions: false });
  suite = await start();
  await write(suite.urls.firestore, 'notes/1', 42);
  await suite.stop();
  appendFileSync(join(importDir, 'auth_export', 'config.json'), '\n');
  suite = await start();
  expect(await read(suite.urls.firestore, 'notes/1')).toBe(42);
});
