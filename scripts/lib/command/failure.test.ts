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

describe('what the operating system or Google refuses', () => {
  it('is a sentence: a full disk', () => {
    const full = thrownBy(() => writeFileSync('/dev/full', 'anything'));
    expect(refusalOf(full)).toMatch(/no space left on the disk: free some/);
  });

  it('is a sentence that names the place', () => {
    const missing = thrownBy(() => writeFileSync('/nowhere/at/all', 'anything'));
    expect(refusalOf(missing)).toBe('/nowhere/at/all cannot be used (open): there is no such place.');
  });

  it.each([
    // As Google's clients write them.
    ['Error: Could not load the default credentials. Browse to https://…', 'application-default login"'],
    [
      'The identitytoolkit.googleapis.com API requires a quota project, which is not',
      'set-quota-project ID"',
    ],
    [
      '7 PERMISSION_DENIED: Cloud Firestore API has not been used in project bar-of-ours before or it is disabled.',
      '"npm run deploy -- --project ID"',
    ],
    [
      '7 PERMISSION_DENIED: This API method requires billing to be enabled. Please enable billing on project #4711',
      '"gcloud billing projects link ID --billing-account=ACCOUNT"',
    ],
    ['7 PERMISSION_DENIED: Permission denied on resource project bar-of-ors.', '"gcloud projects list"'],
    ['5 NOT_FOUND: The database (default) does not exist for project bar-of-ours', '"npm run deploy'],
  ])('is a sentence with the next command: %s', (message, command) => {
    expect(refusalOf(new Error(message))).toContain(command);
  });

  it('is not mistaken for a mistake of the program', () => {
    expect(refusalOf(new TypeError('undefined is not a function'))).toBeUndefined();
    expect(refusalOf(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBeUndefined();
    expect(refusalOf(new Error('PERMISSION_DENIED: Missing or insufficient permissions.'))).toBeUndefined();
  });
});
