import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Default font size in pixels. */
const USUAL_PX = 16;

const rem = createStore(USUAL_PX);
let isMeasuring = false;

/** Follows the size of letters the reader chose, by a box that is as wide as one rem. */
function measure(): void {
  isMeasuring = true;
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;visibility:hidden;width:1rem';
  document.body.append(box);
  const read = () => rem.set(box.getBoundingClientRect().width || USUAL_PX);
  read();
  new ResizeObserver(read).observe(box);
}

/** CSS pixels of one rem: lists whose rows have a fixed height give them room for large letters by it. */
export function useRem(): number {
  useEffect(() => {
    if (!isMeasuring) measure();
  }, []);
  return useStore(rem);
}
