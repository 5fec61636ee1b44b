import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutComments } from '../../../web/vite/pages.ts';
import { inRoot } from '../paths.ts';

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
export function allowPageScript(): boolean {
  const config = readFileSync(CONFIG, 'utf8');
  const allowing = allowingScript(config, readFileSync(PAGE, 'utf8'));
  if (allowing === config) return false;
  writeFileSync(CONFIG, allowing);
  return true;
}
