// Starts Cellaret on this machine: the Firebase suite with its data, the functions, and the web app as hosting serves it.
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts } from '../emulator-data/sources/accounts.ts';
import { buildFunctions, functionsFolders } from './lib/build-functions.ts';
import { buildWeb } from './lib/build-web.ts';
import { availableSeed, dataFolder, officialFolder, stateFolder } from './lib/data-folder.ts';
import { runnableEngine } from './lib/engine.ts';
import { Failure, messageOf, runMain } from './lib/failure.ts';
import { startHosting } from './lib/hosting.ts';
import { mailListUrl, printMailLinks } from './lib/mail-links.ts';
import { requireJava, startOfficialSuite } from './lib/official.ts';
import { readStartOptions, type StartOptions } from './lib/options.ts';
import { root } from './lib/paths.ts';
import { host, portsWithOffset, requireFree } from './lib/ports.ts';
import { step } from './lib/progress.ts';
import { cleanUpAfterKill, forgetRun, recordRun, requireNotRunning } from './lib/run-record.ts';
import { onShutdown } from './lib/shutdown.ts';
import { sourceTimes } from './lib/stamp.ts';
import { hasState, projectId, startSuite, type Suite } from './lib/suite.ts';

const builtOutcome = (built: boolean) => (built ? 'built' : 'unchanged');
const shown = (path: string) => (path.startsWith(root) ? relative(root, path) : path);

/**
 * Rebuilds the functions when their sources change; the suite reloads them by itself. Looks once a second: the system's notices
 * miss files that an editor replaces by renaming.
 */
async function rebuildFunctionsOnChange(stopped: AbortSignal): Promise<void> {
  let seen = sourceTimes(functionsFolders);
  while (!stopped.aborted) {
    await sleep(1000, undefined, { signal: stopped }).catch(() => undefined);
    try {
      const now = sourceTimes(functionsFolders);
      if (now === seen) continue;
      seen = now;
      if (await buildFunctions()) console.log('Functions rebuilt');
    } catch (thrown) {
      console.error(messageOf(thrown));
    }
  }
}

function startBackend(
  { official, portsOffset }: StartOptions,
  folder: string,
  log: (line: string) => void,
): Promise<Suite> {
  const ports = portsWithOffset(portsOffset);
  const seed = availableSeed();
  if (official) return startOfficialSuite(ports, officialFolder(folder), seed, log);
  return startSuite({ ports, stateDir: stateFolder(folder), importDir: seed, log });
}

function printSummary(options: StartOptions, folder: string, url: string, suite: Suite): void {
  const offset = options.portsOffset ? ` -- --ports-offset ${options.portsOffset}` : '';
  const ui = options.official ? [`Emulator UI    http://${host}:${suite.ports.ui}`] : [];
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

async function start(options: StartOptions, shutdown: ReturnType<typeof onShutdown>): Promise<void> {
  const began = Date.now();
  const ports = portsWithOffset(options.portsOffset);
  const folder = dataFolder(options.portsOffset);
  requireNotRunning(
    folder,
    'stop it with Ctrl-C there, or start a second one with "npm start -- --ports-offset 100"',
  );
  const ended = await cleanUpAfterKill(folder, stateFolder(folder));
  if (ended > 0) console.log(`  ✓ Ended ${ended} processes that a killed start had left running`);
  if (options.official) requireJava();
  await requireFree(ports);
  mkdirSync(folder, { recursive: true });
  const url = `http://${host}:${ports.hosting}`;
  recordRun(folder, url, []);
  shutdown.add(() => forgetRun(folder));

  if (!options.official)
    await step('Firebase suite runnable', () => runnableEngine((line) => console.log(`  ${line}`)));
  await step('Functions', buildFunctions, builtOutcome);
  if (!options.dev) await step('Web app', buildWeb, builtOutcome);

  const log = createWriteStream(join(folder, 'suite.log'), { flags: 'w' });
  const seeding = !options.official && !hasState(stateFolder(folder));
  if (seeding && !availableSeed())
    console.log(
      '  ! emulator-data/export is missing: starting without data ("npm run seed:build" builds it)',
    );
  // Also covers an interruption while the suite is still coming up.
  if (!options.official) shutdown.add(async () => void (await cleanUpAfterKill(folder, stateFolder(folder))));
  const suite = await step(
    'Auth, Firestore, Storage, Functions',
    () => startBackend(options, folder, (line) => log.write(`${line}\n`)),
    () => (seeding ? 'with the seed' : 'with the data kept'),
  );
  shutdown.add(() => suite.stop());
  recordRun(folder, url, [suite.mark]);
  const hosting = await step('Hosting', () => startHosting({ ports, projectId, dev: options.dev }));
  shutdown.add(() => hosting.stop());
  const stopped = new AbortController();
  shutdown.add(() => stopped.abort());
  await printMailLinks(mailListUrl(suite.urls.auth, projectId), (line) => console.log(line), stopped.signal);
  if (options.dev) void rebuildFunctionsOnChange(stopped.signal);
  console.log(`  Ready after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  printSummary(options, folder, url, suite);

  const reason = await suite.ended;
  if (!shutdown.started())
    throw new Failure(
      `The Firebase suite ended by itself (${reason}): see ${shown(join(folder, 'suite.log'))}.`,
    );
}

await runMain(async () => {
  const options = readStartOptions(process.argv.slice(2), process.env);
  const shutdown = onShutdown({ exitCode: 0 });
  try {
    await start(options, shutdown);
  } catch (thrown) {
    if (!shutdown.started()) {
      await shutdown.now();
      throw thrown;
    }
  }
  // Asked to stop: the signal handler leaves when everything has ended.
  await shutdown.now();
});
process.exit();
