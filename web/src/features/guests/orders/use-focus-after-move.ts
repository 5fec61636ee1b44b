import type { Order } from '@cellaret/domain/guests/guests';
import { useLayoutEffect, useRef, type RefObject } from 'react';

type Queued = Pick<Order, 'id' | 'status'>;

interface Moved {
  order: Queued;
  /** Its place in the queue. */
  index: number;
  byKeys: boolean;
  /** The button or heading that got the focus; null until the order has moved. */
  focused: HTMLElement | null;
}

/**
 * Keeps a keyboard's place in the queue when an order moves on, and its button goes: the order's next button
 * gets the focus, the one of the order that takes its place where it has none, and the page's heading once
 * nothing is open. So too where somebody else moves it on or back afterwards. Returns what is to be called
 * with the order that is being moved.
 */
export function useFocusAfterMove(
  orders: readonly Queued[],
  /** Those of them that are still to be done, as they stand on the page. */
  queue: readonly Queued[],
  page: RefObject<HTMLElement | null>,
): (order: Queued) => void {
  const moved = useRef<Moved | null>(null);

  // Before anything is painted: a key that comes at once finds the next button.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { order, index, byKeys, focused } = moved.current;
    if (focused === null && orders.find(({ id }) => id === order.id)?.status === order.status) return;
    if (document.activeElement === focused) return;
    // A reader who has moved on keeps the focus.
    if (document.activeElement !== document.body || focused?.isConnected) {
      moved.current = null;
      return;
    }
    const next = queue.find(({ id }) => id === order.id) ?? queue[Math.min(index, queue.length - 1)];
    const button = next && page.current?.querySelector<HTMLElement>(`[data-id="${next.id}"] [data-next]`);
    const target = button ?? page.current?.querySelector('h1');
    // Under a finger nothing moves: the next tap is meant for what stands there.
    target?.focus({ preventScroll: !byKeys });
    moved.current.focused = target ?? null;
  }, [orders, page, queue]);

  return (order) => {
    moved.current = {
      order,
      index: queue.findIndex(({ id }) => id === order.id),
      byKeys: document.activeElement?.matches(':focus-visible') === true,
      focused: null,
    };
  };
}
