import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEEDED_JAVA } from '../local/official/java.ts';
import { inRoot } from '../paths.ts';

const workflow = readFileSync(inRoot('.github/workflows/ci.yml'), 'utf8');
const { scripts, engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** npm's commands in the workflow: of a script by its name, of npm itself by what is asked. */
const commands = [...workflow.matchAll(/^\s*(?:run: )?npm (run )?([a-z:]+)/gm)].map(([, run, name = '']) =>
  run || name === 'start' || name === 'test' ? { script: name } : { npm: name },
);

describe('the pipeline', () => {
  it('runs the README’s two commands, the smoke test, all tests there are, the official suite and the audit', () => {
    expect(commands).toEqual([
      { script: 'start' },
      { script: 'smoke' },
      { script: 'test' },
      { npm: 'ci' },
      { script: 'test:all' },
      { npm: 'ci' },
      { script: 'test:official' },
      { npm: 'audit' },
    ]);
  });

  it('runs no command that package.json does not have', () => {
    const missing = commands.flatMap((one) =>
      one.script !== undefined && !(one.script in scripts) ? one.script : [],
    );
    expect(missing).toEqual([]);
  });

  it('runs on the runtime that is deployed to, which is new enough for the commands', () => {
    const { functions } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as {
      functions: { runtime: string }[];
    };
    const versions = [...workflow.matchAll(/node-version: (\d+)/g)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([functions[0]?.runtime.slice('nodejs'.length)]));
    expect(Number(versions[0])).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  });

  it('gives the official suite the Java it asks for', () => {
    expect(workflow).toContain(`java-version: ${NEEDED_JAVA}`);
  });

  it('uses each action at one commit, which no tag can move, and says the version', () => {
    const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(4);
    expect(
      actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
    ).toEqual([]);
    expect(new Set(actions).size).toBe(new Set(actions.map((action) => action?.split('@')[0])).size);
  });

  it('may read the repository and nothing else', () => {
    expect(workflow).toContain('permissions:\n  contents: read');
    expect(workflow).not.toMatch(/secrets\./);
  });
});
