import type { Page } from 'playwright-core';

interface SentWrite {
  update?: { name: string };
  delete?: string;
}

/** The writes of one message of Firestore's stream, or of one commit. */
function writesIn(body: string): SentWrite[] {
  const messages = body.startsWith('{') ? [body] : [...new URLSearchParams(body).values()];
  return messages.flatMap((message) => {
    if (!message.includes('"writes"')) return [];
    return (JSON.parse(message) as { writes?: SentWrite[] }).writes ?? [];
  });
}

/** The documents a page writes from now on, in their order, each write as it is charged: grows as the page goes on. */
export function writesSent(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!/\/Write\/channel|:commit$/.test(request.url())) return;
    for (const { update, delete: gone } of writesIn(request.postData() ?? ''))
      paths.push((update?.name ?? gone ?? '').replace(/^.*\/documents\//, ''));
  });
  return paths;
}
