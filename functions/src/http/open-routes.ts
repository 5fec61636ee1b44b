import { Router } from 'express';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { sendJsonText } from './send-json.ts';

export function openRoutes(): Router {
  const router = Router();
  let json: string | undefined;
  let page: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    json ??= JSON.stringify(openApiDocument());
    sendJsonText(response, 200, json);
  });
  router.get('/api/docs', (_request, response) => {
    page ??= docsPage(openApiDocument());
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    response.type('html').send(page);
  });
  return router;
}
