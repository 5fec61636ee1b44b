import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ZodError } from 'zod';
import { CONFIG_NAMES, readConfig } from '../../../functions/src/config.ts';
import { Failure, messageOf } from '../failure.ts';
import { inRoot } from '../paths.ts';

/** Files firebase-tools reads the functions' configuration from, the later winning. */
const settingsFiles = (projectId: string) =>
  ['.env', `.env.${projectId}`].filter((name) => existsSync(inRoot('functions', name)));

/** The functions' configuration for a project, from functions/.env and functions/.env.PROJECT. */
export const settingsOf = (projectId: string): Record<string, string> =>
  Object.assign(
    {},
    ...settingsFiles(projectId).map((name) => parseEnv(readFileSync(inRoot('functions', name), 'utf8'))),
  ) as Record<string, string>;

/** What is wrong with a configuration: names nobody reads, values the functions would not start with. */
export function settingsProblems(settings: Record<string, string>): string[] {
  const unknown = Object.keys(settings).filter(
    (name) => name.startsWith('CELLARET_') && !CONFIG_NAMES.includes(name),
  );
  const problems = unknown.map((name) => `nothing reads ${name}`);
  try {
    readConfig(settings);
  } catch (thrown) {
    problems.push(
      ...(thrown instanceof ZodError
        ? thrown.issues.map(({ path, message }) => {
            const name = String(path[0]);
            return `${name} cannot be “${settings[name]}” (${message})`;
          })
        : [messageOf(thrown)]),
    );
  }
  return problems;
}

/** The configuration of the functions is one they start with. */
export function checkSettings(projectId: string): string {
  const settings = settingsOf(projectId);
  const problems = settingsProblems(settings);
  if (problems.length > 0)
    throw new Failure(`functions/.env or functions/.env.${projectId}: ${problems.join('; ')}`);
  const files = settingsFiles(projectId).map((name) => `functions/${name}`);
  const appCheck = readConfig(settings).enforceAppCheck ? 'enforced' : 'not enforced';
  return `${files.join(', ') || `the defaults (no functions/.env.${projectId})`}; App Check ${appCheck}`;
}
