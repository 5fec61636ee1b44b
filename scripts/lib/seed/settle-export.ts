import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEED_TIME } from './catalogue.ts';

interface ExportedAccount {
  localId: string;
  createdAt: string;
  lastLoginAt?: string;
  passwordHash: string;
  passwordUpdatedAt: number;
  salt: string;
  validSince: string;
}

/** Rewrites one JSON file of an export. */
function rewrite<T extends object>(path: string, change: (content: T) => T): void {
  const content = change(JSON.parse(readFileSync(path, 'utf8')) as T);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** An account without what chance and the clock put into it. The emulators' "hash" is the password beside its salt. */
function settled(account: ExportedAccount): ExportedAccount {
  const { lastLoginAt: _lastLogin, ...kept } = account;
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

/** Makes an export the same at each build as far as its readable parts go, and gives it its bucket, without the files functions made. */
export function settleExport(folder: string, bucket: string): void {
  rewrite<{ users: ExportedAccount[] }>(join(folder, 'auth_export', 'accounts.json'), (content) => ({
    ...content,
    users: content.users.map(settled),
  }));
  for (const files of ['blobs', 'metadata'])
    rmSync(join(folder, 'storage_export', files), { recursive: true, force: true });
  rewrite<{ buckets: { id: string }[] }>(join(folder, 'storage_export', 'buckets.json'), () => ({
    buckets: [{ id: bucket }],
  }));
}
