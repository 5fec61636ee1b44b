import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../local/hosting-config.ts';
import { inRoot } from '../paths.ts';
import { allowingScript, scriptHash } from './build-web.ts';

const page = readFileSync(inRoot('web', 'index.html'), 'utf8');
const config = readFileSync(inRoot('firebase.json'), 'utf8');

describe('the script in index.html', () => {
  it.each([
    ['lib/browser/session-hint.ts', /KEY = '(.+)'/],
    ['lib/i18n/i18n.ts', /STORAGE_KEY = '(.+)'/],
    ['ui/plain/scheme.ts', /MODE_KEY = '(.+)'/],
  ])('reads what %s keeps, under the same name', (file, named) => {
    const key = named.exec(readFileSync(inRoot('web', 'src', file), 'utf8'))?.[1];
    expect(page).toContain(`kept('${key}')`);
  });

  it('is the one firebase.json allows, so that it can be deployed as it stands (npm run build writes it)', () => {
    expect(contentPolicy()).toContain(scriptHash(page));
    expect(allowingScript(config, page)).toBe(config);
  });

  it('is allowed by the build after any change, and what it was before is not', () => {
    const changed = page.replace('<script>', '<script>void 0;');
    const allowing = allowingScript(config, changed);
    expect(allowing).toContain(scriptHash(changed));
    expect(allowing).not.toContain(scriptHash(page));
    expect(JSON.parse(allowing)).toBeTypeOf('object');
  });

  it('is named by what browsers count: its text between the tags, unchanged', () => {
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(scriptHash('<head><script>a()</script></head>')).toBe(`'sha256-${hash}'`);
  });
});
