import type { PageCommands } from '../../../tests/support/browser/page-commands.ts';

declare module 'vitest/browser' {
  // Page tests have these done for them outside of the browser.
  interface BrowserCommands extends PageCommands {}
}
