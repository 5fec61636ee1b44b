/** A document as a listener hears of it; `pending`: with changes of this browser that no server confirmed. */
export interface Heard {
  path: string;
  pending: boolean;
}

/** How many changes of this tab wait for the server, by the documents that they change. */
const unconfirmed = new Map<string, number>();
const listeners = new Set<() => void>();

/** So long an answer is waited for: without a network it may take days, and others go on meanwhile. */
const PATIENCE_MS = 10_000;

/** So soon after an answer Firestore has said what follows from it. */
const SOON_MS = 500;

function count(paths: Iterable<string>, by: 1 | -1): void {
  for (const path of paths) {
    const left = (unconfirmed.get(path) ?? 0) + by;
    if (left > 0) unconfirmed.set(path, left);
    else unconfirmed.delete(path);
  }
}

/**
 * Remembers that these documents are being changed, until the server took or refused `written`, or for a
 * while. Returns `written`.
 */
export function noteChange(paths: ReadonlySet<string>, written: Promise<void>): Promise<void> {
  count(paths, 1);
  let isOpen = true;
  const close = (isTaken: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(timer);
    count(paths, -1);
    setTimeout(() => listeners.forEach((catchUp) => catchUp()), isTaken ? SOON_MS : 0);
  };
  const timer = setTimeout(close, PATIENCE_MS, false);
  written.then(
    () => close(true),
    () => close(false),
  );
  return written;
}

/**
 * Hands on what a listener hears, but not that a change of this tab is undone that the server has yet to
 * answer: in the second tab of a browser Firestore shows documents without it for a moment
 * (firebase-js-sdk#6511). With the answer it speaks again, except where things stay as it said: that
 * is handed on later.
 */
export function withoutOutdated<S>(
  documentsOf: (snapshot: S) => readonly Heard[],
  next: (snapshot: S) => void,
): { hear: (snapshot: S) => void; end: () => void } {
  let held: S | undefined;
  const catchUp = () => {
    if (held !== undefined) hear(held);
  };
  const hear = (snapshot: S): void => {
    const isOutdated =
      unconfirmed.size > 0 &&
      documentsOf(snapshot).some(({ path, pending }) => !pending && unconfirmed.has(path));
    held = isOutdated ? snapshot : undefined;
    if (!isOutdated) next(snapshot);
  };
  listeners.add(catchUp);
  return { hear, end: () => listeners.delete(catchUp) };
}
