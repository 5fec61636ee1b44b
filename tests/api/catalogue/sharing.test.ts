import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { baseUrl } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { ask, succeed } from '../support/api-client.ts';
import { makeRecipe } from '../support/inputs.ts';

let owner: Person;
let stranger: Person;
let id: number;

/** The answer that a stranger gets through hosting. */
const open = (path: string, headers: Record<string, string> = {}) => fetch(baseUrl + path, { headers });
const page = () => open(`/r/${id}`);
const share = (is_shared: boolean) => succeed(owner, 'saveSharing', { params: { id }, body: { is_shared } });

beforeAll(async () => {
  [owner, stranger] = await Promise.all([newPerson(), newPerson()]);
  const created = await succeed(owner, 'createRecipe', { body: makeRecipe({ recipe_name: 'House <sour>' }) });
  id = created.body.id;
  // The page is drawn from what a trigger joins.
  await eventually('the view of the recipe', async () => {
    await share(true);
    return (await page()).status === 200;
  });
  await share(false);
});

describe('a recipe', () => {
  it('of one’s own is for members until its owner shares it', async () => {
    const created = await succeed(owner, 'createRecipe', { body: makeRecipe() });
    const { body } = await succeed(stranger, 'getSharing', { params: { id: created.body.id } });
    expect(body).toEqual({ is_shared: false, path: `/r/${created.body.id}` });
    expect((await open(body.path)).status).toBe(404);
  });

  it('is shared and withdrawn by its owner only', async () => {
    const asked = { params: { id }, body: { is_shared: true } };
    expect((await ask(stranger, 'saveSharing', asked)).status).toBe(403);
    expect((await ask(owner, 'saveSharing', { ...asked, params: { id: 7 } })).status).toBe(404);
    await share(true);
    expect((await succeed(stranger, 'getSharing', { params: { id } })).body.is_shared).toBe(true);
  });

  it('that is shared is a whole page for everybody, kept for a minute and then asked for again', async () => {
    await share(true);
    const answer = await page();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    expect(Number(answer.headers.get('x-documents-read'))).toBe(3);
    const html = await answer.text();
    expect(html).toContain('House &lt;sour&gt;</h1>');
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/r/${id}"/>`);
    const again = await open(`/r/${id}`, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('that is withdrawn, or gone, is gone for everybody', async () => {
    await share(true);
    await share(false);
    const withdrawn = await page();
    expect([withdrawn.status, withdrawn.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(await withdrawn.text()).toContain('no longer public');
    expect((await open(`/r/${id}/preview.jpg`)).status).toBe(404);
    const created = await succeed(owner, 'createRecipe', { body: makeRecipe() });
    const other = created.body.id;
    await succeed(owner, 'saveSharing', { params: { id: other }, body: { is_shared: true } });
    await succeed(owner, 'deleteRecipe', { params: { id: other } });
    await eventually('a removed recipe to be gone', async () => (await open(`/r/${other}`)).status === 410);
  });

  it.each(['/r/4000000001', '/r/x', '/r/20001x', '/r/%00', '/r/9007199254740993'])(
    'nobody knows is a page that says so: %s',
    async (path) => {
      const answer = await open(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      // Somebody may share it the next moment.
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('of the house is shared, has a preview of 1200 × 630 and is named to search engines', async () => {
    expect((await open('/r/20001?lang=de')).status).toBe(200);
    const answer = await open('/r/20001/preview.jpg');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, format, width, height]).toEqual([200, 'jpeg', 1200, 630]);
    const robots = await (await open('/robots.txt')).text();
    expect(robots).not.toMatch(/Disallow: \/(r|m|$)/m);
    const sitemap = await open('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toContain('xml');
    expect(await sitemap.text()).toContain(`<loc>${baseUrl}/r/20001</loc>`);
  });
});
