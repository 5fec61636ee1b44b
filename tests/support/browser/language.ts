import type { BrowserContext } from 'playwright-core';

/** Has every page of the context begin in a language, as if it had been chosen in the profile. */
export async function inLanguage(context: BrowserContext, language: 'en' | 'de'): Promise<void> {
  await context.addInitScript((chosen) => localStorage.setItem('cellaret.language', chosen), language);
}
