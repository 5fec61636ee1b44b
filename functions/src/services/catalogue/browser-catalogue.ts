import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  CATALOGUE_FORMAT,
  catalogueChange,
  changedItem,
  CURRENT_CATALOGUE,
  currentCatalogue,
  withChanges,
  type CatalogueChange,
  type CatalogueFile,
  type CurrentCatalogue,
} from '@cellaret/domain/catalogue/browser-catalogue';
import { cardOrTombstone } from '@cellaret/domain/catalogue/card';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { config } from '../../config.ts';
import { changesSince, countDocuments, readDocument } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import { runTransaction } from '../../store/transaction.ts';
import { batched } from '../core/in-parallel.ts';
import { differs } from '../core/read-models.ts';
import {
  deleteCatalogueFile,
  deleteLeftCatalogueFiles,
  hasCatalogueFile,
  parsedCatalogueFile,
  saveCatalogueFile,
} from './catalogue-files.ts';
import { saveCatalogueSnapshot } from './catalogue-index.ts';

/** Queries overlap by this much; a change read twice has no effect. */
const OVERLAP_MS = 10_000;

const NOTHING: CatalogueFile = { recipes: {}, ingredients: {} };

interface Counts {
  recipe_count: number;
  ingredient_count: number;
}

async function readCurrent(): Promise<CurrentCatalogue | null> {
  return currentCatalogue.safeParse(await readDocument(CURRENT_CATALOGUE)).data ?? null;
}

async function readCounts(): Promise<Counts> {
  const [recipe_count, ingredient_count] = await Promise.all([
    countDocuments(COLLECTIONS.recipes),
    countDocuments(COLLECTIONS.ingredients),
  ]);
  return { recipe_count, ingredient_count };
}

type Bounds = Record<'recipes' | 'ingredients', number>;

const isWithin = (bounds: Bounds, { recipe_count, ingredient_count }: Counts): boolean =>
  recipe_count <= bounds.recipes && ingredient_count <= bounds.ingredients;

/** Items changed after a time, each once, in their current state. */
async function changedSince(since: number): Promise<{ changes: CatalogueChange[]; readAt: number }> {
  const changes = new Map<string, CatalogueChange>();
  let readAt = 0;
  for await (const page of changesSince(COLLECTIONS.cards, 'updated_at', new Date(since))) {
    readAt = page.readAt;
    for (const fields of page.documents) {
      const card = cardOrTombstone.safeParse(fields).data;
      if (!card) continue;
      const change = catalogueChange(card, readAt);
      changes.set(changedItem(change), change);
    }
  }
  return { changes: [...changes.values()], readAt };
}

/** Merges newer changes into older ones, oldest first; null if nothing changed. */
function merged(
  held: readonly CatalogueChange[],
  newer: readonly CatalogueChange[],
): CatalogueChange[] | null {
  const changes = new Map(held.map((change) => [changedItem(change), change]));
  let isNew = false;
  for (const change of newer) {
    const item = changedItem(change);
    if (isDeepStrictEqual(changes.get(item)?.entry, change.entry)) continue;
    isNew = true;
    changes.delete(item);
    changes.set(item, change);
  }
  return isNew ? [...changes.values()] : null;
}

const bytesOf = (changes: readonly CatalogueChange[]): number => Buffer.byteLength(JSON.stringify(changes));

/** Drops the oldest changes down to half the limit, and the files that need the dropped ones. */
function trimmed({ changes, files }: Pick<CurrentCatalogue, 'changes' | 'files'>) {
  const kept = [...changes];
  let bytes = bytesOf(kept);
  let since = 0;
  while (bytes > FUNCTION_LIMITS.catalogue.changesBytes / 2) {
    const dropped = kept.shift();
    if (!dropped) break;
    since = dropped.at;
    bytes -= bytesOf([dropped]) - 1;
  }
  const sufficient = files.filter(({ through }) => through >= since);
  return { changes: kept, files: sufficient.slice(0, FUNCTION_LIMITS.catalogue.files) };
}

/** Writes the document that browsers listen to, if it is unchanged since `before`; returns whether it did. */
function writeCurrent(before: CurrentCatalogue | null, next: CurrentCatalogue): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const stored = currentCatalogue.safeParse(await transaction.read(CURRENT_CATALOGUE)).data ?? null;
    if (!isDeepStrictEqual(stored, before)) return false;
    const changes = JSON.stringify(next.changes);
    transaction.set(CURRENT_CATALOGUE, { ...next, changes, updated_at: SERVER_TIME });
    return true;
  });
}

/**
 * Writes the document before it deletes the old file, so that no browser is sent to a deleted file. If
 * another instance wrote meanwhile, the new file stays: that one may be publishing the same content. The
 * sweep deletes it later (`deleteLeftCatalogueFiles`).
 */
async function replaceFile(before: CurrentCatalogue | null, next: CurrentCatalogue): Promise<boolean> {
  if (!(await writeCurrent(before, next))) return false;
  const [obsolete] = before?.files ?? [];
  const [newest] = (await readCurrent())?.files ?? [];
  if (obsolete && obsolete.version !== newest?.version) await deleteCatalogueFile(obsolete.version);
  return true;
}

/** Withdraws the catalogue; browsers use the API instead. */
async function giveUp(before: CurrentCatalogue | null, counts: Counts): Promise<boolean> {
  const through = before?.through ?? 0;
  return replaceFile(before, { format: CATALOGUE_FORMAT, files: [], changes: [], through, ...counts });
}

/** Publishes a catalogue, or withdraws a too large one. `files` plus `changes` must be complete. */
async function publish(
  before: CurrentCatalogue | null,
  catalogue: CatalogueFile,
  { changes, files, through }: Pick<CurrentCatalogue, 'changes' | 'files' | 'through'>,
): Promise<boolean> {
  const version = await saveCatalogueFile(catalogue);
  if (version === null) return giveUp(before, await readCounts());
  const older = files.filter((one) => one.version !== version);
  return replaceFile(before, {
    format: CATALOGUE_FORMAT,
    ...trimmed({ changes, files: [{ version, through }, ...older] }),
    through,
    recipe_count: Object.keys(catalogue.recipes).length,
    ingredient_count: Object.keys(catalogue.ingredients).length,
  });
}

/** Rebuilds the catalogue from all cards; browsers download it again. */
async function rebuild(before: CurrentCatalogue | null): Promise<boolean> {
  const { changes, readAt } = await changedSince(0);
  return publish(before, withChanges(NOTHING, changes), { changes: [], files: [], through: readAt });
}

/** True if the newest file may contain an item that was removed since. */
const isStained = ({ changes, files }: Pick<CurrentCatalogue, 'changes' | 'files'>): boolean =>
  changes.some(({ entry, at }) => entry === null && at > (files[0]?.through ?? 0));

/** One attempt to update; false if another instance wrote meanwhile. */
async function step(clean: boolean): Promise<boolean> {
  const before = await readCurrent();
  if (!before) {
    const counts = await readCounts();
    return isWithin(FUNCTION_LIMITS.catalogue, counts) ? rebuild(null) : giveUp(null, counts);
  }
  const { files } = before;
  const [newest] = files;
  if (!newest) return true;
  if (before.format !== CATALOGUE_FORMAT) return rebuild(before);
  const { changes: newer, readAt: through } = await changedSince(before.through - OVERLAP_MS);
  const next = merged(before.changes, newer);
  const changes = next ?? before.changes;
  if (bytesOf(changes) <= FUNCTION_LIMITS.catalogue.changesBytes && !(clean && isStained({ changes, files })))
    return next === null || writeCurrent(before, { ...before, changes, through });
  const catalogue = await parsedCatalogueFile(newest.version);
  if (!catalogue) return rebuild(before);
  return publish(before, withChanges(catalogue, changes), { changes, files, through });
}

const ATTEMPTS = 5;

/**
 * Updates the browsers' catalogue from the cards: changes are appended to the document that browsers listen
 * to. When it is full, or with `clean` when an item was removed, publishes a new file and deletes the old
 * one. Idempotent.
 */
export async function advanceCatalogue({ clean }: { clean: boolean }): Promise<void> {
  for (let left = ATTEMPTS; left > 0; left -= 1) if (await step(clean)) return;
  throw new Error("The browsers' catalogue could not follow");
}

/** Withdraws a too large catalogue, restores one within bounds, and repairs interrupted publications. */
export async function boundCatalogue(bounds: Bounds = FUNCTION_LIMITS.catalogue): Promise<void> {
  const before = await readCurrent();
  const counts = await readCounts();
  const newest = before?.files[0];
  if (!isWithin(bounds, counts)) {
    if (newest) await giveUp(before, counts);
  } else if (newest) {
    if (!(await hasCatalogueFile(newest.version))) await rebuild(before);
    // Equal counts: it was withdrawn because of its size, and no item was removed since.
  } else if (before && differs(before, { ...before, ...counts })) await rebuild(before);
  await advanceCatalogue({ clean: true });
  await deleteLeftCatalogueFiles((await readCurrent())?.files[0]?.version ?? null);
}

async function ensure(): Promise<void> {
  const before = await readCurrent();
  const newest = before?.files[0];
  if (!before) await advanceCatalogue({ clean: false });
  else if (newest && !(await hasCatalogueFile(newest.version))) await rebuild(before);
}

let ensuring: Promise<void> | undefined;

/** Publishes the first catalogue, or rebuilds a lost file. Concurrent callers share one attempt. */
export function ensureCatalogue(): Promise<void> {
  ensuring ??= ensure().finally(() => (ensuring = undefined));
  return ensuring;
}

/** In update intervals. Removed items must be gone from all files within a minute, with trigger delay. */
const CLEANED_AFTER = 10;

/** Batches calls of `work` to one run every `ms`. The promise resolves when the work is done. */
function paced(ms: number, work: () => Promise<void>): () => Promise<void> {
  let begun = 0;
  const queue = batched<'all'>(async () => {
    await setTimeout(Math.max(0, begun + ms - Date.now()));
    begun = Date.now();
    await work();
  });
  return () => queue('all');
}

export const followCards = paced(config.followEveryMs, () => advanceCatalogue({ clean: false }));

/** Removes deleted and hidden items from the index snapshot and the browsers' file. */
export const cleanCatalogue = paced(CLEANED_AFTER * config.followEveryMs, async () => {
  await saveCatalogueSnapshot();
  await advanceCatalogue({ clean: true });
});
