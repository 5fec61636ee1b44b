/** A seeded stream of numbers in [0, 1): mulberry32 (Tommy Ettinger, public domain). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 up to but not including `below`. */
export const whole = (random: () => number, below: number): number => Math.floor(random() * below);

/** A place among `count`, the first far more often: close to Zipf's law, as words are used. */
export const skewed = (random: () => number, count: number): number =>
  Math.min(count - 1, Math.floor((count + 1) ** random()) - 1);
