import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { Failure } from '../command/failure.ts';
import { writeWholeFolder } from '../data/whole-folder.ts';
import { withLock } from '../local/lock.ts';
import { buildCache, inRoot, root } from '../paths.ts';
import { lockOfWorkspace, type Locked } from './functions-lock.ts';
import { isCurrent, rememberBuild, sourceHash } from './stamp.ts';

const outputFolder = inRoot('functions', 'dist');
const entry = inRoot('functions', 'src', 'index.ts');

interface Manifest {
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
}

const manifest = () => JSON.parse(readFileSync(inRoot('functions', 'package.json'), 'utf8')) as Manifest;

/** The real npm packages of the functions: everything else, the domain above all, is inlined. */
const npmPackages = () =>
  Object.keys(manifest().dependencies).filter((name) => !name.startsWith('@cellaret/'));

/** Throws when an npm package that functions/package.json does not declare slipped into the bundle. */
function refuseInlinedPackages({ inputs }: Metafile): void {
  const declaredByDomain = /node_modules\/zod\//;
  const inlined = Object.keys(inputs).find(
    (path) => path.includes('node_modules/') && !declaredByDomain.test(path),
  );
  if (inlined)
    throw new Failure(
      `The functions bundle would inline ${inlined}: declare its package in functions/package.json.`,
    );
}

/**
 * The package.json of the bundle and its lock file: what a deploy uploads, with no workspace links and no
 * development dependencies, every package as it was tested.
 */
function deployedManifests(): { 'package.json': string; 'package-lock.json': string } {
  const { version, engines } = manifest();
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as { packages: Locked };
  const names = npmPackages();
  const locked = lockOfWorkspace(packages, 'functions', names);
  const dependencies = Object.fromEntries(
    names.map((name) => [name, locked[`node_modules/${name}`]?.version ?? '']),
  );
  const about = { name: 'cellaret-functions', version };
  const text = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  return {
    'package.json': text({
      ...about,
      private: true,
      type: 'module',
      main: 'index.js',
      engines,
      dependencies,
    }),
    'package-lock.json': text({
      ...about,
      lockfileVersion: 3,
      requires: true,
      packages: { '': { ...about, dependencies, engines }, ...locked },
    }),
  };
}

async function bundle(): Promise<void> {
  const packages = npmPackages();
  const result = await build({
    entryPoints: [entry],
    outdir: outputFolder,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    // The display face, which drawn pages have in them.
    loader: { '.woff2': 'dataurl' },
    sourcemap: 'linked',
    sourcesContent: false,
    external: packages.flatMap((name) => [name, `${name}/*`]),
    metafile: true,
    write: false,
    logLevel: 'silent',
  }).catch((thrown: unknown) => {
    throw new Failure(
      `The functions do not build: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    );
  });
  refuseInlinedPackages(result.metafile);
  const built = result.outputFiles.map(
    ({ path, contents }) => [relative(outputFolder, path), contents] as [string, Uint8Array],
  );
  writeWholeFolder(
    outputFolder,
    new Map<string, string | Uint8Array>([...built, ...Object.entries(deployedManifests())]),
  );
}

/** The folders the bundle is made of. */
export const functionsFolders = [
  inRoot('functions', 'src'),
  inRoot('packages', 'domain', 'src'),
  // Drawings of the pages.
  inRoot('packages', 'drawings', 'src'),
];

const sources = () => [
  ...functionsFolders,
  inRoot('functions', 'package.json'),
  inRoot('package-lock.json'),
  inRoot('scripts', 'lib', 'build', 'build-functions.ts'),
  inRoot('scripts', 'lib', 'build', 'functions-lock.ts'),
  inRoot('scripts', 'lib', 'data', 'whole-folder.ts'),
];

/**
 * Bundles the functions into functions/dist, ready to deploy, unless nothing changed. Returns whether it
 * built.
 */
export function buildFunctions(): Promise<boolean> {
  return withLock(join(buildCache, 'functions.lock'), async () => {
    const hash = sourceHash(sources());
    if (isCurrent('functions', join(outputFolder, 'index.js'), hash)) return false;
    await bundle();
    rememberBuild('functions', hash);
    return true;
  });
}
