/** Safari, and other browsers with its engine, as Firestore's SDK tells them. */
const isSafari = (): boolean =>
  navigator.userAgent.includes('Safari') && !navigator.userAgent.includes('Chrome');

/**
 * In Safari, ends a page's work in IndexedDB when the page goes. Safari keeps the page for Back together with
 * its open transactions: they never end, and everything that comes after them waits, on the next pages too
 * (webkit.org/b/226547, seen in WebKit 2.50). Firestore's SDK skips its own clean-up in versions 14 to 16 for
 * that reason, but ends no transaction. A page that Back restores has a client that does nothing any more, so
 * `reload` loads it anew.
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
