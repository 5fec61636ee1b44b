import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext, newPage, PHONE } from '../support/browser/browser.ts';
import { usable } from '../support/browser/log-in.ts';
import { movement, slowDown } from '../support/browser/measures.ts';
import { newPerson } from '../support/data/test-people.ts';
import { pastes, personAt } from '../support/data/typing.ts';
import { baseUrl, host } from '../support/env.ts';
import { demoVisitor } from '../support/signed-in.ts';

const SCRIPTS = '**/assets/*.js';

/** Opens an address without waiting for the app, as `goto` would. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => location.assign(address), baseUrl + path);
  await page.waitForURL(baseUrl + path);
}

/** Opens an address in a page that never gets the app, only what was drawn ahead. */
async function withoutApp(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(SCRIPTS, (route) => route.abort());
  await open(page, path);
  return page;
}

/** Opens an address in a page that gets the app, or `files` of it, when it is told to. */
async function beforeApp(context: BrowserContext, path: string, files = SCRIPTS) {
  const page = await context.newPage();
  let arrives = () => {};
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  await page.route(files, (route) => arrived.then(() => route.continue()));
  await open(page, path);
  return { page, arrives };
}

const PAGES = [
  { path: '/', heading: 'Know what you can mix tonight' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Register your account' },
];

describe('a public page before its scripts have arrived', () => {
  it.each(PAGES)('can be read, and then becomes the app: $path', async ({ path, heading }) => {
    const context = await newContext();
    const drawn = await withoutApp(context, path);
    await drawn.locator('h1').getByText(heading).waitFor();
    expect(await drawn.locator('#root a, #root button, #root input').count()).toBeGreaterThan(4);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('[data-drawn]').count()).toBe(0);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('moves nothing when the app takes its place', async () => {
    for (const { path } of PAGES) {
      const context = await newContext(PHONE);
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await movement(page), path).toBeLessThanOrEqual(0.02);
      await context.close();
    }
  });

  it('moves nothing, in whatever pieces it arrives', async () => {
    const whole = Buffer.from(await (await fetch(`${baseUrl}/register`)).arrayBuffer());
    const begin = whole.indexOf('<div id="root">');
    for (let piece = 0; piece < 12; piece += 1) {
      const cut = Math.round(begin + ((whole.length - begin) * piece) / 12);
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(whole.subarray(0, cut));
        setTimeout(() => response.end(whole.subarray(cut)), 150);
      });
      await new Promise<void>((listening) => server.listen(0, host, listening));
      const context = await newContext(PHONE);
      const page = await context.newPage();
      // Of the app nothing comes: what moves here is the page that was drawn ahead.
      await page.route(SCRIPTS, (route) => route.abort());
      const { port } = server.address() as AddressInfo;
      await page.evaluate((address) => location.assign(address), `http://${host}:${port}/`);
      await page.getByText('Already have an account? Login').waitFor();
      expect([piece, await movement(page)]).toEqual([piece, 0]);
      await context.close();
      server.closeAllConnections();
      server.close();
    }
  });

  it('shows nothing of it to somebody who is signed in, nor to somebody who reads German', async () => {
    const visitor = await demoVisitor();
    await visitor.page.goto('/profile');
    await visitor.page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
    const german = await newContext({ locale: 'de-DE' });
    for (const context of [visitor.context, german]) {
      const drawn = await withoutApp(context, '/');
      expect(await drawn.locator('h1').count()).toBe(0);
    }
    const page = await german.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Registrieren' }).first().waitFor();
  });
});

describe('what somebody does before the app is there', () => {
  it('stays: the text, the field and the place in it', async () => {
    const context = await newContext();
    const { page, arrives } = await beforeApp(context, '/register');
    const person = personAt(page);
    const name = page.getByLabel('Display Name');
    await person.types(name, 'Ada of the Savoy');
    for (let back = 0; back < ' of the Savoy'.length; back += 1) await page.keyboard.press('ArrowLeft');
    arrives();
    await usable(page);
    await person.typesOn(' Coleman');
    expect(await name.inputValue()).toBe('Ada Coleman of the Savoy');
  });

  it('is understood letter by letter on a slow device, while the app is being started', async () => {
    const page = await newPage();
    await slowDown(page);
    await open(page, '/register');
    const person = personAt(page);
    const quick = { between: [90, 130], pause: [130, 160] } as const;
    const { x = 0, y = 0 } = (await page.getByLabel('Display Name').boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    await person.typesOn('Ada Coleman of the Savoy', quick);
    await person.types(page.getByLabel('Email address'), 'ada@example.com', quick);
    await usable(page);
    expect(await page.getByLabel('Display Name').inputValue()).toBe('Ada Coleman of the Savoy');
    expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com');
  });

  it('is done when it is there: a login that was sent, a button that was pressed', async () => {
    const { email, password } = await newPerson();
    const context = await newContext();
    const login = await beforeApp(context, '/login');
    await pastes(login.page.getByLabel('Email'), email);
    await pastes(login.page.getByLabel('Password', { exact: true }), password);
    await login.page.keyboard.press('Enter');
    login.arrives();
    await login.page.waitForURL('**/profile');
    await context.close();

    const other = await newContext();
    const google = await beforeApp(other, '/login');
    await personAt(google.page).taps(google.page.getByRole('button', { name: 'Sign in with Google' }));
    google.arrives();
    await google.page.getByRole('dialog', { name: 'Choose an account' }).waitFor();
  });

  it('follows a link at once', async () => {
    const context = await newContext();
    const { page } = await beforeApp(context, '/login');
    await personAt(page).taps(page.getByRole('banner').getByRole('link', { name: 'Register' }));
    await page.locator('h1').getByText('Register your account').waitFor();
  });

  it('sends no password anywhere where scripts are switched off', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    const asked: string[] = [];
    await open(page, '/login');
    page.on('request', (request) => asked.push(request.url()));
    const person = personAt(page);
    await pastes(page.getByLabel('Email'), 'ada@example.com');
    await pastes(page.getByLabel('Password', { exact: true }), 'a-long-password');
    await person.taps(page.getByRole('button', { name: 'Login', exact: true }));
    await person.waits(500);
    expect(asked).toEqual([]);
    expect(page.url()).toBe(`${baseUrl}/login`);
  });
});

describe('the first recipe on a device', () => {
  const opened = async (before: string) =>
    beforeApp((await demoVisitor()).context, '/view-recipe/20001', `**/assets/${before}-*.js`);

  it('says what it is before the app has arrived', async () => {
    const { page, arrives } = await opened('door');
    const drawn = page.locator('[data-drawn]');
    await drawn.getByText('Three equal parts: strong, bitter, sweet.').filter({ visible: true }).waitFor();
    const place = await drawn.getByText('Negroni', { exact: true }).boundingBox();
    arrives();
    const heading = page.getByRole('heading', { level: 1, name: 'Negroni' });
    expect((await heading.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -1);
    expect(await drawn.count()).toBe(0);
  });

  it("can be read before Firestore's full client has arrived, and is live once it has", async () => {
    const { page, arrives } = await opened('firestore');
    await page.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    await page.getByRole('list', { name: 'Ingredients' }).getByRole('link', { name: 'Campari' }).waitFor();
    expect(await page.getByRole('region', { name: 'More like this' }).count()).toBe(0);
    arrives();
    await page.getByRole('region', { name: 'More like this' }).waitFor();
  });
});
