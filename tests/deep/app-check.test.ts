import type { BrowserContext, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser/browser.ts';
import { logIn } from '../support/browser/log-in.ts';
import { seededRecipe } from '../support/data/seeded.ts';
import { showMenu } from '../support/data/show-menu.ts';
import { storedSession, type Session } from '../support/data/stored-session.ts';
import { ownCabinet, ownMenu, putAway } from '../support/data/test-data.ts';
import { newPerson } from '../support/data/test-people.ts';
import { personAt } from '../support/data/typing.ts';
import { baseUrl, ports, projectId } from '../support/env.ts';
import { newVisitor } from '../support/signed-in.ts';

const TOKEN = 'proof.of.this-app';
const APP_ID = '1:123456789:web:abcdef';

/** Substitute for Google's script: an invisible widget, and its answer. */
const RECAPTCHA = `
  let succeed = () => {};
  globalThis.grecaptcha = { enterprise: {
    ready: (then) => then(),
    render: (_element, { callback }) => { succeed = callback; return 0; },
    execute: () => { succeed(); return Promise.resolve('an answer of reCAPTCHA'); },
  } };
`;

/** A browser with App Check where Google answers from here, without the security policy. */
async function configured(session?: Session): Promise<{ context: BrowserContext; exchanges: Request[] }> {
  const context = await newContext({ bypassCSP: true, ...(session && { storageState: session.state }) });
  const exchanges: Request[] = [];
  const config = (await (await fetch(`${baseUrl}/__/firebase/init.json`)).json()) as object;
  await context.route('**/__/firebase/init.json', (route) =>
    route.fulfill({ json: { ...config, appId: APP_ID, appCheckSiteKey: 'site-key' } }),
  );
  await context.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  );
  await context.route('https://content-firebaseappcheck.googleapis.com/**', async (route) => {
    if (route.request().method() === 'POST') exchanges.push(route.request());
    await route.fulfill({
      headers: { 'access-control-allow-origin': baseUrl, 'access-control-allow-headers': '*' },
      json: { token: TOKEN, ttl: '3600s' },
    });
  });
  return { context, exchanges };
}

describe('where App Check is configured', () => {
  it('a visitor at the door downloads nothing of it', async () => {
    const { context } = await configured();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => /recaptcha|appcheck|app-check/i.test(url))).toEqual([]);
  });

  it('the answer of reCAPTCHA is exchanged for a token, once for everything', async () => {
    const { context, exchanges } = await configured();
    await logIn(await context.newPage(), await newPerson());
    await expect.poll(() => exchanges.length).toBe(1);
    expect(exchanges[0]?.url()).toContain(
      `/projects/${projectId}/apps/${APP_ID}:exchangeRecaptchaEnterpriseToken`,
    );
    expect(exchanges[0]?.postDataJSON()).toEqual({ recaptcha_enterprise_token: 'an answer of reCAPTCHA' });
  });

  it('the API gets the token with every request, and Firestore too', async () => {
    const { context } = await configured(await storedSession(await newPerson()));
    const page = await context.newPage();
    await page.goto('/search');
    const searched = page.waitForRequest('**/api/search');
    await personAt(page).types(page.getByRole('searchbox').or(page.getByRole('combobox')).first(), 'Negroni');
    expect((await searched).headers()['x-firebase-appcheck']).toBe(TOKEN);

    const listened = page.waitForRequest(
      (request) => new URL(request.url()).port === String(ports.firestore) && request.method() === 'POST',
    );
    await page.goto('/bar-cabinet');
    const said = decodeURIComponent((await listened).postData() ?? '').toLowerCase();
    expect(said).toContain(`x-firebase-appcheck:${TOKEN}`);
  });
});

describe('a menu for guests, where App Check is configured', () => {
  it('is followed with a token, from the very first read on', async () => {
    const { page: keeper, uid } = await newVisitor();
    await ownCabinet(uid, 'Home', []);
    await ownMenu(uid, [seededRecipe('Negroni')]);
    const link = await showMenu(keeper);
    const { context } = await configured();
    const page = await context.newPage();
    const listened = page.waitForRequest(
      (request) => new URL(request.url()).port === String(ports.firestore),
    );
    await page.goto(link);
    expect(decodeURIComponent((await listened).postData() ?? '').toLowerCase()).toContain(
      `x-firebase-appcheck:${TOKEN}`,
    );
    await putAway();
  });
});

describe('where Google cannot be reached', () => {
  it('the app goes on without a token: who enforces it decides', async () => {
    const { context } = await configured(await storedSession(await newPerson()));
    await context.route('https://www.google.com/recaptcha/**', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/bar-cabinet');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
