// Rebuilds emulator-data/export, the seed data in the official export format, from emulator-data/sources.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CURRENT_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import { buildFunctions } from './lib/build/build-functions.ts';
import { readCommandLine, wholeNumber } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { step } from './lib/command/progress.ts';
import { connectAdmin, emulatorTarget } from './lib/data/admin-sdk.ts';
import { exportTo } from './lib/data/export.ts';
import { writeDocuments } from './lib/data/write-documents.ts';
import { portBlock } from './lib/local/ports.ts';
import { projectId, startSuite, suiteUrls, type Suite } from './lib/local/suite.ts';
import { seedExport, seedPrint } from './lib/paths.ts';
import { readModelsBuilt } from './lib/seed/await-read-models.ts';
import { publishCatalogue } from './lib/seed/publish-catalogue.ts';
import {
  createSeedAccounts,
  catalogueDocuments,
  demoDocuments,
  sharedDocuments,
  seedPrintOf,
} from './lib/seed/seed-data.ts';
import { rebuildExport, rebuildCards, rebuildCatalogue } from './lib/seed/stable-export.ts';

/** Writes the seed data into a running suite and waits for what follows from it. */
async function fill(suite: Suite): Promise<void> {
  const { ports } = suite;
  const admin = connectAdmin(emulatorTarget(ports, projectId));
  try {
    await step('Accounts', () => createSeedAccounts(admin.auth));
    // In the order in which documents refer to each other, so that no trigger finds a name missing.
    const documents = [...sharedDocuments(), ...catalogueDocuments(), ...demoDocuments()];
    await step(
      'Documents',
      () => writeDocuments(admin.db, documents),
      () => `${documents.length}`,
    );
    await step(
      'Read models',
      () => readModelsBuilt(admin.db),
      ({ cards }) => `${cards} cards`,
    );
  } finally {
    await admin.close();
  }
}

/**
 * Publishes the browsers' catalogue of what was built, without triggers that would do it at a moment of their
 * own.
 */
async function publish({ ports }: Suite): Promise<void> {
  const target = emulatorTarget(ports, projectId);
  const before = connectAdmin(target);
  try {
    await rebuildCards(before.db);
    await before.db.doc(CURRENT_CATALOGUE).delete();
  } finally {
    await before.close();
  }
  await publishCatalogue(target);
  const after = connectAdmin(target);
  try {
    await rebuildCatalogue(after.db);
  } finally {
    await after.close();
  }
}

const help = `npm run seed:build -- [options]

Rebuilds emulator-data/export from emulator-data/sources.

  --first-port N          the first of the ports that the building uses (14700)`;

await runMain(async () => {
  const line = readCommandLine(help, { 'first-port': { type: 'string', default: '14700' } });
  if (!line) return;
  const firstPort = wholeNumber('first-port', line.values['first-port']);
  const work = mkdtempSync(join(tmpdir(), 'cellaret-seed-'));
  await step('Functions', buildFunctions, (built) => (built ? 'built' : 'unchanged'));
  const ports = portBlock(firstPort);
  const [built, fresh] = [join(work, 'built'), join(work, 'export')];
  let suite: Suite | undefined;
  try {
    suite = await step('Firebase suite', () => startSuite({ ports, stateDir: join(work, 'state') }));
    await fill(suite);
    await exportTo(suite.urls.hub, built, 'seed:build');
    await suite.stop();
    await step("The browsers' catalogue", async () => {
      suite = await startSuite({
        ports,
        stateDir: join(work, 'published'),
        importDir: built,
        functions: false,
      });
      await publish(suite);
    });
    await step('Export', async () => {
      await exportTo(suiteUrls(ports).hub, fresh, 'seed:build');
      rebuildExport(fresh, `${projectId}.appspot.com`);
      rmSync(seedExport, { recursive: true, force: true });
      mkdirSync(seedExport, { recursive: true });
      cpSync(fresh, seedExport, { recursive: true });
      writeFileSync(seedPrint, `${seedPrintOf()}\n`);
    });
  } finally {
    await suite?.stop();
    rmSync(work, { recursive: true, force: true });
  }
});
