import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './failure.ts';

const thrownBy = (work: () => void): unknown => {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
};

describe('what the operating system refuses', () => {
  it('is a sentence: a full disk', () => {
    const full = thrownBy(() => writeFileSync('/dev/full', 'anything'));
    expect(refusalOf(full)).toMatch(/no space left on the disk: free some/);
  });

  it('is a sentence that names the place', () => {
    const missing = thrownBy(() => writeFileSync('/nowhere/at/all', 'anything'));
    expect(refusalOf(missing)).toBe('/nowhere/at/all cannot be used (open): there is no such place.');
  });

  it('is not mistaken for a mistake of the program', () => {
    expect(refusalOf(new TypeError('undefined is not a function'))).toBeUndefined();
    expect(refusalOf(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBeUndefined();
  });
});
