import { useEffect, useState } from 'react';

/**
 * True from the picture after the one in which `wanted` became true. What takes a slow phone long to draw
 * waits until the touch that asks for it shows.
 */
export function useNextPicture(wanted: boolean): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task of its own: the picture is drawn at the end of the frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setNext(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setNext(false);
    };
  }, [wanted]);
  return wanted && isNext;
}
