import type { Order, OrderStatus } from '@cellaret/domain/guests/guests';
import { useEffect, useRef, useState } from 'react';
import {
  followBar,
  isOpenOrder,
  isOvertaken,
  moveOrders,
  type Bar,
  type BarState,
} from '#data/guest/host.ts';
import { PATHS, ROUTES } from '#lib/paths.ts';
import { attend, beep, showCount } from './attention.ts';
import { BarDoor } from './bar-door.tsx';
import { JustServed } from './just-served.tsx';
import { OrderRow } from './order-row.tsx';
import { ToldSwitch } from './told.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { useOnline } from './use-online.ts';
import type { Say } from './words.ts';

/** Open states, in the order of the page. */
const STEPS = ['new', 'making', 'ready'] as const;

/** `/orders/{token}`: the orders of a bar for whoever keeps it. */
export function OrdersPage({ token, say }: { token: string; say: Say }) {
  const [bar, setBar] = useState<BarState>({ state: 'loading' });
  useEffect(() => followBar(token, setBar), [token]);
  switch (bar.state) {
    case 'loading':
      return (
        <main className="state" aria-busy="true">
          <p role="status">{say('loading')}</p>
        </main>
      );
    case 'open':
      return <Queue token={token} bar={bar.bar} say={say} />;
    default:
      return (
        <main className="state">
          <h1>{say(`bar.${bar.state}`)}</h1>
          <p className="soft">{say(`bar.${bar.state}.text`)}</p>
          <a href={bar.state === 'signed-out' ? ROUTES.login : ROUTES.home}>
            {say(bar.state === 'signed-out' ? 'bar.sign-in' : 'privacy')}
          </a>
        </main>
      );
  }
}

function Queue({ token, bar: { gate, menu, orders }, say }: { token: string; bar: Bar; say: Say }) {
  const [failed, setFailed] = useState<'failed' | 'overtaken' | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const [servedId, setServedId] = useState<string | null>(null);
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const named = new Map(
    menu.sections.flatMap(({ items }) => items).map((item) => [item.recipe_id, item.name]),
  );
  const open = orders.filter(isOpenOrder).reverse();
  const waiting = open.filter(({ status }) => status === 'new');
  const latest = waiting.at(-1)?.id;
  const queue = STEPS.flatMap((step) => open.filter(({ status }) => status === step));
  const willMove = useFocusAfterMove(orders, queue, page, heading);
  const heard = useRef(latest);
  useEffect(() => attend(), []);
  useEffect(() => {
    showCount(open.length, menu.title);
    if (latest !== undefined && latest !== heard.current) beep();
    heard.current = latest;
  }, [open.length, latest, menu.title]);
  const move = (some: readonly Order[], status: OrderStatus, reason: Order['reason'] = null): void => {
    setFailed(null);
    const [first] = some;
    if (first) willMove(first);
    setMovedId(first?.id ?? null);
    if (status === 'served') setServedId(first?.id ?? null);
    moveOrders(token, some, status, reason).catch((failure: unknown) =>
      setFailed(isOvertaken(failure) ? 'overtaken' : 'failed'),
    );
  };
  const last = waiting.at(-1);
  const nameOf = (order: Order): string => named.get(order.recipe_id) ?? '…';
  const moved = orders.find(({ id, status }) => id === movedId && status !== 'new' && status !== 'served');
  const served = orders.find(({ id, status }) => id === servedId && status === 'served');
  return (
    <main className="sheet" ref={page}>
      <h1 dir="auto" ref={heading} tabIndex={-1}>
        {say('bar.title', { name: menu.title })}
      </h1>
      {failed && (
        <p className="notice bad" role="alert">
          {say(`bar.${failed}`)}
        </p>
      )}
      {!online && (
        <p className="notice" role="status">
          {say('bar.offline')}
        </p>
      )}
      <BarDoor
        key={`${gate.is_taking}`}
        token={token}
        gate={gate}
        say={say}
        onFailed={() => setFailed('failed')}
      />
      {gate.push_key !== null && <ToldSwitch pushKey={gate.push_key} isTaking={gate.is_taking} say={say} />}
      <p className="hidden" role="status">
        {last && say('bar.sound', { name: nameOf(last) })}
      </p>
      <p className="hidden" role="status">
        {moved && `${moved.guest_name}, ${nameOf(moved)}: ${say(`status.${moved.status}`)}`}
      </p>
      {open.length === 0 && <p className="soft">{say('bar.none')}</p>}
      {waiting.length > 1 && (
        <button type="button" onClick={() => move(waiting, 'declined', 'closing')}>
          {say('bar.decline-all')}
        </button>
      )}
      {STEPS.map((status) => {
        const some = queue.filter((order) => order.status === status);
        return (
          some.length > 0 && (
            <section key={status}>
              <h2>
                {say(`status.${status}`)} ({some.length})
              </h2>
              <ul className="orders">
                {some.map((order) => (
                  <OrderRow
                    key={order.id}
                    order={order}
                    name={nameOf(order)}
                    say={say}
                    onMove={(next, reason) => move([order], next, reason)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {orders.some((order) => !isOpenOrder(order)) && (
        <details>
          <summary>{say('bar.done')}</summary>
          <ul className="orders">
            {orders
              .filter((order) => !isOpenOrder(order))
              .map((order) => (
                <li key={order.id}>
                  <span dir="auto">
                    {order.guest_name}: {order.servings} × {nameOf(order)} — {say(`status.${order.status}`)}
                  </span>
                  {order.status === 'served' && (
                    <a href={PATHS.madeRecipe(order.recipe_id, order.servings)} target="_blank" rel="opener">
                      {say('bar.log')}
                    </a>
                  )}
                </li>
              ))}
          </ul>
        </details>
      )}
      {served && (
        <JustServed
          order={served}
          name={nameOf(served)}
          say={say}
          onBack={() => move([served], 'ready')}
          onDone={() => setServedId(null)}
        />
      )}
    </main>
  );
}
