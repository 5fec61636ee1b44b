import { useRef, useState, type RefObject } from 'react';
import { isOnline, useOnline } from '#lib/online.ts';

/** What stands above a form about the last attempt to save it, and where. */
export interface FormBanner<T> {
  shown: T | null;
  /** For the element around it. */
  top: RefObject<HTMLDivElement | null>;
  /** Shows it, and scrolls it into view; null takes it away. */
  show: (news: T | null) => void;
}

/** The banner of a form. What was said without a network no longer holds when there is one again, and goes. */
export function useFormBanner<T>(): FormBanner<T> {
  const [said, setSaid] = useState<{ news: T; online: boolean } | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const online = useOnline();
  return {
    shown: said !== null && (said.online || !online) ? said.news : null,
    top,
    show: (news) => {
      setSaid(news === null ? null : { news, online: isOnline() });
      if (news !== null) requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'center' }));
    },
  };
}
