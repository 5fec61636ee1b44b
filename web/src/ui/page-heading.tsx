import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: string;
  /** What the browser's title says; the heading itself if not given. */
  title?: string;
  /** Keeps the heading for screen readers only, where the page shows itself in another way. */
  hidden?: boolean;
}

/**
 * The main heading of a page: names the tab, and takes the focus when one arrives by a link, so that keyboards and screen readers
 * start there.
 */
export function PageHeading({ children, title = children, hidden = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} · Cellaret`;
  }, [title]);
  useEffect(() => {
    // 'default' is the key of the first page of a visit: there the browser's own starting point stays.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? styles.hidden : styles.heading}>
      {children}
    </h1>
  );
}
