import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, endVisit, plugIn } from './app.tsx';

// The next test begins as somebody on a device that nobody used: whatever this one did to network, window and data is undone.
afterEach(async ({ task }) => {
  // The failure alone says only what did not come.
  if (task.result?.state === 'fail')
    task.meta.openPages = [await commands.toldPage(address(), document.body.innerText)];
  if (!navigator.onLine) await plugIn();
  await commands.answerAgain();
  await commands.media({ colorScheme: null, media: null, reducedMotion: 'reduce' });
  await page.viewport(1280, 800);
  await endVisit();
  await commands.freeDatabases();
  await commands.putAway();
});
