import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Absolute path of something in the repository. */
export const inRoot = (...parts: string[]) => join(root, ...parts);

/** Local data and logs of `npm start`; git ignores it. */
export const dataDir = inRoot('.cellaret');

/** Stamps and half-built results; belongs to this clone and goes with its node_modules. */
export const buildCache = inRoot('node_modules', '.cache', 'cellaret');

/** The seed data in the official export format. */
export const seedExport = inRoot('emulator-data', 'export');

/** The print of the sources the export was built from. */
export const seedPrint = inRoot('emulator-data', 'built-from.txt');

/** Folder that all clones of one user share: it holds the runnable engine. */
export const userCache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cellaret');
