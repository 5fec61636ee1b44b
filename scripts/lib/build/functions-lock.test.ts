import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { lockOfWorkspace, type Locked } from './functions-lock.ts';

const repository: Locked = {
  functions: {},
  'functions/node_modules/shared': { version: '2.0.0' },
  'node_modules/shared': { version: '1.0.0' },
  'node_modules/direct': { version: '1.2.3', dependencies: { shared: '^1.0.0', deep: '^1.0.0' } },
  'node_modules/deep': { version: '1.0.0', devOptional: true, peerDependencies: { expected: '*' } },
  'node_modules/expected': { version: '4.0.0', peer: true, optionalDependencies: { elsewhere: '*' } },
  'node_modules/for-development': { version: '1.0.0', dev: true },
};

describe('the lock file of the deployed functions', () => {
  it('holds what they need and nothing else, each package with the version it has here', () => {
    expect(lockOfWorkspace(repository, 'functions', ['direct', 'shared'])).toEqual({
      'node_modules/deep': { version: '1.0.0', optional: true, peerDependencies: { expected: '*' } },
      'node_modules/direct': repository['node_modules/direct'],
      'node_modules/direct/node_modules/shared': { version: '1.0.0' },
      'node_modules/expected': { version: '4.0.0', optionalDependencies: { elsewhere: '*' } },
      'node_modules/shared': { version: '2.0.0' },
    });
  });

  it('names a package that is not installed', () => {
    expect(() => lockOfWorkspace(repository, 'functions', ['gone'])).toThrow('does not know gone');
  });

  it('is made of the repository’s: no package is of another version than here', () => {
    const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
      packages: Locked;
    };
    const names = Object.keys(packages.functions?.dependencies ?? {}).filter(
      (name) => !name.startsWith('@cellaret/'),
    );
    const lock = lockOfWorkspace(packages, 'functions', names);
    expect(names.every((name) => `node_modules/${name}` in lock)).toBe(true);
    const versions = new Set(
      Object.entries(packages).map(
        ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
      ),
    );
    const unknown = Object.entries(lock).filter(
      ([path, { version }]) => !versions.has(`${path.split('node_modules/').at(-1)}@${version}`),
    );
    expect(unknown).toEqual([]);
    expect(Object.values(lock).some(({ dev, link }) => dev ?? link)).toBe(false);
  });
});
