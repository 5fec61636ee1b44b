declare module 'vitest' {
  interface TaskMeta {
    /** Address and text of the pages that were open when the test failed, for the run's summary. */
    openPages?: string[];
  }
}

/** Characters of each end of a page's text: lists say at their end why they do not go on. */
const SHOWN = 400;

/** A page as the summary of a run shows it: its address, and the beginning and end of its text. */
export function toldPage(address: string, text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const end = line.length > 2 * SHOWN ? ` … ${line.slice(-SHOWN)}` : line.slice(SHOWN);
  return `open: ${address} ${line.slice(0, SHOWN)}${end}`;
}
