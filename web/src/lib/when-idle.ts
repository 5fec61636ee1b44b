/** How long a page may stay busy before it counts as idle. */
const BUSY_MS = 1000;

/** Resolves when the page has drawn what it has and is idle. Not every browser says when. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, BUSY_MS);
    const painted = () => requestAnimationFrame(() => setTimeout(resolve));
    if ('requestIdleCallback' in window) requestIdleCallback(painted);
    else setTimeout(painted, 50);
  });
