/** Runs `work` at most once in `ms` milliseconds, the last call included. `cancel` drops what waits. */
export function throttle(work: () => void, ms: number): { run: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const now = () => {
    timer = undefined;
    last = performance.now();
    work();
  };
  return {
    run: () => {
      if (timer !== undefined) return;
      const wait = last + ms - performance.now();
      if (wait <= 0) now();
      else timer = setTimeout(now, wait);
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
