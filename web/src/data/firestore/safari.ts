/** Safari and all that are made of it, by the words of Firestore's SDK. */
const isSafari = (): boolean =>
  navigator.userAgent.includes('Safari') && !navigator.userAgent.includes('Chrome');

/** A version of Safari that the SDK spares its clean-up: 14 to 16, and every iPhone. */
const SPARED = 'Version/16';

/**
 * In Safari a page gets no answer from IndexedDB, and so shows nothing, if the one before it in its tab still
 * wrote there as it went (webkit.org/b/226547; seen in WebKit 2.50). The SDK leaves its clean-up undone for
 * that reason, but knows old versions only: here, every version is one of them while a page goes. What comes
 * out of the browser's memory again has a client that does nothing any more, so it is loaded anew by
 * `reload`. To be called before the SDK listens itself.
 */
export function spareSafari(reload: () => void = () => location.reload()): void {
  if (!isSafari()) return;
  addEventListener('pagehide', () =>
    Object.defineProperty(navigator, 'appVersion', { value: SPARED, configurable: true }),
  );
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}
