import { readFileSync } from 'node:fs';
import patterns from 'superstatic/lib/utils/patterns.js';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { productionHosting } from './hosting-config.ts';

const { headers, rewrites } = productionHosting();

/** Headers that hosting adds to the answer at a path, by the matcher of the official local server. */
const headersAt = (path: string) =>
  Object.fromEntries(
    headers
      .filter((rule) => patterns.configMatcher(path, rule))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );

describe('firebase.json', () => {
  it.each(['handler', 'iframe', 'action', 'handler.js', 'links'])(
    'adds nothing to Firebase’s own page /__/auth/%s: Google sign-in and the link of the mail open it',
    (name) => {
      expect(headersAt(`/__/auth/${name}`)).toEqual({});
      expect(rewrites.filter((rule) => patterns.configMatcher(`/__/auth/${name}`, rule))).toEqual([]);
    },
  );

  it.each(['/', '/login', '/recipes/20001', '/__recipes', '/menus/__'])(
    'has pages never kept unasked, never framed, and running named scripts only: %s',
    (path) => {
      const found = headersAt(path);
      expect(found['Cache-Control']).toBe('no-cache');
      expect(found['Content-Security-Policy']).toContain("frame-ancestors 'none'");
      expect(found['X-Content-Type-Options']).toBe('nosniff');
    },
  );

  it('has hashed files kept for ever, and says nothing about keeping what functions answer', () => {
    expect(headersAt('/assets/index-1a2b3c4d.js')['Cache-Control']).toContain('immutable');
    for (const path of ['/api/glassware', '/media/5b7b', '/r/20001', '/r/20001/preview.jpg'])
      expect(headersAt(path)).not.toHaveProperty('Cache-Control');
  });

  it('lets nothing run on the pages for everybody, which need no script', () => {
    expect(headersAt('/r/20001')['Content-Security-Policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'$/,
    );
    expect(headersAt('/r/20001')['Content-Security-Policy']).not.toContain('script-src');
  });

  it.each(['/m/0123456789abcdef', '/orders/0123456789abcdef'])(
    'tells nobody the token in %s, and the provider where it is asked from, so that a key may be kept to our hosts',
    (path) => {
      expect(headersAt(path)).toMatchObject({
        'Referrer-Policy': 'strict-origin',
        'X-Robots-Tag': 'noindex',
      });
    },
  );

  it('names no region: where the functions run is said in one place', () => {
    expect(readFileSync(inRoot('firebase.json'), 'utf8')).not.toMatch(/region|us-central1/);
  });
});
