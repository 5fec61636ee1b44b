import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildCache, root } from '../paths.ts';

/** All files below a path, sorted; build results and dependencies left out. */
function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/** Hash of names and contents of everything a build result follows from. */
export function sourceHash(paths: string[]): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of paths.flatMap(filesBelow))
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Changes whenever a file below the folders is saved, added or removed; much cheaper than the hash. */
export function sourceTimes(folders: string[]): string {
  const files = folders.flatMap(filesBelow);
  return `${files.length} ${Math.max(0, ...files.map((file) => statSync(file).mtimeMs))}`;
}

const stampFile = (name: string) => join(buildCache, `${name}.stamp`);

/** True if `output` exists and was made from sources with this hash. */
export function isCurrent(name: string, output: string, hash: string): boolean {
  return existsSync(output) && existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;
}

/** Remembers what the present result was made from. */
export function rememberBuild(name: string, hash: string): void {
  mkdirSync(buildCache, { recursive: true });
  writeFileSync(stampFile(name), hash);
}
