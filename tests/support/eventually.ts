/** Repeats `read` until it gives a value; fails after `seconds`: events of other tests may come first. */
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
