import { type CSSProperties, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeArrival } from '#lib/arrival.ts';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: string;
  /** Title of the browser's tab; the heading if not given. */
  title?: string;
  /** Keeps the heading for screen readers only, where the page shows itself in another way. */
  hidden?: boolean;
  /** Of a name on a `Hero` (`heroName`). */
  hero?: { className: string | undefined; style: CSSProperties };
}

/** True while somebody types or chooses: a late heading must not take the focus from the field. */
const isBusy = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable], [role="combobox"]') ?? false;

/**
 * The main heading of a page: names the tab, and takes the focus when another page is opened, so that
 * keyboards and screen readers start there.
 */
export function PageHeading({ children, title = children, hidden = false, hero }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Cellaret`;
  }, [title]);
  useEffect(() => {
    if (takeArrival() && !isBusy(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      dir="auto"
      style={hero?.style}
      className={hidden ? styles.hidden : `${styles.heading} ${hero?.className ?? ''}`}
    >
      {children}
    </h1>
  );
}
