import { expect, it } from 'vitest';
import { emulatorAddress, requireRealProject } from './preflight.ts';

it('tells emulator addresses from what libraries say of this machine', () => {
  expect(emulatorAddress('fetch("http://127.0.0.1:9099/")')).toBe('127.0.0.1:9099');
  expect(emulatorAddress('auth:{host:`127.0.0.1`,port:9099}')).not.toBeNull();
  expect(emulatorAddress('auth: { host: "localhost", port: 9099 }')).not.toBeNull();
  expect(emulatorAddress('new URL(`http://localhost`)')).toBeNull();
  expect(emulatorAddress('[`127.0.0.1`,`localhost`].includes(location.hostname)')).toBeNull();
});

it('takes the id of a project, and neither its name nor one of the emulators', () => {
  expect(() => requireRealProject('bar-of-ours')).not.toThrow();
  for (const name of ['Bar of ours', 'bar', 'bar-', '4711'])
    expect(() => requireRealProject(name)).toThrow(
      `“${name}” is no project id: "npx firebase projects:list" names yours.`,
    );
  expect(() => requireRealProject('demo-cellaret')).toThrow('a name for emulators: give the id of a real');
});
