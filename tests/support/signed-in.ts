import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { newContext } from './browser.ts';
import { newPerson } from './people.ts';
import { storedSession } from './stored-session.ts';

/** Somebody at a browser of their own, signed in. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  email: string;
  password: string;
}

/** A fresh browser profile in which an account is signed in, at its profile; the caller closes the context. */
export async function signIn(
  account: { email: string; password: string },
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await newContext({ ...options, storageState: await storedSession(account) });
  const page = await context.newPage();
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, context, email: account.email, password: account.password };
}

/** A new verified person without cabinets, menus or recipes. */
export const newVisitor = async (options: BrowserContextOptions = {}): Promise<Visitor> =>
  signIn(await newPerson(), options);

/** The demo account of the seed world, with a cabinet, a menu and recipes of its own. */
export const demoVisitor = (options: BrowserContextOptions = {}): Promise<Visitor> =>
  signIn(accounts.demo, options);
