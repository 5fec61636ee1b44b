import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window a part is drawn already: a flick of a thumb. */
const AHEAD_PX = 600;

/** When a part nobody scrolled to is drawn too: searching in the page and a list of its headings find it. */
const UNSEEN_MS = 6000;

interface WhenNearProps {
  /** Drawn from the start, as where a page is come back to and its place in it is looked for. */
  atOnce: boolean;
  /** Placeholder until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Draws a part of a long page once it is nearly in view. */
export function WhenNear({ atOnce, fallback = null, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (isDrawn || place.current === null) return undefined;
    const draw = () => setDrawn(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && draw(),
      { rootMargin: `0px 0px ${String(AHEAD_PX)}px` },
    );
    observer.observe(place.current);
    const timer = setTimeout(draw, UNSEEN_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isDrawn]);
  if (isDrawn) return children;
  return (
    <Box ref={place} sx={{ minHeight: '1px', displayPrint: 'none' }}>
      {fallback}
    </Box>
  );
}
