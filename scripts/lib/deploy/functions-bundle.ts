import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../build/build-functions.ts';
import { Failure } from '../command/failure.ts';
import { inRoot } from '../paths.ts';
import { functionsTarget } from './firebase-files.ts';

/** Where the bundle lies that a deploy uploads. */
export const bundleFolder = () => inRoot(functionsTarget().source);

/** Problems of a bundle's package.json for an installation outside this repository. */
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

/**
 * Builds the bundle and checks that it installs by itself: exact versions, no links, nothing imported that is
 * not declared.
 */
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
