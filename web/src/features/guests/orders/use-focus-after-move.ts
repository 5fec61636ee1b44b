import type { Order } from '@cellaret/domain/guests/guests';
import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Moved {
  order: Order;
  /** Its place in the queue. */
  index: number;
  byKeys: boolean;
}

/**
 * Keeps a keyboard's place in the queue when an order moves on, and its button goes: the order's next button
 * gets the focus, the one of the order that takes its place where it has none, and the page's heading once
 * nothing is open. Returns what is to be called with the order that is being moved.
 */
export function useFocusAfterMove(
  orders: readonly Order[],
  /** Those of them that are still to be done, as they stand on the page. */
  queue: readonly Order[],
  page: RefObject<HTMLElement | null>,
): (order: Order) => void {
  const moved = useRef<Moved | null>(null);

  // Before anything is painted: a key that comes at once finds the next button.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { order, index, byKeys } = moved.current;
    if (orders.find(({ id }) => id === order.id)?.status === order.status) return;
    moved.current = null;
    // A reader who has moved on keeps the focus.
    if (document.activeElement !== document.body) return;
    const next = queue.find(({ id }) => id === order.id) ?? queue[Math.min(index, queue.length - 1)];
    const button = next && page.current?.querySelector<HTMLElement>(`[data-id="${next.id}"] [data-next]`);
    // Under a finger nothing moves: the next tap is meant for what stands there.
    (button ?? page.current?.querySelector('h1'))?.focus({ preventScroll: !byKeys });
  }, [orders, page, queue]);

  return (order) => {
    moved.current = {
      order,
      index: queue.findIndex(({ id }) => id === order.id),
      byKeys: document.activeElement?.matches(':focus-visible') === true,
    };
  };
}
