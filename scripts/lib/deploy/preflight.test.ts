import { expect, it } from 'vitest';
import { emulatorAddress } from './preflight.ts';

it('tells emulator addresses from what libraries say of this machine', () => {
  expect(emulatorAddress('fetch("http://127.0.0.1:9099/")')).toBe('127.0.0.1:9099');
  expect(emulatorAddress('auth:{host:`127.0.0.1`,port:9099}')).not.toBeNull();
  expect(emulatorAddress('auth: { host: "localhost", port: 9099 }')).not.toBeNull();
  expect(emulatorAddress('new URL(`http://localhost`)')).toBeNull();
  expect(emulatorAddress('[`127.0.0.1`,`localhost`].includes(location.hostname)')).toBeNull();
});
