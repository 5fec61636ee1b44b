import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { isOnline } from '#lib/browser/online.ts';
import { toasts } from '#lib/browser/toasts.ts';
import { address, endVisit, plugIn } from './app.tsx';

// The interception begins, long before a test needs it.
await commands.answerAgain();

/** The toasts of this test: they are gone by the time it gives up waiting. */
let said = new Map<number, string>();
toasts.subscribe(() => {
  for (const { id, text } of toasts.get()) said.set(id, text);
});

/** The page as it stands, what it is still busy with, and what it said. */
function shown(): string {
  const busy = document.querySelectorAll('[role=progressbar], [aria-busy=true]').length;
  const network = isOnline() ? 'online' : 'offline';
  return `${busy} busy, ${network}, said ${JSON.stringify([...said.values()])}: ${document.body.innerText}`;
}

/** True if a database can be opened: after the others were freed a slow disk is busy for seconds. */
const canOpen = () =>
  new Promise<boolean>((resolve) => {
    const asked = indexedDB.open('any');
    asked.onsuccess = () => {
      asked.result.close();
      resolve(true);
    };
    asked.onerror = () => resolve(false);
  });

/**
 * Frees the databases of a page that is hidden. Auth looks at its own every 800 ms, and looks that wait
 * together close each other's connections, and the one of the next login.
 */
async function freeDatabases(): Promise<void> {
  await commands.freeDatabases();
  await expect.poll(canOpen).toBe(true);
  dispatchEvent(new Event('pageshow'));
}

// The next test begins as somebody on a device that nobody used: whatever this one did to network, window and
// data is undone.
afterEach(async ({ task }) => {
  // The failure alone says only what did not come.
  if (task.result?.state === 'fail') task.meta.openPages = [await commands.toldPage(address(), shown())];
  said = new Map();
  if (!navigator.onLine) await plugIn();
  await commands.answerAgain();
  await commands.media({ colorScheme: null, media: null, reducedMotion: 'reduce' });
  await page.viewport(1280, 800);
  await endVisit();
  await freeDatabases();
  await commands.putAway();
});
