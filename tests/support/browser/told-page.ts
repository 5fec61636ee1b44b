declare module 'vitest' {
  interface TaskMeta {
    /** Address and text of the pages that stood open when the test failed; the summary of a run tells them. */
    openPages?: string[];
  }
}

/** How much of a page's text is told. */
const TOLD = 600;

/** A page as the summary of a run tells it: its address, and how its text begins. */
export const toldPage = (address: string, text: string): string =>
  `open: ${address} ${text.replace(/\s+/g, ' ').slice(0, TOLD)}`;
