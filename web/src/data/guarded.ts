/** Runs `work`; what it throws goes to `fail` instead of the SDK's queue. */
export function guarded(fail: (failure: unknown) => void, work: () => void): void {
  try {
    work();
  } catch (failure) {
    fail(failure);
  }
}
