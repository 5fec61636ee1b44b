import { failureAnswer } from '@cellaret/domain/api/answers';
import { API, PAGE_QUERY, type Endpoint } from '@cellaret/domain/api/endpoints';
import { id, token } from '@cellaret/domain/core/fields';
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
  403: 'The email address is not verified, the account is suspended, or the item belongs to somebody else',
  404: 'There is nothing with this id',
  409: 'The item was changed since the version named in `If-Match`, or others refer to what is to be deleted',
  413: 'The body is too large',
  415: 'The body is not of the expected type',
  422: 'A referenced id does not exist (`errors` names the fields), or the key of a repeat came with another body',
  429: 'Too many requests; `Retry-After` says how many seconds to wait',
  500: 'Something went wrong here',
  503: 'Sign-ins cannot be verified at the moment',
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  offset: 'The `next_offset` of the page before; 0 starts',
  limit: 'Rows of a page',
  after: 'The id to continue behind; `Link: …; rel="next"` names the next page',
  bar: 'A bar the caller belongs to, in which it lies; without it at home',
  barId: 'The id of a bar',
  uid: 'A member of the bar',
  code: 'The code of an invitation',
  'Idempotency-Key': 'A repeat with the same key and body gets the first answer, for a day',
  'If-Match': 'The `ETag` of the version that was seen, where the item has one',
};

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The failure statuses of an endpoint: the common ones, those of its shape, and its own. */
function failuresOf({ method, path, params = {}, paged, placed, body, failures = [] }: Endpoint): string[] {
  const hasId = namesIn(path).some((name) => !params[name]);
  const found = [401, 403, 429, 500, 503, ...failures];
  if (hasId) found.push(404);
  if (paged || placed || Object.keys(params).length > 0) found.push(400);
  if (placed) found.push(404);
  if (method !== 'GET') found.push(400, 413, 415);
  if (method === 'POST' || body) found.push(422);
  if (method === 'PUT' || (method === 'DELETE' && hasId)) found.push(409);
  return [...new Set(found)].sort().map(String);
}

const parameter = (place: 'path' | 'query' | 'header', name: string, schema: Json): Json => ({
  name,
  in: place,
  required: place === 'path',
  schema,
  description: DESCRIPTIONS[name] ?? 'An id',
});

function parametersOf({ method, path, status, params = {}, texts = {}, paged, placed }: Endpoint): Json[] {
  const names = namesIn(path);
  const inPath = names.map((name) =>
    parameter('path', name, schemaOf(texts[name] ?? params[name] ?? id, 'input')),
  );
  const paging = Object.entries(paged ? PAGE_QUERY : {}).map(([name, schema]) =>
    parameter('query', name, schemaOf(schema, 'input')),
  );
  const places = placed ? [parameter('query', 'bar', schemaOf(token, 'input'))] : [];
  const key = { type: 'string', minLength: 1, maxLength: 255 };
  const repeats = status === 201 ? [parameter('header', 'Idempotency-Key', key)] : [];
  const hasVersion = method === 'PUT' || (method === 'DELETE' && names.length > 0);
  const versions = hasVersion ? [parameter('header', 'If-Match', { type: 'string' })] : [];
  return [...inPath, ...paging, ...places, ...repeats, ...versions];
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

/** The OpenAPI 3.1 document, generated from the contract that the routes are generated from. */
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

const escape = (text: unknown) =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Escapes a text and renders its `code` spans. */
const prose = (text: unknown) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  summary { cursor: pointer; padding: .5rem 0; border-top: 1px solid #8884 }
  code, pre { font: .9em/1.45 ui-monospace, monospace }
  pre { overflow-x: auto; padding: .75rem; background: #8881; border-radius: .5rem }
  b { display: inline-block; min-width: 3rem } td { padding: .15rem 1rem .15rem 0; vertical-align: top }
`;

const schemaBlock = (title: string, content: unknown): string => {
  const entries = Object.values((content ?? {}) as Record<string, { schema: unknown }>);
  const json = escape(JSON.stringify(entries[0]?.schema, null, 2));
  return entries.length === 0 ? '' : `<h4>${title}</h4><pre>${json}</pre>`;
};

function rows(entries: [unknown, unknown][]): string {
  const cells = entries.map(
    ([name, text]) => `<tr><td><code>${escape(name)}</code></td><td>${prose(text)}</td></tr>`,
  );
  return `<table>${cells.join('')}</table>`;
}

function operationBlock(path: string, method: string, operation: Json): string {
  const parameters = operation.parameters as Json[];
  const responses = operation.responses as Record<string, Json>;
  const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const failures = Object.entries(responses).filter(([code]) => !code.startsWith('2'));
  return `<details id="${escape(operation.operationId)}">
<summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> — ${prose(operation.summary)}</summary>
${rows(parameters.map((one) => [one.name, one.description]))}
${schemaBlock('Body', (operation.requestBody as Json | undefined)?.content)}
${schemaBlock(`Answer ${status}`, success?.content)}
<h4>Failures</h4>${rows(failures.map(([code, one]) => [code, one.description]))}
</details>`;
}

/** Renders the OpenAPI document as one HTML page without scripts or external resources. */
export function docsPage(document: Json): string {
  const { title, description } = document.info as Json;
  const operations = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationBlock(path, method, operation)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)} API</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)} API</h1><p>${prose(description)}</p>
<p>Send <code>Authorization: Bearer &lt;ID token&gt;</code>. Failures are
<code>{ "message": …, "errors": [{ "path": …, "message": … }] }</code>.
For programs: <a href="openapi.json">openapi.json</a>.</p>
${operations.join('\n')}
</main></body></html>`;
}
