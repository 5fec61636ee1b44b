import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { newContext } from './browser/browser.ts';
import { storedSession } from './data/stored-session.ts';
import { newPerson } from './data/test-people.ts';

/** Somebody at a browser of their own, signed in. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  uid: string;
  email: string;
  password: string;
}

/** A fresh browser profile with an account signed in, and an empty page. */
export async function signIn(
  { email, password }: { email: string; password: string },
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const { uid, state } = await storedSession({ email, password });
  const context = await newContext({ ...options, storageState: state });
  return { page: await context.newPage(), context, uid, email, password };
}

/** A new verified person without cabinets, menus or recipes. */
export const newVisitor = async (options: BrowserContextOptions = {}): Promise<Visitor> =>
  signIn(await newPerson(), options);

/** The demo account of the seed data, with a cabinet, a menu and recipes of its own. */
export const demoVisitor = (options: BrowserContextOptions = {}): Promise<Visitor> =>
  signIn(accounts.demo, options);
