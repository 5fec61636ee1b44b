import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, endVisit, plugIn } from './app.tsx';

// The next test begins as somebody on a device that nobody used: whatever this one did to network, window and data is undone.
afterEach(async ({ task }) => {
  // What stood there then is most of what is known of a failure.
  if (task.result?.state === 'fail')
    task.meta.openPages = [`open: ${address()} ${document.body.innerText.replace(/\s+/g, ' ')}`];
  if (!navigator.onLine) await plugIn();
  await commands.answerAgain();
  await commands.media({ colorScheme: null, media: null, reducedMotion: 'reduce' });
  await page.viewport(1280, 800);
  await endVisit();
  await commands.freeDatabases();
  await commands.putAway();
});
