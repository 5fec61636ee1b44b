import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import { join, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withoutComments } from '../../../web/vite/page-files.ts';
import { Failure } from '../command/failure.ts';
import { withLock } from '../local/lock.ts';
import { buildCache, inRoot } from '../paths.ts';
import { isCurrent, rememberBuild, sourceHash } from './stamp.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);
/** Below this size in bytes the saving does not pay for the header. */
const smallest = 256;

/**
 * Puts `FILE.br` and `FILE.gz` beside every text file of a build, as production hosting compresses what it
 * serves.
 */
async function precompress(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < smallest) continue;
    const parameters = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, await brotli(content, { params: parameters }));
    writeFileSync(`${path}.gz`, await gzipped(content, { level: 9 }));
  }
}

const PAGE = inRoot('web', 'index.html');
const CONFIG = inRoot('firebase.json');

/** The page's own script, as the build ships it, in the words of the content security policy. */
export function scriptHash(page: string): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(withoutComments(page))?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A configuration of hosting that lets a browser run the script in `page`, and no other of its kind. */
export const allowingScript = (config: string, page: string): string =>
  config.replace(/'sha256-[^']*'/, scriptHash(page));

/**
 * Puts the hash of the script in web/index.html into firebase.json where it holds another: browsers run no
 * script in a page that the policy does not name. Every build does so first; one that firebase-tools started
 * (it says so by RESOURCE_DIR) comes too late for the configuration that it has read. Returns whether the
 * configuration changed.
 */
function allowPageScript(): boolean {
  const config = readFileSync(CONFIG, 'utf8');
  const allowing = allowingScript(config, readFileSync(PAGE, 'utf8'));
  if (allowing === config) return false;
  writeFileSync(CONFIG, allowing);
  return true;
}

/** The built web app, as hosting serves it. */
export const webOutput = inRoot('web', 'dist');

/** Inputs of the web build. */
const webSources = () => [
  inRoot('web'),
  inRoot('packages', 'domain', 'src'),
  inRoot('packages', 'drawings', 'src'),
  inRoot('package-lock.json'),
  inRoot('scripts', 'lib', 'build', 'build-web.ts'),
];

/** Environment variables that change the build: another configuration is another build. */
const buildSettings = () =>
  JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_'))
      .sort(),
  );

/** Runs `vite build` into a folder; throws with what it printed when it fails. */
function vite(outDir: string, ...more: string[]): Promise<void> {
  return new Promise((done, reject) => {
    const command = inRoot('node_modules', 'vite', 'bin', 'vite.js');
    const child = spawn(
      process.execPath,
      [command, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn', ...more],
      {
        cwd: inRoot('web'),
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', endWithUs);
      if (code === 0) done();
      else reject(new Failure(`The web app does not build:\n${output.trim()}`));
    });
  });
}

/**
 * Builds the pages outside of the app by themselves and adds them: neither the app nor its service worker
 * knows their files.
 */
async function addGuestPages(building: string): Promise<void> {
  const pages = join(buildCache, 'web-guest');
  await vite(pages, '--config', 'vite.guest.config.ts');
  cpSync(pages, building, { recursive: true });
}

/**
 * Draws the public pages into the build (web/src/prerender.tsx); what the build made of index.html stays as
 * the page of all others.
 */
async function drawPublicPages(building: string): Promise<void> {
  const drawing = join(buildCache, 'web-prerender');
  await vite(drawing, '--ssr', 'src/prerender.tsx');
  const { prerender } = (await import(
    `${pathToFileURL(join(drawing, 'prerender.js')).href}?${Date.now()}`
  )) as { prerender: (...shells: string[]) => Promise<Map<string, string>> };
  const shell = readFileSync(join(building, 'index.html'), 'utf8');
  if (scriptHash(shell) !== scriptHash(readFileSync(inRoot('web', 'index.html'), 'utf8')))
    throw new Failure('Vite changed the script in web/index.html: browsers would not run it.');
  const app = readFileSync(join(building, 'app.html'), 'utf8');
  for (const [file, content] of await prerender(shell, app)) writeFileSync(join(building, file), content);
}

/**
 * Builds the web app into web/dist with brotli and gzip files beside the text files, unless nothing changed.
 * The old build stays in place until the new one is complete. Returns whether it built.
 */
export function buildWeb(): Promise<boolean> {
  return withLock(join(buildCache, 'web.lock'), async () => {
    if (allowPageScript() && process.env.RESOURCE_DIR !== undefined)
      throw new Failure('firebase.json named another script than web/index.html has: deploy once more.');
    const hash = `${sourceHash(webSources())} ${buildSettings()}`;
    if (isCurrent('web', join(webOutput, 'index.html.br'), hash)) return false;
    const building = join(buildCache, 'web-building');
    const previous = join(buildCache, 'web-previous');
    rmSync(previous, { recursive: true, force: true });
    mkdirSync(buildCache, { recursive: true });
    await vite(building);
    await addGuestPages(building);
    await drawPublicPages(building);
    await precompress(building);
    if (existsSync(webOutput)) renameSync(webOutput, previous);
    renameSync(building, webOutput);
    rmSync(previous, { recursive: true, force: true });
    rememberBuild('web', hash);
    return true;
  });
}
