import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../build-functions.ts';
import { Failure, messageOf } from '../failure.ts';
import { productionHosting } from '../hosting-config.ts';
import { inRoot } from '../paths.ts';
import { functionsTarget } from './firebase-files.ts';

const bundleFolder = () => inRoot(functionsTarget().source);

/** What is wrong with a bundle's package.json for an installation outside this repository. */
export function manifestProblems(dependencies: Readonly<Record<string, string>>): string[] {
  return Object.entries(dependencies).flatMap(([name, version]) => {
    if (name.startsWith('@cellaret/')) return [`${name} is a workspace`];
    return /^\d+\.\d+\.\d+/.test(version) ? [] : [`${name} is “${version}” and not an exact version`];
  });
}

/** Packages that a bundle imports by name. */
export const importedPackages = (code: string): string[] => [
  ...new Set(
    [
      ...code.matchAll(
        /^(?:import|export)[^;'"]*?["']([^"'.][^"']*)["'];?$|\bimport\(["']([^"'.][^"']*)["']\)/gm,
      ),
    ]
      .map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
      .filter((name) => !name.startsWith('node:'))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  ),
];

/** Builds the bundle and checks that it installs by itself: exact versions, no links, nothing imported that is not declared. */
export async function checkBundle(): Promise<string> {
  await buildFunctions();
  const { dependencies } = JSON.parse(readFileSync(join(bundleFolder(), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const code = readFileSync(join(bundleFolder(), 'index.js'), 'utf8');
  const undeclared = importedPackages(code).filter((name) => !(name in dependencies));
  const problems = [
    ...manifestProblems(dependencies),
    ...undeclared.map((name) => `${name} is imported and not declared`),
  ];
  if (problems.length > 0)
    throw new Failure(`The functions bundle cannot be deployed: ${problems.join('; ')}.`);
  return `${Object.keys(dependencies).length} packages, all with exact versions`;
}

interface DeployedFunction {
  name: string;
  region: string[];
  https: boolean;
}

/** Runs in a process of its own, as the deploy's discovery does: loads the bundle and prints what it exports. */
const LIST = `
const found = [];
const walk = (value, path) => {
  for (const [key, one] of Object.entries(value)) {
    const name = [...path, key];
    if (one?.__endpoint) found.push({ name: name.join('-'), region: one.__endpoint.region ?? [], https: Boolean(one.__endpoint.httpsTrigger) });
    else if (one && typeof one === 'object') walk(one, name);
  }
};
walk(await import(process.argv[1]), []);
process.stdout.write(JSON.stringify(found), () => process.exit());
`;

function exportedFunctions(projectId: string, settings: Record<string, string>): DeployedFunction[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: _auth, FUNCTIONS_EMULATOR: _functions, ...env } = process.env;
  try {
    const output = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', LIST, join(bundleFolder(), 'index.js')],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 60_000,
        env: {
          ...env,
          ...settings,
          GCLOUD_PROJECT: projectId,
          FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
        },
      },
    );
    return JSON.parse(output) as DeployedFunction[];
  } catch (thrown) {
    throw new Failure(
      `The functions do not load with this configuration: ${messageOf(thrown).split('\n').slice(0, 12).join('\n')}`,
    );
  }
}

/** The bundle loads as it would in production, and hosting's rewrites name functions it has, where they run. */
export function checkFunctions(projectId: string, settings: Record<string, string>): string {
  const functions = exportedFunctions(projectId, settings);
  for (const rewrite of productionHosting().rewrites) {
    if (!('function' in rewrite)) continue;
    const { functionId, region } = rewrite.function;
    const found = functions.find(({ name, https }) => https && name === functionId);
    if (!found?.region.includes(region))
      throw new Failure(
        `Hosting sends ${rewrite.source} to the function ${functionId} in ${region}, which ${found ? `runs in ${found.region.join(', ')}` : 'does not exist'}.`,
      );
  }
  return functions.map(({ name }) => name).join(', ');
}
