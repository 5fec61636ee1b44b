import { expect, it, vi } from 'vitest';
import { endWithPage } from './end-with-page.ts';

const opened = () =>
  new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('of this test');
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
    opening.onsuccess = () => resolve(opening.result);
  });

/** Sends the event of a page that goes, or comes, as one that its browser keeps for Back. */
const send = (type: 'pagehide' | 'pageshow') =>
  dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

/** How a transaction that writes ends. */
function written(database: IDBDatabase): Promise<string> {
  const writing = database.transaction('kept', 'readwrite');
  writing.objectStore('kept').put('Negroni', 1);
  return new Promise((resolve) => {
    writing.oncomplete = () => resolve('complete');
    writing.onabort = () => resolve('aborted');
  });
}

it('in Safari nothing of a page is left in IndexedDB when it goes, and it is loaded anew when it comes back; other browsers are left alone', async () => {
  const database = await opened();
  const reload = vi.fn<() => void>();

  endWithPage(reload);
  const byOther = written(database);
  send('pagehide');
  send('pageshow');
  expect(await byOther).toBe('complete');
  expect(reload).not.toHaveBeenCalled();

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  );
  endWithPage(reload);
  expect(await written(database)).toBe('complete');
  const bySafari = written(database);
  send('pagehide');
  expect(await bySafari).toBe('aborted');
  expect(() => database.transaction('kept')).toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
  send('pageshow');
  expect(reload).toHaveBeenCalledOnce();
});
