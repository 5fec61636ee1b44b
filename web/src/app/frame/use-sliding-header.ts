import { LAYOUT } from '@cellaret/domain/core/layout';
import { useEffect, type RefObject } from 'react';

const narrow = `(max-width: ${LAYOUT.mobileBreakpointPx - 0.02}px)`;

/** How far down a scroll event's container is; undefined where it is not the page or the feed. */
function positionOf(target: EventTarget | null): number | undefined {
  if (target === document) return window.scrollY;
  return target instanceof HTMLElement && target.id === 'scrollable-content' ? target.scrollTop : undefined;
}

/**
 * Slides the header up by as much as the page scrolls down, by at most 40 px, and back when it scrolls up; on
 * narrow screens only. It fades meanwhile, because it is higher than that. Writes the style itself: a render
 * per scrolled pixel would be too many.
 */
export function useSlidingHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    let hidden = 0;
    const onScroll = (event: Event) => {
      const position = positionOf(event.target);
      if (position === undefined || !header.current) return;
      const travelled = position - last;
      last = position;
      const most = matchMedia(narrow).matches ? Math.min(LAYOUT.headerHidePx, Math.max(0, position)) : 0;
      hidden = Math.min(most, Math.max(0, hidden + travelled));
      const { style } = header.current;
      style.transform = hidden === 0 ? '' : `translateY(-${hidden}px)`;
      style.opacity = hidden === 0 ? '' : String(1 - hidden / LAYOUT.headerHidePx);
      style.pointerEvents = hidden === LAYOUT.headerHidePx ? 'none' : '';
    };
    // Captured, because scroll events of the feed's container do not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [header]);
}
