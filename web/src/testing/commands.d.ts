import type { PageCommands } from '../../../tests/support/page-commands.ts';

declare module 'vitest/browser' {
  // What page tests have done for them outside of the browser.
  interface BrowserCommands extends PageCommands {}
}
