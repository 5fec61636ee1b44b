import { join, relative } from 'node:path';
import { accounts } from '../../../emulator-data/sources/accounts.ts';
import type { StartOptions } from '../command/options.ts';
import { root } from '../paths.ts';
import { mailListUrl } from './mail-links.ts';
import { host } from './ports.ts';
import { projectId, type Suite } from './suite.ts';

/** A path as it is shown: relative to the repository if it lies in it. */
export const shown = (path: string) => (path.startsWith(root) ? relative(root, path) : path);

/** Prints where everything runs, how to sign in, how to stop and how to start over. */
export function printSummary(options: StartOptions, folder: string, url: string, suite: Suite): void {
  const offset = options.portsOffset ? ` -- --ports-offset ${options.portsOffset}` : '';
  const ui = options.ui
    ? [
        `Emulator UI    http://${host}:${suite.ports.ui}`,
        `               passes the security rules: what is written there is written`,
      ]
    : [];
  const lines = [
    `Cellaret       ${url}`,
    `Demo account   ${accounts.demo.email} with password ${accounts.demo.password}`,
    `Administrator  ${accounts.admin.email} with password ${accounts.admin.password}`,
    `Mail links     verification and password links appear here, and at`,
    `               ${mailListUrl(suite.urls.auth, projectId)}`,
    ...ui,
    `Data           ${shown(folder)} (kept between starts; log in ${shown(join(folder, 'suite.log'))})`,
    `Start afresh   npm run reset${offset}`,
    `Stop           Ctrl-C`,
  ];
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
