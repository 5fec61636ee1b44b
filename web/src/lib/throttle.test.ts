import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

describe('throttle', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('runs at once, then at most once per span, and never loses the last call', () => {
    const times: number[] = [];
    const start = performance.now();
    const { run } = throttle(() => times.push(performance.now() - start), 150);
    run();
    run();
    vi.advanceTimersByTime(100);
    run();
    vi.advanceTimersByTime(1000);
    expect(times).toEqual([0, 150]);
  });

  it('drops a run that is still to come when cancelled', () => {
    let runs = 0;
    const { run, cancel } = throttle(() => (runs += 1), 150);
    run();
    run();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(runs).toBe(1);
  });
});
