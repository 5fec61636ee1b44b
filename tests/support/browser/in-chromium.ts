import { playwright } from '@vitest/browser-playwright';
import { chromiumArgs } from './chromium-args.ts';

/** Vitest's browser mode in Chromium, in a laptop's window; `actionTimeout` in milliseconds. */
export const inChromium = (actionTimeout?: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath: process.env.CELLARET_CHROMIUM, args: chromiumArgs },
    // Nothing slides: each touch waits until its target stands still. Journeys meet what moves.
    contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
    ...(actionTimeout !== undefined && { actionTimeout }),
  }),
  instances: [{ browser: 'chromium' as const }],
});
