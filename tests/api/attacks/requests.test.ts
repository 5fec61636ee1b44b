import { API, type Endpoint } from '@cellaret/domain/api/endpoints';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/data/test-people.ts';
import { request, succeed, type Failure } from '../support/api-client.ts';
import { CABINET } from '../support/inputs.ts';

const person = await newPerson();

const failureOf = async (method: string, path: string, asked = {}) => {
  const { status, body, headers } = await request(person, method, path, asked);
  return { status, headers, ...(body as Failure) };
};

describe('an address that does not exist', () => {
  it.each([
    ['GET', '/nothing'],
    ['GET', '/ingredient/1/2'],
    ['GET', '/Ingredient'],
    ['DELETE', '/glassware/1'],
    ['PATCH', '/recipe/20001'],
    ['POST', '/ingredienttype'],
    ['PUT', '/glassware'],
    ['POST', '/session'],
  ])('is a JSON 404: %s %s', async (method, path) => {
    const failure = await failureOf(method, path);
    expect(failure).toMatchObject({ status: 404, message: 'There is nothing at this address' });
    expect(failure.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is a 400 where the position in the feed is none', async () => {
    for (const offset of ['x', '-1', '1.5', '9007199254740993'])
      expect((await failureOf('GET', `/feed/items/offset/${offset}`)).status).toBe(400);
  });
});

describe('a failure', () => {
  it.each([
    ['application/json', '{"query": }'],
    ['application/json; charset=utf-16', '{"query": ""}'],
    ['application/json; charset=nonsense', '{"query": ""}'],
    ['application/json', '\ud800'],
    ['text/html', '<p>'],
    ['application/x-www-form-urlencoded', 'query=gin'],
  ])('never shows where it happened: %s %s', async (contentType, body) => {
    const failure = await failureOf('POST', '/search/recipes', {
      body,
      headers: { 'content-type': contentType },
    });
    expect([400, 415]).toContain(failure.status);
    expect(failure.message).not.toBe('');
    expect(JSON.stringify(failure)).not.toMatch(/node_modules|\.[jt]s:|at /);
  });

  it('is what half a character meets, which the database would not take; a whole one in escapes is fine', async () => {
    const named = (name: string) => ({ body: `{"bar_cabinet_name": "Bar ${name}", "is_active": false}` });
    for (const half of ['\\ud83d', '\\ud83d\\u0041', '\\udf78\\ud83c'])
      expect(await failureOf('POST', '/bar-cabinet', named(half))).toMatchObject({
        status: 400,
        message: 'The body is not valid JSON',
      });
    expect((await request(person, 'POST', '/bar-cabinet', named('\\ud83c\\udf78'))).status).toBe(201);
  });

  it('is what a packed body meets: unpacking it is nobody’s wish', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const failure = await failureOf('POST', '/search/recipes', { body: '{"query": "gin"}', headers });
    expect(failure).toMatchObject({ status: 415, message: 'The body must not be compressed' });
  });

  it('does not follow keys into the prototype', async () => {
    const failure = await failureOf('POST', '/search/recipes', {
      body: '{"query": "x", "__proto__": {"a": 1}}',
    });
    expect(failure.status).toBe(400);
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 with every endpoint, open to all', async () => {
    const { status, body } = await request(null, 'GET', '/openapi.json');
    expect(status).toBe(200);
    const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path, status: success } of Object.values<Endpoint>(API)) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation, path).toMatchObject({ responses: { [success]: {}, 401: {}, 403: {} } });
    }
    expect(JSON.stringify(document.paths['/api/recipe'])).toContain('"maximum":2147483647');
  });

  it('is readable, and needs no script', async () => {
    const { status, body, headers } = await request(null, 'GET', '/docs/');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBeTruthy();
    for (const { path } of Object.values(API)) expect(body).toContain(path);
    expect(body).not.toContain('<script');
  });
});

describe('a body where none is expected', () => {
  it('may be empty and must not say anything', async () => {
    const { body: cabinet } = await succeed(person, 'createBarCabinet', { body: CABINET });
    const path = `/search/suggested-ingredients/bar-cabinet/${cabinet.id}`;
    for (const body of [undefined, {}, ''])
      expect((await request(person, 'POST', path, { body })).status).toBe(200);
    expect((await failureOf('POST', path, { body: { limit: 3 } })).status).toBe(400);
  });
});
