import { useEffect, useRef } from 'react';

let audio: AudioContext | undefined;

/** A short sound. Browsers make none before somebody touched the page. */
function beep(): void {
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

function ready(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

/** Sounds and calls `heard` for each order after the first look; the first touch readies the sound. */
export function useNewOrders(latest: string | undefined, heard: () => void): void {
  const before = useRef(latest);
  useEffect(() => {
    addEventListener('pointerdown', ready);
    return () => removeEventListener('pointerdown', ready);
  }, []);
  useEffect(() => {
    if (latest !== undefined && latest !== before.current) {
      beep();
      heard();
    }
    before.current = latest;
  });
}

/** Says on the icon, where the app is installed, how many orders are open. */
export function useBadge(count: number): void {
  useEffect(() => {
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
}
