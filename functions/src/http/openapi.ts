import { API, type Endpoint } from '@cellaret/domain/api';
import { failureAnswer } from '@cellaret/domain/api-answers';
import { LIMITS } from '@cellaret/domain/limits';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return json;
};

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

const FAILURES: Record<string, string> = {
  400: 'The request has not the right shape; `errors` names the fields',
  401: 'Nobody is signed in, or the ID token is no longer valid',
  403: 'The email address is not verified, or the item belongs to somebody else',
  404: 'There is nothing with this id',
  409: 'The item was changed since the version named in `If-Match`',
  413: 'The body is too large',
  415: 'The body is not of the expected type',
  422: 'A referenced id does not exist; `errors` names the fields',
  429: 'Too many requests; `Retry-After` says how many seconds to wait',
};

function failuresOf({ method, path, body, multipart }: Endpoint): string[] {
  const always = ['401', '403', '429'];
  if (path.includes('{id}') || path.includes('{folderId}')) always.push('404');
  if (path.includes('{offset}')) always.push('400');
  if (method === 'PUT') always.push('409');
  if (body || multipart) always.push('400', '413', '415', '422');
  return [...new Set(always)].sort();
}

const parameter = (
  place: 'path' | 'query' | 'header',
  name: string,
  schema: Json,
  description: string,
): Json => ({
  name,
  in: place,
  required: place === 'path',
  schema,
  description,
});

const idSchema: Json = { type: 'integer', minimum: 1, maximum: LIMITS.id.max };

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    name === 'offset'
      ? parameter(
          'path',
          name,
          { type: 'integer', minimum: 0 },
          'The `next_offset` of the page before; 0 starts',
        )
      : parameter('path', name, idSchema, 'An id'),
  );
  const paging = endpoint.paged
    ? [
        parameter(
          'query',
          'limit',
          { type: 'integer', minimum: 1, maximum: LIMITS.listPage },
          'Rows of a page',
        ),
        parameter(
          'query',
          'after',
          idSchema,
          'The id to continue behind; `Link: …; rel="next"` names the next page',
        ),
      ]
    : [];
  const repeats =
    endpoint.method === 'POST'
      ? [
          parameter(
            'header',
            'Idempotency-Key',
            { type: 'string', minLength: 1, maxLength: 255 },
            'A repeat with the same key and body gets the first answer, for a day',
          ),
        ]
      : [];
  const versions =
    endpoint.method === 'PUT'
      ? [
          parameter(
            'header',
            'If-Match',
            { type: 'string' },
            'The `ETag` of the version that was edited, where the item has one',
          ),
        ]
      : [];
  return [...inPath, ...paging, ...repeats, ...versions];
}

function bodyOf({ body, multipart }: Endpoint): Json {
  if (body) return { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } };
  if (!multipart) return {};
  const schema = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

const operation = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[2]],
  parameters: parametersOf(endpoint),
  ...bodyOf(endpoint),
  responses: {
    [endpoint.status]: { description: 'Success', content: jsonContent(schemaOf(endpoint.answer, 'output')) },
    ...Object.fromEntries(
      failuresOf(endpoint).map((status) => [
        status,
        { description: FAILURES[status], content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
      ]),
    ),
  },
});

/** The API as an OpenAPI 3.1 document, from the table the routes are made of. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(API))
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cellaret',
      version: '1.0.0',
      description:
        'A cocktail catalogue and bar manager. Every call needs an ID token of a person with a verified email.',
    },
    servers: [{ url: '/' }],
    security: [{ idToken: [] }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failureAnswer, 'output') },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
    },
  };
}
