import { catalogueFile, cataloguePath, FIRST_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import { expect, it } from 'vitest';
import { cataloguePublished, publishedVersion } from '../../support/data/published-catalogue.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { baseUrl } from '../../support/env.ts';

const ask = (path: string, person: Person | null) =>
  fetch(`${baseUrl}${path}`, { headers: person ? { authorization: `Bearer ${person.idToken}` } : {} });
const fetchFile = (version: string, person: Person | null) => ask(cataloguePath(version), person);

it('is sent to whoever the rules let read the catalogue, to be kept by their browser alone', async () => {
  const [person, unverified] = await Promise.all([newPerson(), newPerson({ verified: false })]);
  const version = await cataloguePublished();
  expect((await fetchFile(version, null)).status).toBe(401);
  expect((await fetchFile(version, unverified)).status).toBe(403);
  const answer = await fetchFile(version, person);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('vary')).toContain('Authorization');
  const { recipes } = catalogueFile.parse(await answer.json());
  expect(Object.keys(recipes).length).toBeGreaterThan(100);
});

it('is not there under any other name', async () => {
  const person = await newPerson();
  for (const version of [
    'e'.repeat(32),
    'current',
    'F'.repeat(32),
    'f'.repeat(31),
    '%2e%2e%2findexes%2fcatalogue',
  ])
    expect((await fetchFile(version, person)).status, version).toBe(404);
});

it('is asked for by the same people where none is published yet', async () => {
  const [person, unverified] = await Promise.all([newPerson(), newPerson({ verified: false })]);
  expect((await ask(FIRST_CATALOGUE, null)).status).toBe(401);
  expect((await ask(FIRST_CATALOGUE, unverified)).status).toBe(403);
  const answer = await ask(FIRST_CATALOGUE, person);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await fetchFile((await publishedVersion()) ?? '', person)).status).toBe(200);
});
