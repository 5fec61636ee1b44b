import { windowWithin, type MapWindow } from '@cellaret/domain/taste/flavour-map';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { keptView, zoomed, type MapView } from './map-view.ts';

/** A press that moves less than this many pixels is a click. */
const SLACK_PX = 6;
/** How fast a wheel zooms: the logarithm of the factor for a pixel. */
const WHEEL = 0.0088;

interface Gesture {
  pointers: Map<number, { x: number; y: number }>;
  dragged: boolean;
}

/** Dragging by one finger or the mouse, pinching by two, the wheel with Ctrl (plain, it scrolls). */
export function useMapGestures(
  box: RefObject<HTMLElement | null>,
  whole: MapWindow,
  view: MapView,
  setView: (view: MapView) => void,
) {
  const gesture = useRef<Gesture>({ pointers: new Map(), dragged: false });
  const latest = useRef({ whole, view, setView });
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = { whole, view, setView };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const now = latest.current;
      const at = placeAt(element, now.whole, now.view, event.clientX, event.clientY);
      now.setView(zoomed(now.whole, now.view, Math.exp(-event.deltaY * WHEEL), at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box]);

  const release = (event: ReactPointerEvent<HTMLElement>): void => {
    gesture.current.pointers.delete(event.pointerId);
  };

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>): void => {
      const { pointers } = gesture.current;
      if (pointers.size === 0) gesture.current.dragged = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>): void => {
      const { pointers } = gesture.current;
      const before = pointers.get(event.pointerId);
      const element = box.current;
      if (!before || !element) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!gesture.current.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK_PX) return;
      gesture.current.dragged = true;
      element.setPointerCapture(event.pointerId);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (other) {
        const factor =
          Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        const at = placeAt(element, whole, view, (now.x + other.x) / 2, (now.y + other.y) / 2);
        setView(zoomed(whole, view, factor, at));
        return;
      }
      const { width, height } = element.getBoundingClientRect();
      const { half_width, half_height } = windowWithin(whole, view);
      setView(
        keptView(whole, {
          ...view,
          x: view.x - ((now.x - before.x) / width) * 2 * half_width,
          y: view.y + ((now.y - before.y) / height) * 2 * half_height,
        }),
      );
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** The click that ends a drag follows no link. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }): void => {
      if (!gesture.current.dragged) return;
      gesture.current.dragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function placeAt(element: HTMLElement, whole: MapWindow, view: MapView, left: number, top: number) {
  const box = element.getBoundingClientRect();
  const { x, y, half_width, half_height } = windowWithin(whole, view);
  return {
    x: x + ((left - box.left) / box.width - 0.5) * 2 * half_width,
    y: y - ((top - box.top) / box.height - 0.5) * 2 * half_height,
  };
}
