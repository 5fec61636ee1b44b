/**
 * How long a dialog waits for the server before it trusts the change that is shown and stored on this device
 * already.
 */
const PATIENCE_MS = 1500;

/**
 * Waits for a write, but not for a network that is not there: resolves when it is saved or still on its way
 * after a moment, rejects when it is refused in that time. A later refusal goes to `late`.
 */
export async function settledWithin(saved: Promise<void>, late: (failure: unknown) => void): Promise<void> {
  let waiting = true;
  const guarded = saved.catch((failure: unknown) => {
    if (waiting) throw failure;
    late(failure);
  });
  await Promise.race([guarded, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  waiting = false;
}
