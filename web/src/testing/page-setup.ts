import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { endVisit, plugIn } from './app.tsx';

// The next test begins as somebody on a device that nobody used: whatever this one did to network, window and data is undone.
afterEach(async () => {
  if (!navigator.onLine) await plugIn();
  await commands.answerAgain();
  await commands.media({ colorScheme: null, media: null, reducedMotion: 'reduce' });
  await page.viewport(1280, 800);
  await endVisit();
  await commands.putAway();
});
