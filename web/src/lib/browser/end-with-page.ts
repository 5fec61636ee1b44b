/** Safari and all that are made of it, by the words of Firestore's SDK. */
const isSafari = (): boolean =>
  navigator.userAgent.includes('Safari') && !navigator.userAgent.includes('Chrome');

/**
 * Ends what IndexedDB does for a page when the page goes, in Safari. There a page that goes is kept for Back
 * with the transactions that it began: they end no more, and all that come after them wait for ever, in the
 * next pages too (webkit.org/b/226547, seen in WebKit 2.50). Firestore's SDK spares versions 14 to 16 its own
 * clean-up, but ends no transaction. What Back brings up then has a client that does nothing any more, so it
 * is loaded anew by `reload`.
 */
export function endWithPage(reload: () => void = () => location.reload()): void {
  if (!isSafari()) return;
  // oxlint-disable-next-line typescript/unbound-method -- called on the database it is asked of
  const { transaction } = IDBDatabase.prototype;
  const running = new Set<IDBTransaction>();
  let isGone = false;
  IDBDatabase.prototype.transaction = function (...asked) {
    if (isGone) throw new DOMException('The page is gone', 'InvalidStateError');
    const begun = transaction.apply(this, asked);
    running.add(begun);
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => running.delete(begun));
    return begun;
  };
  addEventListener('pagehide', () => {
    isGone = true;
    for (const one of running) {
      try {
        one.abort();
      } catch {
        // It is just ending by itself.
      }
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}
