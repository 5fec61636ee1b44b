/** How long a page may stay busy before it counts as resting. */
const BUSY_MS = 1000;

/** Resolves when the page has drawn what it has and rests. Not every browser tells when it does. */
export const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, BUSY_MS);
    const painted = () => requestAnimationFrame(() => setTimeout(resolve));
    if ('requestIdleCallback' in window) requestIdleCallback(painted);
    else setTimeout(painted, 50);
  });
