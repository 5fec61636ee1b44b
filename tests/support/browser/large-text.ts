import type { BrowserContext, Page } from 'playwright-core';

/** Letters twice as large, as a phone's settings make them: every page of the context begins with them. */
export async function withLargeText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const enlarge = () => {
      const style = document.createElement('style');
      style.textContent = 'html { font-size: 200% !important }';
      document.head.append(style);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enlarge);
    else enlarge();
  });
}

/** The same on a page that is open; returns how to have them as they were. */
export async function lettersTwiceAsLarge(page: Page): Promise<() => Promise<void>> {
  const setSize = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted;
    }, size);
  await setSize('200%');
  return () => setSize('');
}

/**
 * Everything that is cut off or overflows the window: the page's own overflow, controls and headings beyond
 * its edges, controls whose words are cut. Areas that scroll sideways on purpose may be wider.
 */
export function outOfReach(): string[] {
  const scrollsSideways = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
  const wide = document.documentElement.scrollWidth - innerWidth;
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(header, nav, main) :is(a, button, input, textarea, h1, h2)',
    ),
  ].filter((one) => one.getBoundingClientRect().width > 1);
  /**
   * The visible part of a control: Material lays invisible inputs over labels, larger than their controls.
   */
  const seenOf = (one: HTMLElement): HTMLElement =>
    one.checkVisibility({ opacityProperty: true }) ? one : (one.closest('label') ?? one);
  const nameOf = (one: HTMLElement) => `${one.tagName.toLowerCase()} ${(one.textContent ?? '').slice(0, 40)}`;
  return [
    ...(wide > 0 ? [`the page by ${wide} px`] : []),
    ...controls
      .filter((one) => {
        const seen = seenOf(one);
        const { left, right } = seen.getBoundingClientRect();
        return (right > innerWidth + 1 || left < -1) && !scrollsSideways(seen.parentElement);
      })
      .map((one) => `out of the window: ${nameOf(one)}`),
    ...controls
      .filter((one) => one.matches('nav a, header a, header button') && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `cut: ${nameOf(one)}`),
  ];
}
