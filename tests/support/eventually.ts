/**
 * Repeats `read` until it gives a value or says true; fails after `seconds`. Events of other tests may come first.
 */
export async function eventually<T>(
  what: string,
  read: () => Promise<T | undefined | null | false>,
  seconds = 60,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== null && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
