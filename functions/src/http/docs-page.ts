type Json = Record<string, unknown>;

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
