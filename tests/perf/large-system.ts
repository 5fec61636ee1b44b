import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { card, type Card } from '@cellaret/domain/card';
import { COLLECTIONS } from '@cellaret/domain/collections';
import { packCatalogue, catalogueOf } from '../../functions/src/services/indexed-catalogue.ts';
import { fromFirestore } from '../../functions/src/store/values.ts';
import { connectAdmin, emulatorTarget } from '../../scripts/lib/admin-sdk.ts';
import { availableSeed } from '../../scripts/lib/data-folder.ts';
import { withLock } from '../../scripts/lib/lock.ts';
import { openLog } from '../../scripts/lib/log-file.ts';
import { buildCache, inRoot, seedPrint } from '../../scripts/lib/paths.ts';
import { step } from '../../scripts/lib/progress.ts';
import type { SeedDocument } from '../../scripts/lib/seed/world.ts';
import { sourceHash } from '../../scripts/lib/stamp.ts';
import { removeState } from '../../scripts/lib/suite-state.ts';
import { projectId, startSuite } from '../../scripts/lib/suite.ts';
import { hostedOn, type Claim } from '../../scripts/lib/test-system.ts';
import { DOCUMENT_ROOT, documentName } from '../rules/support/rest.ts';
import { encodedFields } from '../rules/support/values.ts';
import { largeDocuments, type LargeSize } from './large-catalogue.ts';

/** The size the product's targets speak of. */
const LARGE: LargeSize = { recipes: 100_000, ingredients: 10_000 };

/** Documents of one commit, and commits under way at once. */
const BATCH = 400;
const LANES = 3;

/** To be raised when this file fills a system otherwise than before. */
const FILLING = 2;

/** What the stored data follows from. */
const sources = () =>
  [
    'tests/perf/large-catalogue.ts',
    'tests/perf/generated-catalogue.ts',
    'tests/perf/random.ts',
    'packages/domain/src/search',
    'functions/src/services/indexed-catalogue.ts',
    'functions/src/services/joined-recipe.ts',
    'functions/src/services/recipe-card.ts',
    'packages/domain/src/card.ts',
    'packages/domain/src/recipe-view.ts',
    'packages/domain/src/binary-pack.ts',
    'packages/domain/src/flavour-rows.ts',
    'packages/domain/src/matching/match-index.ts',
  ]
    .map((path) => inRoot(path))
    .concat(seedPrint);

async function commit(firestoreUrl: string, documents: readonly SeedDocument[]): Promise<void> {
  const writes = documents.map(({ path, data }) => ({
    update: { name: documentName(path), fields: encodedFields({ ...data }) },
  }));
  const answer = await fetch(`${firestoreUrl}/v1/${DOCUMENT_ROOT}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Writes everything a generator yields, a few commits at a time; returns how many documents that were. */
async function writeAll(firestoreUrl: string, documents: Generator<SeedDocument>): Promise<number> {
  let written = 0;
  const lane = async () => {
    for (;;) {
      const batch: SeedDocument[] = [];
      for (let next = documents.next(); !next.done; next = documents.next()) {
        batch.push(next.value);
        if (batch.length === BATCH) break;
      }
      if (batch.length === 0) return;
      await commit(firestoreUrl, batch);
      written += batch.length;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return written;
}

/** The cards of the seed world, which the index has to hold too. */
async function seededCards(ports: Claim['ports']): Promise<Card[]> {
  const admin = connectAdmin(emulatorTarget(ports, projectId));
  try {
    const found = await admin.db.collection(COLLECTIONS.cards).get();
    return found.docs.map((document) => card.parse(fromFirestore(document.data())));
  } finally {
    await admin.close();
  }
}

/** Keeps the search index where instances look for it when they start. */
async function saveIndex(storageUrl: string, cards: readonly Card[]): Promise<void> {
  const address = `${storageUrl}/upload/storage/v1/b/${projectId}.appspot.com/o`;
  const answer = await fetch(`${address}?uploadType=media&name=${encodeURIComponent('indexes/catalogue')}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/octet-stream' },
    body: new Uint8Array(packCatalogue(catalogueOf(cards), Date.now())),
  });
  if (!answer.ok) throw new Error(`Storage answered ${answer.status}: ${await answer.text()}`);
}

/** Fills a fresh system without functions, so that nothing is triggered, and leaves its data in `folder`. */
async function fill(folder: string, ports: Claim['ports'], size: LargeSize): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const suite = await startSuite({
    ports,
    stateDir: join(folder, 'state'),
    importDir: availableSeed(),
    functions: false,
  });
  try {
    const cards = await seededCards(ports);
    const written = await writeAll(
      suite.urls.firestore,
      largeDocuments(size, (made) => void cards.push(made)),
    );
    await saveIndex(suite.urls.storage, cards);
    return written;
  } finally {
    await suite.stop();
  }
}

/** The folder with the data of a large system, made when it is missing or its sources have changed. */
async function preparedData(ports: Claim['ports'], size: LargeSize): Promise<string> {
  const prefix = `large-${size.recipes}-${size.ingredients}-`;
  const name = `${prefix}${sourceHash(sources()).slice(0, 12)}-${FILLING}`;
  const folder = join(buildCache, name);
  const complete = join(folder, 'complete');
  return withLock(join(buildCache, `${prefix}lock`), async () => {
    if (existsSync(complete)) return folder;
    for (const old of readdirSync(buildCache).filter(
      (other) => other.startsWith(prefix) && other !== `${prefix}lock`,
    ))
      rmSync(join(buildCache, old), { recursive: true, force: true });
    await step(
      `Catalogue of ${size.recipes} recipes`,
      () => fill(folder, ports, size),
      (written) => `${written} documents`,
    );
    writeFileSync(complete, '');
    return folder;
  });
}

/**
 * Starts a system with functions and hosting whose catalogue is the seed world and, beyond it, so many generated ingredients and
 * recipes with all that follows from them. The first start takes minutes, later ones seconds: the data is kept and copied. The
 * functions and the web app are the caller's to build. Returns how to end it.
 */
export async function startLargeSystem(claim: Claim, size = LARGE): Promise<() => Promise<void>> {
  const stateDir = join(claim.folder, 'state');
  removeState(stateDir);
  const data = await preparedData(claim.ports, size);
  for (const name of ['state', 'state.seed'])
    cpSync(join(data, name), join(claim.folder, name), { recursive: true });
  const suite = await startSuite({
    ports: claim.ports,
    stateDir,
    log: openLog(join(claim.folder, 'suite.log')),
  });
  const stop = await hostedOn(suite);
  return async () => {
    await stop();
    removeState(stateDir);
  };
}
