import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT_CATALOGUE, currentCatalogue } from '@cellaret/domain/catalogue/browser-catalogue';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { SEED_TIME } from './seed-catalogue.ts';

/**
 * When the cards count as made: so long after what they are made of that a start finds nothing it would have
 * to look through.
 */
const CARDS_MADE = new Date(SEED_TIME.getTime() + 2 * 60 * 60 * 1000);
/**
 * When the catalogue counts as published: so long after the cards that the first change reads none of them
 * again.
 */
const PUBLISHED = new Date(CARDS_MADE.getTime() + 60 * 1000);

/**
 * Gives all cards the time of the seed: a clock that is behind the one of the building would find no change
 * after theirs. No trigger may hear of it.
 */
export async function rebuildCards(db: Firestore): Promise<void> {
  const cards = await db.collection(COLLECTIONS.cards).get();
  const writer = db.bulkWriter();
  for (const { ref } of cards.docs) void writer.update(ref, { updated_at: CARDS_MADE });
  await writer.close();
}

/** The same of the published catalogue. */
export async function rebuildCatalogue(db: Firestore): Promise<void> {
  const current = db.doc(CURRENT_CATALOGUE);
  const { files } = currentCatalogue.parse((await current.get()).data());
  const through = PUBLISHED.getTime();
  await current.update({
    files: files.map(({ version }) => ({ version, through })),
    through,
    updated_at: PUBLISHED,
  });
}

interface ExportedAccount {
  localId: string;
  createdAt: string;
  lastLoginAt?: string;
  lastRefreshAt?: string;
  passwordHash: string;
  passwordUpdatedAt: number;
  salt: string;
  validSince: string;
}

/** Metadata of a file in Storage's part of an export; its content lies beside it under the same name. */
interface ExportedFile {
  name: string;
  etag: string;
  generation: number;
  metageneration: number;
  timeCreated: string;
  updated: string;
}

const readJson = <T extends object>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Rewrites one JSON file of an export. */
function rewrite<T extends object>(path: string, change: (content: T) => T): void {
  const content = change(readJson<T>(path));
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * An account without what chance and the clock put into it. The emulators' "hash" is the password beside its
 * salt.
 */
function settled(account: ExportedAccount): ExportedAccount {
  const { lastLoginAt: _lastLogin, lastRefreshAt: _lastRefresh, ...kept } = account;
  const salt = `fakeSalt-${account.localId}`;
  const ms = SEED_TIME.getTime();
  return {
    ...kept,
    createdAt: String(ms),
    passwordHash: account.passwordHash.replace(account.salt, salt),
    passwordUpdatedAt: ms,
    salt,
    validSince: String(ms / 1000),
  };
}

/** A file as if it had been written when the seed says. */
function settledFile(file: ExportedFile): ExportedFile {
  const generation = SEED_TIME.getTime() * 1000;
  const written = SEED_TIME.toISOString();
  const etag = Buffer.from(`${generation}:1`).toString('base64');
  return { ...file, etag, generation, metageneration: 1, timeCreated: written, updated: written };
}

/**
 * Keeps the one file that the documents name, the browsers' catalogue: the others are the functions' own, and
 * made again.
 */
function settleFiles(folder: string): void {
  const documents = readFileSync(
    join(folder, 'firestore_export', 'all_namespaces', 'all_kinds', 'output-0'),
    'latin1',
  );
  const [blobs, metadata] = [
    join(folder, 'storage_export', 'blobs'),
    join(folder, 'storage_export', 'metadata'),
  ];
  for (const entry of readdirSync(metadata)) {
    const path = join(metadata, entry);
    const [, version] = /^catalogue\/(\w+)\./.exec(readJson<ExportedFile>(path).name) ?? [];
    if (version !== undefined && documents.includes(version)) rewrite<ExportedFile>(path, settledFile);
    else for (const file of [path, join(blobs, entry.replace(/\.json$/, ''))]) rmSync(file);
  }
}

/**
 * Makes an export the same at each build as far as its readable parts go, and gives it its bucket, with no
 * file but the published catalogue.
 */
export function rebuildExport(folder: string, bucket: string): void {
  rewrite<{ users: ExportedAccount[] }>(join(folder, 'auth_export', 'accounts.json'), (content) => ({
    ...content,
    users: content.users.map(settled),
  }));
  settleFiles(folder);
  rewrite<{ buckets: { id: string }[] }>(join(folder, 'storage_export', 'buckets.json'), () => ({
    buckets: [{ id: bucket }],
  }));
}
