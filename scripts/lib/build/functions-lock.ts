/** One installed package in a lock file; only the fields read here are named, the rest is passed on. */
export interface LockedPackage {
  version?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Installed packages by their folder, as in a lock file of npm (version 3). */
export type Locked = Record<string, LockedPackage>;

/** The folders in which Node looks for a package that is asked for from `folder`, the nearest first. */
function placesOf(name: string, folder: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return Array.from({ length: parts.length + 1 }, (_, up) => parts.slice(0, parts.length - up))
    .filter((above) => above.at(-1) !== 'node_modules')
    .map((above) => [...above, 'node_modules', name].join('/'));
}

const find = (packages: Locked, name: string, from: string): string | undefined =>
  placesOf(name, from).find((place) => place in packages);

/** The names a package needs beside it: what it depends on, what it can use, and what it expects to find. */
function neededBy(entry: LockedPackage): string[] {
  const expected = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return [
    ...new Set([
      ...Object.keys(entry.dependencies ?? {}),
      ...Object.keys(entry.optionalDependencies ?? {}),
      ...expected,
    ]),
  ];
}

/** The entry without what it is to the whole repository: here nothing is there for development only. */
function deployed({ dev: _dev, devOptional, peer: _peer, ...entry }: LockedPackage): LockedPackage {
  return devOptional ? { ...entry, optional: true } : entry;
}

/**
 * The part of a repository's lock that one of its workspaces needs by itself, laid out as if the workspace
 * were a project of its own: what is installed from it is what was tested here, package by package. `names`
 * are the packages it depends on. Throws where one of them is not installed.
 */
export function lockOfWorkspace(repository: Locked, workspace: string, names: readonly string[]): Locked {
  const laidOut: Locked = {};
  /** Where the package of a new folder lies in the repository. */
  const origins = new Map([['', workspace]]);
  for (const [folder, origin] of origins) {
    const needed = folder === '' ? names : neededBy(repository[origin] ?? {});
    for (const name of needed) {
      const source = find(repository, name, origin);
      if (source === undefined) {
        if (folder === '') throw new Error(`package-lock.json does not know ${name}: run "npm install".`);
        // An optional package of another platform.
        continue;
      }
      const known = find(laidOut, name, folder);
      if (known !== undefined && origins.get(known) === source) continue;
      // A name that stands for another version above is laid below the package that asks for it.
      const place = [...(known === undefined || folder === '' ? [] : [folder]), 'node_modules', name].join(
        '/',
      );
      laidOut[place] = deployed(repository[source] ?? {});
      origins.set(place, source);
    }
  }
  return Object.fromEntries(Object.entries(laidOut).sort(([a], [b]) => (a < b ? -1 : 1)));
}
