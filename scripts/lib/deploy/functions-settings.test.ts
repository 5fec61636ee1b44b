import { expect, it } from 'vitest';
import { settingsProblems } from './functions-settings.ts';

it('takes settings the functions start with, and none at all', () => {
  expect(settingsProblems({})).toEqual([]);
  expect(settingsProblems({ CELLARET_ENFORCE_APP_CHECK: 'true', CELLARET_RATE_BURST: '100' })).toEqual([]);
});

it('refuses a misspelt name and a value that stops the functions', () => {
  expect(settingsProblems({ CELLARET_ENFORCE_APPCHECK: 'true' })).toEqual([
    'nothing reads CELLARET_ENFORCE_APPCHECK',
  ]);
  expect(settingsProblems({ CELLARET_REGION: 'Iowa', CELLARET_RATE_BURST: '0' })).toEqual([
    expect.stringMatching(
      /^CELLARET_REGION cannot be “Iowa”: "gcloud functions regions list".*; CELLARET_RATE_BURST cannot be “0” \(/,
    ),
  ]);
});

it('refuses half of the keys of push messages', () => {
  expect(settingsProblems({ CELLARET_PUSH_PUBLIC_KEY: `B${'A'.repeat(86)}` })).toEqual([
    'CELLARET_PUSH_PUBLIC_KEY and CELLARET_PUSH_CONTACT belong together',
  ]);
});
