/** The place for failures that are only logged (specification, section 8). */
export function logFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the app writes to the console
  console.error(what, failure);
}
