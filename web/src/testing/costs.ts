import { onTestFinished } from 'vitest';

/** The documents that Firestore charges for what a page does, since counting began. */
export interface Costs {
  /** How many documents of a collection were sent to the page. */
  reads: (collection: string) => number;
  /** The documents that were written, one path for each write. */
  writes: string[];
}

interface Sent {
  update?: { name: string };
  delete?: string;
}

/** The writes of one message of Firestore's stream, or of one commit. */
const writesIn = (body: string): Sent[] =>
  (body.startsWith('{') ? [body] : [...new URLSearchParams(body).values()]).flatMap((message) =>
    message.includes('"writes"') ? ((JSON.parse(message) as { writes?: Sent[] }).writes ?? []) : [],
  );

/** Counts documents as they are charged, until the test has ended. */
export function countCosts(): Costs {
  const answers: string[] = [];
  const writes: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const request = new Request(...given);
    if (/\/Write\/channel|:commit$/.test(request.url))
      for (const { update, delete: removed } of writesIn(await request.clone().text()))
        writes.push((update?.name ?? removed ?? '').replace(/^.*\/documents\//, ''));
    const response = await original(request);
    if (!request.url.includes('/Listen/channel')) return response;
    const at = answers.push('') - 1;
    const decoder = new TextDecoder();
    const listens = new WritableStream<Uint8Array>({
      write: (part) => void (answers[at] += decoder.decode(part, { stream: true })),
    });
    response
      .clone()
      .body?.pipeTo(listens)
      .catch(() => undefined);
    return response;
  };
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  return { reads: (collection) => answers.join('').split(`/documents/${collection}/`).length - 1, writes };
}
