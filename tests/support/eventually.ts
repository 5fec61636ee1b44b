/**
 * Asks again until `read` gives something other than undefined or null; fails after `seconds` with what was awaited. Only what never comes
 * fails: what other tests left to be done may be before it in the queue of events.
 */
export async function eventually<T>(
  what: string,
  read: () => Promise<T | undefined | null>,
  seconds = 60,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== null) return value;
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
