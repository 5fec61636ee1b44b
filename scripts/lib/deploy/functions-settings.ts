import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ZodError } from 'zod';
import { CONFIG_NAMES, readConfig, type Config } from '../../../functions/src/config.ts';
import { Failure, messageOf } from '../command/failure.ts';
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

/**
 * The configuration that settings describe. Throws a `Failure` with a few words for each value that the
 * functions would not start with.
 */
export function configOf(settings: Record<string, string>): Config {
  try {
    return readConfig(settings);
  } catch (thrown) {
    if (!(thrown instanceof ZodError)) throw new Failure(messageOf(thrown));
    const problems = thrown.issues.map(({ path: [name = ''], message }) => {
      const problem = `${String(name)} cannot be “${settings[String(name)]}”`;
      return name === 'CELLARET_REGION'
        ? `${problem}: "gcloud functions regions list" names the regions`
        : `${problem} (${message})`;
    });
    throw new Failure(problems.join('; '));
  }
}

/** Problems of a configuration: unknown names, and values that the functions would not start with. */
export function settingsProblems(settings: Record<string, string>): string[] {
  const unknown = Object.keys(settings).filter(
    (name) => name.startsWith('CELLARET_') && !CONFIG_NAMES.includes(name),
  );
  const problems = unknown.map((name) => `nothing reads ${name}`);
  try {
    configOf(settings);
  } catch (thrown) {
    problems.push(messageOf(thrown));
  }
  return problems;
}

/** The configuration of the functions is one they start with. */
export function checkSettings(projectId: string): string {
  const settings = settingsOf(projectId);
  const problems = settingsProblems(settings);
  if (problems.length > 0)
    throw new Failure(
      `${problems.join('; ')}. Mend it in functions/.env or functions/.env.${projectId}; docs/operations.md has the names.`,
    );
  const files = settingsFiles(projectId).map((name) => `functions/${name}`);
  const appCheck = configOf(settings).enforceAppCheck ? 'enforced' : 'not enforced';
  return `${files.join(', ') || `the defaults (no functions/.env.${projectId})`}; App Check ${appCheck}`;
}
