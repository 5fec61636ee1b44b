import type { Order } from '@cellaret/domain/guests/guests';
import { useEffect, useState } from 'react';
import { onceLoaded } from '#lib/once-loaded.ts';

/** True while the guest waits for the drink. */
export const isWaited = ({ status }: Order): boolean => ['new', 'making', 'ready'].includes(status);

/** Orders from this phone, the latest first; `turn` changes with every order that was sent. */
export function useOwnOrders(token: string, isFollowed: boolean, turn: number): readonly Order[] {
  const [orders, setOrders] = useState<readonly Order[]>([]);
  useEffect(() => {
    if (!isFollowed) return;
    return onceLoaded(import('#data/guests/guest-orders.ts'), ({ followOwnOrders }) =>
      followOwnOrders(token, setOrders),
    );
  }, [token, isFollowed, turn]);
  return orders;
}
