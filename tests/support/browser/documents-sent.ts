import type { Page } from 'playwright-core';

/** Keeps in the page what Firestore sends it, so that documents can be counted as they are charged. */
export const keepAnswers = (): void => {
  const kept: string[] = [];
  Object.assign(globalThis, { keptAnswers: kept });
  const original = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const response = await original(...given);
    const [asked] = given;
    const url = asked instanceof Request ? asked.url : String(asked);
    const reader = url.includes('/Listen/channel') ? response.clone().body?.getReader() : undefined;
    if (reader) {
      const decoder = new TextDecoder();
      const at = kept.push('') - 1;
      const read = async (): Promise<void> => {
        for (let part = await reader.read(); !part.done; part = await reader.read())
          kept[at] += decoder.decode(part.value, { stream: true });
      };
      read().catch(() => undefined);
    }
    return response;
  };
};

/** Documents of a collection that Firestore sent to the page. */
export const documentsSent = (page: Page, collection: string): Promise<number> =>
  page.evaluate((name) => {
    const { keptAnswers } = globalThis as unknown as { keptAnswers: string[] };
    return keptAnswers.join('').split(`/documents/${name}/`).length - 1;
  }, collection);
