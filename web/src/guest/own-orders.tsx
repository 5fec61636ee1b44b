import type { Order } from '@cellaret/domain/guests/guests';
import { useEffect, useState } from 'react';
import type { Say } from './words.ts';

interface OwnOrdersProps {
  token: string;
  /** Drinks by id. */
  named: ReadonlyMap<number, string>;
  /** Changes with every order that was sent. */
  turn: number;
  say: Say;
}

/** Orders from this phone, and their states. */
export function OwnOrders({ token, named, turn, say }: OwnOrdersProps) {
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [late, setLate] = useState(false);
  useEffect(() => {
    let ended = false;
    let stop = (): void => undefined;
    void import('#data/guest/orders.ts').then(({ followOwnOrders }) => {
      if (!ended) stop = followOwnOrders(token, setOrders);
    });
    return () => {
      ended = true;
      stop();
    };
  }, [token, turn]);
  if (orders.length === 0) return null;
  const takeBack = async (id: string): Promise<void> => {
    const { cancelOrder } = await import('#data/guest/orders.ts');
    setLate(!(await cancelOrder(token, id)));
  };
  return (
    <section className="notice" aria-labelledby="own-orders">
      <h2 id="own-orders">{say('orders.own')}</h2>
      {late && <p role="alert">{say('orders.too-late')}</p>}
      <ul aria-live="polite">
        {orders.map((order) => (
          <li key={order.id} className="row">
            <span dir="auto">
              {order.servings} × {named.get(order.recipe_id) ?? '…'}: <b>{say(`status.${order.status}`)}</b>
              {order.reason !== null && `. ${say(`reason.${order.reason}`)}.`}
            </span>
            {order.status === 'new' && (
              <button type="button" onClick={() => void takeBack(order.id)}>
                {say('orders.take-back')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
