import { createRoot, type Root } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { App } from '#app/app.tsx';
import { leaveQuestion } from '#app/frame/leaving.ts';
import { preloadPage } from '#app/pages.ts';
import { startRouter } from '#app/router.ts';
import { startFirebase } from '#data/firebase/firebase-app.ts';
import { loadConfig } from '#data/firebase/firebase-config.ts';
import { endSession, startSession } from '#data/session/follow.ts';
import { nothingLeft } from '#data/session/removal.ts';
import { currentSession } from '#data/session/session.ts';
import { login } from '#data/session/sign-in.ts';
import { announcement } from '#lib/browser/announcer.ts';
import { toasts } from '#lib/browser/toasts.ts';
import type { Locale } from '#lib/i18n/areas.ts';
import { chooseLocale, startTexts } from '#lib/i18n/i18n.ts';
import { loadReferenceWords } from '#lib/i18n/reference-words.ts';
import { askedToCreate } from '#ui/form/create-here.ts';
import { schemeStyle } from '#ui/plain/scheme-style.ts';
import { startScheme } from '#ui/plain/scheme.ts';
import '#ui/plain/base.css';

/** Whom a test signs in: an account with its password. */
export type Account = Awaited<ReturnType<typeof commands.newPerson>>;

let started: Promise<void> | undefined;
let root: Root | undefined;
let router: DataRouter | undefined;

/** Does once what main.tsx does for each page that is loaded. */
async function start(): Promise<void> {
  // The page's own code alone is more than a browser remembers.
  performance.setResourceTimingBufferSize(10_000);
  // Built pages have it in them.
  document.head.append(Object.assign(document.createElement('style'), { textContent: schemeStyle() }));
  await startScheme();
  await startTexts();
  startFirebase(await loadConfig());
  await startSession();
}

/** Signs somebody in; the previous person is signed out. */
export async function signIn({ email, password, uid }: Pick<Account, 'email' | 'password' | 'uid'>) {
  await (started ??= start());
  const session = currentSession();
  if (session.state === 'signed-in') {
    if (session.user.uid === uid) return;
    await endSession();
    await nothingLeft();
  }
  await login(email, password);
  await expect.poll(() => currentSession()).toMatchObject({ state: 'signed-in', user: { uid } });
}

/** A new verified person without cabinets, menus or recipes, signed in. */
export async function newMember(kind?: Parameters<typeof commands.newPerson>[0]): Promise<Account> {
  const person = await commands.newPerson(kind);
  await signIn(person);
  return person;
}

/** The demo account of the seed, or its administrator, signed in. Other files meet what is changed there. */
export async function seededMember(name: Parameters<typeof commands.seeded>[0]): Promise<Account> {
  const person = await commands.seeded(name);
  await signIn(person);
  return person;
}

/** Chooses an entry of the menu behind the dots of a cabinet, a menu, a row. */
export async function chooseMore(of: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Gives somebody a cabinet with these bottles of the seed, in stock. */
export async function cabinetOf(uid: string, name: string, bottles: readonly string[]): Promise<void> {
  const ids = await Promise.all(bottles.map((bottle) => commands.seededIngredient(bottle)));
  await commands.cabinetIn(`users/${uid}`, name, ids);
}

/** Gives somebody a menu with these drinks of the seed. */
export async function menuOf(uid: string, name: string, drinks: readonly string[]): Promise<void> {
  const ids = await Promise.all(drinks.map((drink) => commands.seededRecipe(drink)));
  await commands.menuIn(`users/${uid}`, name, ids);
}

/** Opens the app at an address, as loading the page does, for the signed-in person. */
export async function open(address: string): Promise<void> {
  await leave();
  // A key of its own: what was kept for the place where another page began is not for this one.
  history.replaceState({ key: crypto.randomUUID(), usr: null }, '', address);
  await reload();
}

/** Reloads the page, as start.tsx does, and keeps what belongs to its place in the history. */
export async function reload(): Promise<void> {
  await (started ??= start());
  closeApp();
  if (currentSession().state === 'signed-in') await preloadPage(location.pathname);
  router = startRouter();
  const host = document.createElement('div');
  host.id = 'root';
  document.body.append(host);
  root = createRoot(host);
  root.render(<App router={router} />);
  await expect
    .poll(() => document.querySelector('#main :is(h1, [role=alert], .MuiSkeleton-root)'))
    .not.toBeNull();
}

/** Goes to an address inside the app, as a link does. */
export async function goTo(address: string): Promise<void> {
  await router?.navigate(address);
}

/** Back, by the key of a phone or the button of a browser. */
export const goBack = (): void => history.back();

/** Where the app is: path, search and hash. */
export const address = (): string => location.pathname + location.search + location.hash;

function closeApp(): void {
  root?.unmount();
  root = undefined;
  router?.dispose();
  router = undefined;
  document.getElementById('root')?.remove();
  // A reloaded page starts without these.
  toasts.set([]);
  askedToCreate.set([]);
  leaveQuestion.set(null);
  announcement.set({ text: '', count: 0 });
}

/**
 * Leaves the page. A dialog that was open goes one step back in the history, which would reach the page that
 * comes next.
 */
async function leave(): Promise<void> {
  closeApp();
  await expect.poll(() => (history.state as { layers?: number } | null)?.layers ?? 0).toBe(0);
}

/** Ends what a test did: the page, the session, and all that this device keeps of it. */
export async function endVisit(): Promise<void> {
  if (!started) return;
  await leave();
  performance.clearResourceTimings();
  if (currentSession().state === 'signed-in') await endSession();
  await nothingLeft();
  // Shown again once its databases are free (page-setup.ts).
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  sessionStorage.clear();
  if (document.documentElement.lang !== 'en') await read('en').then(() => localStorage.clear());
}

const read = (locale: Locale) => Promise.all([chooseLocale(locale), loadReferenceWords(locale)]);

/** Shows the app in German from now on. */
export async function inGerman(): Promise<void> {
  await (started ??= start());
  await read('de');
}

/** A thing on the page that can be seen; waits for it. */
export async function see(what: string | RegExp | Locator): Promise<void> {
  const seen = typeof what === 'string' || what instanceof RegExp ? page.getByText(what).first() : what;
  await expect.element(seen).toBeVisible();
}

/** A thing on the page, once it can be seen. */
export async function found(what: Locator): Promise<HTMLElement> {
  await see(what);
  return what.element() as HTMLElement;
}

/** Waits until a thing is not on the page any more. */
export async function gone(what: string | RegExp | Locator): Promise<void> {
  const seen = typeof what === 'string' || what instanceof RegExp ? page.getByText(what) : what;
  await expect.poll(() => seen.elements().length).toBe(0);
}

/** Asserts that the page suits screen readers and low vision: wide, on a phone, and dark. */
export async function seeAccessible(): Promise<void> {
  const { innerWidth, innerHeight } = globalThis;
  const dark = (wanted: boolean) =>
    expect.poll(() => Object.hasOwn(document.documentElement.dataset, 'dark')).toBe(wanted);
  await page.viewport(1280, 800);
  const found = await commands.violations('1280 px', 'structure');
  await page.viewport(360, 800);
  found.push(...(await commands.violations('360 px', 'everything')));
  await commands.media({ colorScheme: 'dark' });
  await dark(true);
  found.push(...(await commands.violations('dark', 'colours')));
  await commands.media({ colorScheme: null });
  await dark(false);
  await page.viewport(innerWidth, innerHeight);
  expect(found).toEqual([]);
}

/** The heading of the page. */
export const heading = (name: string | RegExp): Locator => page.getByRole('heading', { name, level: 1 });
export const button = (name: string | RegExp, exact = false): Locator =>
  page.getByRole('button', { name, exact });
export const link = (name: string | RegExp, exact = false): Locator =>
  page.getByRole('link', { name, exact });
export const dialog = (): Locator => page.getByRole('dialog');
/** A field by its whole label. */
export const field = (label: string | RegExp): Locator => page.getByLabelText(label, { exact: true });

/** Clicks into a field and types key by key, over what stands there. */
export async function types(field: Locator, text: string): Promise<void> {
  await userEvent.click(field);
  await commands.press('ControlOrMeta+a');
  await commands.keys(text);
}

/** Chooses an option of one of Material's select fields. */
export async function choose(label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
}

/** Types into a field that proposes, and takes one of what it proposes. */
export async function picks(field: string | Locator, typed: string, option = typed): Promise<void> {
  const box = typeof field === 'string' ? page.getByRole('combobox', { name: field, exact: true }) : field;
  await types(box, typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Takes the network away: the device says so, and nothing is reached. */
export async function unplug(): Promise<void> {
  await commands.cutNetwork();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
}

/**
 * Gives the network back. The database is reached once the device says so: Firestore then opens its streams
 * anew, and one that was open already would send its writes again.
 */
export async function plugIn(): Promise<void> {
  await commands.holdRequests('google.firestore');
  await commands.restoreNetwork();
  Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event('online'));
  await commands.answerAgain();
}

/** The requests to the app's own address that were refused since `performance.clearResourceTimings()`. */
export const refusals = (): string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `${responseStatus} ${name}`);

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  await see(target);
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (target.elements().includes(document.activeElement as HTMLElement)) return;
    await commands.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.selector}`);
}
