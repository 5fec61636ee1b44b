import type { CDPSession, Page } from 'playwright-core';

/*
 * Requests that fail or wait because a test says so. Always on, if only for no address: turned on anew, it
 * misses what a page asks for at once, and turned off, as by the last of Playwright's routes, it loses what
 * is on its way, which then waits for ever (microsoft/playwright#41802).
 */

interface Paused {
  requestId: string;
  request: { url: string; method: string };
  /** Of an answer. */
  responseStatusCode?: number | undefined;
}

/** Settles requests whose address holds one of `parts`, or their answers where `stage` says so. */
export interface Rule {
  parts: readonly string[];
  method?: string | undefined;
  stage?: 'Response';
  settle: (session: CDPSession, paused: Paused) => Promise<unknown>;
}

/** The latest comes last, and first at deciding. */
let rules: Rule[] = [];
let attached: Promise<CDPSession> | undefined;

/** The page's code comes from the same server: a module that failed to load stays failed in later tests. */
const isOwnCode = (url: string): boolean => /^\/(src|node_modules|@|packages)/.test(new URL(url).pathname);

const passOn = (session: CDPSession, { requestId }: Paused): Promise<unknown> =>
  session.send('Fetch.continueRequest', { requestId });

/** Questions whether another origin may be asked always pass; the request itself does not. */
function decide(session: CDPSession, paused: Paused): Promise<unknown> {
  const { url, method } = paused.request;
  const stage = paused.responseStatusCode === undefined ? undefined : 'Response';
  const rule = rules.findLast(
    (one) =>
      one.stage === stage &&
      (one.method ?? method) === method &&
      one.parts.some((part) => url.includes(part)),
  );
  const passes = !rule || isOwnCode(url) || method === 'OPTIONS';
  return (passes ? passOn : rule.settle)(session, paused);
}

async function attach(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // One that the page no longer waits for cannot be answered.
  session.on('Fetch.requestPaused', (paused) => void decide(session, paused).catch(() => undefined));
  return session;
}

async function apply(page: Page): Promise<void> {
  const patterns = rules.flatMap(({ parts, stage: requestStage = 'Request' as const }) =>
    parts.map((part) => ({ urlPattern: `*${part}*`, requestStage })),
  );
  patterns.push({ urlPattern: 'https://nothing.invalid/', requestStage: 'Request' });
  await (await (attached ??= attach(page))).send('Fetch.enable', { patterns });
}

export function intercept(page: Page, rule: Rule): Promise<void> {
  rules.push(rule);
  return apply(page);
}

export function letPass(page: Page, rule: Rule): Promise<void> {
  rules = rules.filter((one) => one !== rule);
  return apply(page);
}

/** Requests fail as those do that find no network, no server, or a line that breaks. */
export const fail =
  (errorReason: 'InternetDisconnected' | 'ConnectionFailed' | 'ConnectionReset'): Rule['settle'] =>
  (session, { requestId }) =>
    session.send('Fetch.failRequest', { requestId, errorReason });

/** Requests are refused with a status. */
export const refuse =
  (responseCode: number): Rule['settle'] =>
  (session, { requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders: [{ name: 'access-control-allow-origin', value: '*' }],
      body: Buffer.from('{"message":"refused by a test"}').toString('base64'),
    });

const held: (() => Promise<unknown>)[] = [];

/** Requests wait until everything passes. */
export const hold: Rule['settle'] = (session, paused) => {
  held.push(() => passOn(session, paused));
  return Promise.resolve();
};

export async function letAllPass(page: Page): Promise<void> {
  rules = [];
  await apply(page);
  await Promise.allSettled(held.splice(0).map((send) => send()));
}
