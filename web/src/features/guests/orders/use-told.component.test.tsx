import { LIMITS } from '@cellaret/domain/core/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { say } from '#data/guests/device.ts';
import { startTexts } from '#lib/i18n/i18n.ts';
import { useTold } from './use-told.ts';

// A browser without a screen gets no address for notices: this one has notices on.
vi.mock('#data/guests/device.ts', () => ({
  look: () => Promise.resolve('on'),
  say: vi.fn(() => Promise.resolve()),
}));

afterEach(() => vi.useRealTimers());

it('a device says that it shows the orders until their page is left, and nothing after', async () => {
  await startTexts();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { unmount } = await renderHook(() => useTold('key', true));
  await expect.poll(() => vi.mocked(say).mock.calls).toEqual([[true, 'en']]);
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
