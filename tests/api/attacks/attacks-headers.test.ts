import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../../support/data/test-people.ts';
import { baseUrl, functionsUrl, projectId } from '../../support/env.ts';

const page = async (path: string, headers = {}) => fetch(baseUrl + path, { headers, redirect: 'manual' });

/** The directives of a policy by their names. */
function policyOf(answer: Response): Map<string, string[]> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

let assets: string[] = [];
let html = '';

beforeAll(async () => {
  html = await (await page('/')).text();
  assets = [...html.matchAll(/(?:src|href|content)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
});

describe('every page and every file a browser could show as one', () => {
  const paths = () => [
    '/',
    '/login',
    '/recipes/20001',
    '/index',
    '/sw.js',
    '/manifest.webmanifest',
    '/nothing',
  ];

  it('lets nobody frame it, guesses no types and runs no script but its own', async () => {
    for (const path of paths()) {
      const answer = await page(path);
      const policy = policyOf(answer);
      const scripts = policy.get('script-src') ?? [];
      expect([path, policy.get('frame-ancestors')]).toEqual([path, ["'none'"]]);
      expect([path, scripts.filter((source) => /unsafe|\*|data:|blob:|http:/.test(source))]).toEqual([
        path,
        [],
      ]);
      expect(scripts).toContain("'self'");
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('permissions-policy')).toContain('camera=()');
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
  });

  it('has one script inside the page, which the policy names by its content', async () => {
    const scripts = policyOf(await page('/')).get('script-src') ?? [];
    const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(1);
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toEqual(hashes);
    expect(html).not.toMatch(/\son\w+=/);
  });

  it('names no page by guessing: scripts, styles and fonts are what they say they are', async () => {
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) {
      const answer = await page(path);
      expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect(answer.headers.get('content-type')).toMatch(
        /^(text\/(javascript|css)|application\/javascript|font\/)/,
      );
    }
  });
});

describe('every answer of the functions', () => {
  const direct = `${functionsUrl}/${projectId}/us-central1/api`;
  const signed = async () => ({ authorization: `Bearer ${(await newPerson()).idToken}` });

  it.each(['/api/glassware', '/api/nothing', '/api/openapi.json', '/api/docs', '/media/nothing'])(
    'cannot be framed, nor run as anything, asked past hosting as well: %s',
    async (path) => {
      for (const base of [baseUrl, direct]) {
        const answer = await fetch(base + path, { headers: await signed() });
        await answer.arrayBuffer();
        const policy = policyOf(answer);
        expect([base, policy.get('frame-ancestors')]).toEqual([base, ["'none'"]]);
        expect(policy.get('script-src')?.includes("'unsafe-inline'") ?? false).toBe(false);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('x-powered-by')).toBeNull();
      }
    },
  );

  it('asked past hosting allows nothing at all to be loaded by what it sends', async () => {
    const answer = await fetch(`${direct}/api/glassware`, { headers: await signed() });
    expect(policyOf(answer).get('default-src')).toEqual(["'none'"]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
