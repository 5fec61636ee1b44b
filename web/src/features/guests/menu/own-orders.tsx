import type { Order, PublicItem } from '@cellaret/domain/guests/guests';
import type { Say } from '@cellaret/drawings/menu/words.ts';
import { useEffect, useRef, useState } from 'react';
import { KeptPicture } from './kept-picture.tsx';
import { isWaited } from './use-own-orders.ts';

interface OwnOrdersProps {
  token: string;
  /** Orders from this phone, the latest first. */
  orders: readonly Order[];
  items: readonly PublicItem[];
  /** Drinks that are chosen and not ordered yet, with how many. */
  basket: readonly string[];
  onBasket: () => void;
  say: Say;
}

/** The bar that stays: how far the next drink has come; and the list of all orders from this phone. */
export function OwnOrders({ token, orders, items, basket, onBasket, say }: OwnOrdersProps) {
  const [isListed, setListed] = useState(false);
  const nameOf = ({ recipe_id }: Order): string =>
    items.find((item) => item.recipe_id === recipe_id)?.name ?? '…';
  const stateOf = ({ status, reason }: Order): string =>
    say(`status.${status}`) + (reason === null ? '' : `. ${say(`reason.${reason}`)}.`);
  const latest = [...orders].sort((a, b) => b.updated_at.getTime() - a.updated_at.getTime())[0];
  const others = orders.filter((order) => order !== latest && isWaited(order));
  const isFilled = basket.length > 0;
  const picture = items.find((item) => item.recipe_id === latest?.recipe_id);
  return (
    <>
      <aside className={isFilled || latest ? 'stay' : undefined}>
        {!isFilled && picture && <KeptPicture key={picture.recipe_id} item={picture} size={44} />}
        {/* There before anything is said in it: readers hear only changes. */}
        <p role="status" dir="auto">
          {isFilled ? (
            <>
              <b>{basket.join(', ')}</b>
              <span>{say('basket.unsent')}</span>
            </>
          ) : (
            latest && <b>{`${nameOf(latest)} · ${stateOf(latest)}`}</b>
          )}
          {!isFilled && others.length > 0 && (
            <span>{say('more-waiting', { count: others.length, names: others.map(nameOf).join(', ') })}</span>
          )}
        </p>
        {(isFilled || latest) && (
          <button type="button" onClick={isFilled ? onBasket : () => setListed(true)}>
            {say(isFilled ? 'basket' : 'orders.own')}
          </button>
        )}
      </aside>
      {isListed && <OrderList {...{ token, orders, nameOf, stateOf, say }} onDone={() => setListed(false)} />}
    </>
  );
}

interface OrderListProps extends Pick<OwnOrdersProps, 'token' | 'orders' | 'say'> {
  nameOf: (order: Order) => string;
  stateOf: (order: Order) => string;
  onDone: () => void;
}

/** All orders from this phone; one that nobody has begun can be taken back. */
function OrderList({ token, orders, nameOf, stateOf, say, onDone }: OrderListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [late, setLate] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const takeBack = async (id: string): Promise<void> => {
    const { cancelOrder } = await import('#data/guests/guest-orders.ts');
    setLate(!(await cancelOrder(token, id)));
  };
  return (
    <dialog ref={dialog} aria-labelledby="own-orders" onClose={onDone}>
      <h2 id="own-orders">{say('orders.own')}</h2>
      {late && (
        <p className="bad" role="alert">
          {say('orders.too-late')}
        </p>
      )}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <span dir="auto">
              <b>
                {order.servings} × {nameOf(order)}
              </b>
              <br />
              {stateOf(order)}
            </span>
            {order.status === 'new' && (
              <button type="button" className="second" onClick={() => void takeBack(order.id)}>
                {say('orders.take-back')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="second" onClick={() => dialog.current?.close()}>
        {say('close')}
      </button>
    </dialog>
  );
}
