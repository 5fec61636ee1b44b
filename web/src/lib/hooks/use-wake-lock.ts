import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while the component is shown, and again after the tab was hidden. True while it holds;
 * browsers without the Screen Wake Lock API, and devices low on power, let the screen go off as ever.
 */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const granted = await navigator.wakeLock.request('screen');
      if (ended) {
        await granted.release();
        return;
      }
      lock = granted;
      granted.addEventListener('release', () => setHeld(false));
      setHeld(true);
    };
    const askQuietly = (): void => void ask().catch(() => setHeld(false));
    askQuietly();
    document.addEventListener('visibilitychange', askQuietly);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', askQuietly);
      lock?.release().catch(() => undefined);
    };
  }, []);
  return held;
}
