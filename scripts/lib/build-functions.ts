import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { Failure } from './failure.ts';
import { lockOfWorkspace, type Locked } from './functions-lock.ts';
import { withLock } from './lock.ts';
import { buildCache, inRoot, root } from './paths.ts';
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
 * The package.json of the bundle and its lock file: what a deploy uploads, with no workspace links and no development dependencies, every
 * package as it was tested.
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

/** Writes a file only when its content changes, so that the emulators' file watchers stay quiet. */
function writeIfChanged(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  try {
    if (readFileSync(path).equals(Buffer.from(content))) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(path, content);
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
  const files = new Map(
    result.outputFiles.map((file) => [resolve(file.path), file.contents as string | Uint8Array]),
  );
  for (const [name, content] of Object.entries(deployedManifests()))
    files.set(join(outputFolder, name), content);
  for (const [path, content] of files) writeIfChanged(path, content);
  for (const name of readdirSync(outputFolder)) {
    if (!files.has(join(outputFolder, name))) rmSync(join(outputFolder, name), { recursive: true });
  }
}

/** The folders the bundle is made of. */
export const functionsFolders = [inRoot('functions', 'src'), inRoot('packages', 'domain', 'src')];

const sources = () => [
  ...functionsFolders,
  inRoot('functions', 'package.json'),
  inRoot('package-lock.json'),
  inRoot('scripts', 'lib', 'build-functions.ts'),
  inRoot('scripts', 'lib', 'functions-lock.ts'),
];

/** Bundles the functions into functions/dist, ready to deploy, unless nothing changed. Returns whether it built. */
export function buildFunctions(): Promise<boolean> {
  return withLock(join(buildCache, 'functions.lock'), async () => {
    const hash = sourceHash(sources());
    if (isCurrent('functions', join(outputFolder, 'index.js'), hash)) return false;
    await bundle();
    rememberBuild('functions', hash);
    return true;
  });
}
