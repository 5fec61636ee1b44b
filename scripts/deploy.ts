// Checks all that can be checked before a deploy, then deploys with firebase-tools.
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
import { cloudPlan } from './lib/deploy/cloud-plan.ts';
import { installedCloud, type Cloud } from './lib/deploy/cloud.ts';
import { checkDeployed, deployedParts } from './lib/deploy/deployed-parts.ts';
import { discoverFunctions } from './lib/deploy/discovered-functions.ts';
import { configOf, settingsOf } from './lib/deploy/functions-settings.ts';
import { runCheckList, preflight, requireRealProject } from './lib/deploy/preflight.ts';
import { describePlan, preparePlan } from './lib/deploy/run-plan.ts';
import { firebaseCommand } from './lib/local/firebase-tools.ts';
import { root } from './lib/paths.ts';

/** A command of firebase-tools. */
interface DeployCommand {
  args: string[];
  /** The way out for a person where it fails; without it the deploy ends there. */
  otherwise?: string;
}

/**
 * The deploy as commands of firebase-tools, in the order that never has the new calling the old: rules and
 * indexes, functions, pages. The ways to sign in come last: for a service account Google may refuse to set
 * them (firebase-tools #9694), and nothing else waits for them. `force` answers its questions (functions that
 * are gone are deleted, retried triggers are accepted).
 */
function deployCommands(projectId: string, force: boolean): DeployCommand[] {
  const only = (targets: string): DeployCommand => ({
    args: ['deploy', '--project', projectId, '--only', targets, ...(force ? ['--force'] : [])],
  });
  return [
    only('firestore,storage'),
    only('functions'),
    only('hosting'),
    {
      ...only('auth'),
      otherwise: `See that Email/Password and Anonymous are enabled: https://console.firebase.google.com/project/${projectId}/authentication/providers`,
    },
  ];
}

const help = `npm run deploy -- --project ID [options]

Brings a project to where it can be deployed to, and deploys rules, indexes, functions, the web app and the ways to sign in. Says what
only a person can do before it changes anything; can be repeated. docs/first-deploy.md goes through the first time.

  --dry-run               check everything, print all commands, change nothing; needs no credentials
  --allow-dirty           deploy although files are not committed
  --force                 answer the questions of firebase-tools with yes`;

/**
 * Runs a command of firebase-tools in the foreground. Throws a `Failure` where it fails, unless a person can
 * do what it was for.
 */
function firebase({ args, otherwise }: DeployCommand): void {
  console.log(`\n$ npx firebase ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, firebaseCommand(args), { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  if (otherwise === undefined)
    throw new Failure(
      `firebase-tools ended with exit code ${status}. What was deployed before stays; the deploy can be repeated.`,
    );
  console.log(`\nfirebase-tools ended with exit code ${status}; all else is deployed. ${otherwise}`);
}

/** Waits until no index is being built: pages that ask a new kind of query must not meet its absence. */
async function indexesReady(cloud: Cloud, project: string): Promise<void> {
  const list = ['firestore', 'indexes', 'composite', 'list', '--format=value(state)', '--project', project];
  for (let told = false; cloud.ask(list)?.includes('CREATING'); told = true) {
    if (!told) console.log('\nWaiting for Firestore to build its new indexes …');
    await sleep(10_000);
  }
}

await runMain(async () => {
  const line = readCommandLine(help, {
    project: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'allow-dirty': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  });
  if (!line) return;
  const { values } = line;
  const { project, force } = values;
  if (project === undefined) throw new Failure(`--project is missing.\n\n${help}`);
  requireRealProject(project);
  const results = await runCheckList(preflight({ projectId: project, allowDirty: values['allow-dirty'] }));
  for (const { name, ok, detail } of results) console.log(`  ${ok ? '✓' : '✗'} ${name}: ${detail}`);
  const failed = results.filter(({ ok }) => !ok).length;
  if (failed > 0)
    throw new Failure(
      `${failed} of ${results.length} checks failed: nothing was deployed. Mend what ✗ names, then run the same command again.`,
    );
  const settings = settingsOf(project);
  const { region, push } = configOf(settings);
  const plan = cloudPlan({ id: project, region, push: push !== null });
  const commands = deployCommands(project, force);
  const { functions } = await discoverFunctions(project, settings);
  const parts = deployedParts(functions, { id: project, region });
  if (values['dry-run']) {
    console.log('\nThe deploy looks at the project first, and makes what is missing:\n');
    console.log(describePlan(plan).join('\n'));
    console.log('\nThen it runs these, each once no index is being built:\n');
    for (const { args } of commands) console.log(`  $ npx firebase ${args.join(' ')}`);
    console.log('\nThen it counts what is there:\n');
    for (const { name, expected } of parts) console.log(`  ${name}: ${expected}`);
    console.log('\nNothing was changed.');
    return;
  }
  const cloud = installedCloud();
  console.log('\nThe project:');
  await preparePlan(plan, cloud, { print: console.log });
  for (const command of commands) {
    await indexesReady(cloud, project);
    firebase(command);
  }
  console.log('\nWhat is there now:');
  checkDeployed(parts, cloud, console.log);
  console.log(`\nDeployed: https://${project}.web.app. Now "npm run smoke -- https://${project}.web.app".`);
});
