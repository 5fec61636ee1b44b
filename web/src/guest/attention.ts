let audio: AudioContext | undefined;

/** A short sound. Browsers make none before somebody touched the page. */
export function beep(): void {
  if (!audio || audio.state !== 'running') return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}

/**
 * Keeps the screen on while the page is seen, and readies the sound with the first touch. Returns what ends
 * it.
 */
export function attend(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return;
    // Where the device refuses, low on power say, the screen goes dark as always.
    navigator.wakeLock
      ?.request('screen')
      .then((given) => {
        lock = given;
        if (ended) void given.release();
      })
      .catch(() => undefined);
  };
  const ready = (): void => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  addEventListener('pointerdown', ready);
  return () => {
    ended = true;
    void lock?.release();
    document.removeEventListener('visibilitychange', ask);
    removeEventListener('pointerdown', ready);
  };
}

/** Says in the title, and on the icon where the page is installed, how many orders are open. */
export function showCount(count: number, title: string): void {
  document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Cellaret`;
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
