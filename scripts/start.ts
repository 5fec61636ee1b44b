// Starts Cellaret on this machine: the Firebase suite with its data, the functions, and the web app as
// hosting serves it.
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts } from '../emulator-data/sources/accounts.ts';
import { buildFunctions, functionsFolders } from './lib/build/build-functions.ts';
import { buildWeb } from './lib/build/build-web.ts';
import { sourceTimes } from './lib/build/stamp.ts';
import { Failure, messageOf, runMain } from './lib/command/failure.ts';
import { step } from './lib/command/progress.ts';
import { readStartOptions, type StartOptions } from './lib/command/start-options.ts';
import { isExport } from './lib/data/export.ts';
import { cleanUpAfterKill, forgetRun, recordRun, requireNotRunning } from './lib/data/run-record.ts';
import { availableSeed, dataFolder, officialFolder, stateFolder } from './lib/local/data-folder.ts';
import { findUi, type FoundUi } from './lib/local/emulator-ui/archive.ts';
import { LogFeed } from './lib/local/emulator-ui/log-feed.ts';
import { startUi } from './lib/local/emulator-ui/server.ts';
import { runnableEngine } from './lib/local/engine.ts';
import { startHosting } from './lib/local/hosting.ts';
import { openLog } from './lib/local/log-file.ts';
import { mailListUrl, printMailLinks } from './lib/local/mail-links.ts';
import { findEmulators, type Emulators } from './lib/local/official/emulators.ts';
import { startOfficialSuite } from './lib/local/official/official-suite.ts';
import { host, portsWithOffset, requireFree } from './lib/local/ports.ts';
import type { ProcessMark } from './lib/local/processes.ts';
import { onShutdown } from './lib/local/shutdown.ts';
import { hasState } from './lib/local/suite-state.ts';
import { projectId, startSuite, type Suite } from './lib/local/suite.ts';
import { migrateKeptData, noteSeeded } from './lib/migrate/kept-data.ts';
import { root } from './lib/paths.ts';

/** A path as it is shown: relative to the repository if it lies in it. */
const shown = (path: string) => (path.startsWith(root) ? relative(root, path) : path);

/** Prints where everything runs, how to sign in, how to stop and how to start over. */
function printSummary(options: StartOptions, folder: string, url: string, suite: Suite): void {
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

const tell = (text: string) => console.log(`  ! ${text}`);
const builtOutcome = (built: boolean) => (built ? 'built' : 'unchanged');

/**
 * Rebuilds the functions when their sources change; the suite reloads them by itself. Looks once a second:
 * the system's notices miss files that an editor replaces by renaming.
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
  { portsOffset }: StartOptions,
  folder: string,
  emulators: Emulators | undefined,
  log: (line: string) => void,
  began: (mark: ProcessMark) => void,
  isStopping: () => boolean,
): Promise<Suite> {
  const ports = portsWithOffset(portsOffset);
  const seedDir = availableSeed();
  if (emulators)
    return startOfficialSuite({ ports, emulators, exportDir: officialFolder(folder), seedDir, log, began });
  const stateDir = stateFolder(folder);
  return startSuite({ ports, stateDir, importDir: seedDir, log, notice: tell, isStopping, began });
}

/** Google's emulators where they were asked for; says where each of them comes from. */
async function emulatorsOf({ official }: StartOptions): Promise<Emulators | undefined> {
  if (!official) return undefined;
  const emulators = await step(
    'Google’s emulators',
    () => findEmulators((line) => console.log(`  ${line}`)),
    ({ found }) => found.join('; '),
  );
  if (!emulators.storage)
    tell(
      'Pictures cannot be uploaded: "npx firebase setup:emulators:storage" with a network fetches what is missing.',
    );
  return emulators;
}

/** The emulator UI that was asked for. */
async function uiOf({ ui }: StartOptions): Promise<FoundUi | undefined> {
  if (!ui) return undefined;
  return step(
    'Emulator UI',
    () => findUi(ui.archive),
    ({ from }) => shown(from),
  );
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
  console.log(`  This starts ${options.why}.`);
  const { ui, logging, ...used } = ports;
  await requireFree({ ...used, ...(options.ui && { ui }), ...(options.official && { logging }) });
  mkdirSync(folder, { recursive: true });
  const url = `http://${host}:${ports.hosting}`;
  recordRun(folder, url, []);
  shutdown.add(() => forgetRun(folder));

  const emulators = await emulatorsOf(options);
  if (!emulators)
    await step('Firebase suite runnable', () => runnableEngine((line) => console.log(`  ${line}`)));
  const foundUi = await uiOf(options);
  await step('Functions', buildFunctions, builtOutcome);
  if (!options.dev) await step('Web app', buildWeb, builtOutcome);

  const feed = new LogFeed();
  const toFile = openLog(join(folder, 'suite.log'));
  const log = (line: string) => {
    toFile(line);
    feed.add(line);
  };
  const isNew = options.official ? !isExport(officialFolder(folder)) : !hasState(stateFolder(folder));
  if (isNew && !availableSeed())
    tell('emulator-data/export is missing: starting without data ("npm run seed:build" builds it)');
  // Also covers an interruption while the suite is still coming up.
  shutdown.add(async () => void (await cleanUpAfterKill(folder, stateFolder(folder))));
  const suite = await step(
    'Auth, Firestore, Storage, Functions',
    () =>
      startBackend(
        options,
        folder,
        emulators,
        log,
        (mark) => recordRun(folder, url, [mark]),
        shutdown.started,
      ),
    () => (isNew ? 'with the seed' : 'with the data kept'),
  );
  shutdown.add(() => suite.stop());
  // A backup in the place of the seed may be of another version.
  if (isNew && !options.official && !process.env.CELLARET_SEED_DIR) noteSeeded(folder);
  else
    await step(
      'Shapes of the data kept',
      () => migrateKeptData(folder, ports, projectId),
      (changed) => (changed > 0 ? `${changed} documents brought up to date` : 'up to date'),
    );
  if (foundUi) {
    const served = await startUi({ files: foundUi.files, ports, projectId, feed });
    shutdown.add(() => served.stop());
  }
  const hosting = await step('Hosting', () => startHosting({ ports, projectId, dev: options.dev }));
  shutdown.add(() => hosting.stop());
  const stopped = new AbortController();
  shutdown.add(() => stopped.abort());
  await printMailLinks(
    mailListUrl(suite.urls.auth, projectId),
    url,
    (line) => console.log(line),
    stopped.signal,
  );
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
  const options = readStartOptions();
  if (!options) return;
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
