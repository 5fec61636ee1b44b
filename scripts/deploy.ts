// Checks all that can be checked before a deploy, then deploys with firebase-tools.
import { spawnSync } from 'node:child_process';
import { readCommandLine } from './lib/command-line.ts';
import { runCheckList } from './lib/deploy/check.ts';
import { deployCommands } from './lib/deploy/commands.ts';
import { preflight, requireRealProject } from './lib/deploy/preflight.ts';
import { Failure, runMain } from './lib/failure.ts';
import { inRoot, root } from './lib/paths.ts';

const help = `npm run deploy -- --project ID [options]

Deploys rules, indexes, functions and the web app. docs/operations.md says what a project needs before the first time.

  --dry-run               check everything, print the commands, deploy nothing; needs no credentials
  --allow-dirty           deploy although files are not committed
  --force                 answer the questions of firebase-tools with yes`;

function firebase(args: string[]): void {
  console.log(`\n$ npx firebase ${args.join(' ')}`);
  const command = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const { status } = spawnSync(process.execPath, [command, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new Failure(
      `firebase-tools ended with exit code ${status}. What was deployed before stays; the deploy can be repeated.`,
    );
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
  const verdicts = await runCheckList(preflight({ projectId: project, allowDirty: values['allow-dirty'] }));
  for (const { name, ok, detail } of verdicts) console.log(`  ${ok ? '✓' : '✗'} ${name}: ${detail}`);
  const failed = verdicts.filter(({ ok }) => !ok).length;
  const commands = deployCommands(project, force);
  if (values['dry-run']) {
    console.log('\nThe deploy would run:');
    for (const args of commands) console.log(`  npx firebase ${args.join(' ')}`);
  }
  if (failed > 0) throw new Failure(`${failed} of ${verdicts.length} checks failed: nothing was deployed.`);
  if (values['dry-run']) return;
  for (const args of commands) firebase(args);
  console.log(
    `\nDeployed: https://${project}.web.app. What to look at now: docs/operations.md, “After a deploy”.`,
  );
});
