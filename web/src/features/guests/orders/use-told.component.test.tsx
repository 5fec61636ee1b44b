import { LIMITS } from '@cellaret/domain/core/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { startTexts } from '#lib/i18n/i18n.ts';
import { useTold } from './use-told.ts';

// A browser without a screen gets no address for notices: this one has notices on.
const say = vi.fn(() => Promise.resolve());
const device = { look: () => Promise.resolve('on' as const), say };

afterEach(() => vi.useRealTimers());

it('a device says that it shows the orders until their page is left, and nothing after', async () => {
  await startTexts();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { unmount } = await renderHook(() => useTold('key', true, device));
  await expect.poll(() => say.mock.calls).toEqual([[true, 'en']]);
  const again = () => {
    vi.advanceTimersByTime(LIMITS.devices.seenSeconds * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  again();
  expect(say).toHaveBeenCalledTimes(3);
  await unmount();
  again();
  expect(say).toHaveBeenCalledTimes(3);
});
