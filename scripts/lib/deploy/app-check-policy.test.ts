import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../local/hosting-config.ts';
import { checkAppCheck, missingSources, withAppCheck } from './app-check-policy.ts';

const enforced = { CELLARET_ENFORCE_APP_CHECK: 'true' };
const configured = { VITE_APP_CHECK_SITE_KEY: 'key' };

describe('App Check before a deploy', () => {
  it('is off where nothing is configured', () => {
    expect(checkAppCheck({}, {})).toMatch(/^off/);
  });

  it('must not be enforced where the web app sends no token', () => {
    expect(() => checkAppCheck(enforced, {})).toThrow('would send no token');
  });

  it('needs a policy that lets it work', () => {
    const policy = contentPolicy();
    expect(missingSources(policy)).toContain('connect-src https://content-firebaseappcheck.googleapis.com');
    expect(() => checkAppCheck(enforced, configured)).toThrow('script-src https://www.google.com/recaptcha/');
    expect(missingSources(withAppCheck(policy))).toEqual([]);
  });
});
