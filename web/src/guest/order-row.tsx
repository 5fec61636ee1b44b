import { DECLINE_REASONS, type Order, type OrderStatus } from '@cellaret/domain/guests/guests';
import { useState } from 'react';
import type { Say } from './words.ts';

interface OrderRowProps {
  order: Order;
  /** The drink. */
  name: string;
  say: Say;
  onMove: (status: OrderStatus, reason?: Order['reason']) => void;
}

/** The next state of an order. */
const NEXT = { new: 'making', making: 'ready', ready: 'served' } as const;

/** An order at the bar: who, what, how many, and the one step that comes next. */
export function OrderRow({ order, name, say, onMove }: OrderRowProps) {
  const [reason, setReason] = useState<Order['reason']>('ran-out');
  const next = order.status in NEXT ? NEXT[order.status as keyof typeof NEXT] : null;
  return (
    <li data-id={order.id} aria-label={`${order.guest_name}, ${name}`}>
      <span dir="auto">
        <b>{order.guest_name}</b>: {order.servings} × {name}
        {order.note !== '' && (
          <em>
            {' '}
            <q>{order.note}</q>
          </em>
        )}
      </span>
      <span className="row">
        {next && (
          <button type="button" className="first" onClick={() => onMove(next)}>
            {say(`bar.${next}`)}
          </button>
        )}
        {order.status === 'new' && (
          <span className="row decline">
            <select
              aria-label={say('bar.reason')}
              value={reason ?? ''}
              onChange={(event) =>
                setReason(DECLINE_REASONS.find((one) => one === event.target.value) ?? null)
              }
            >
              {DECLINE_REASONS.map((one) => (
                <option key={one} value={one}>
                  {say(`reason.${one}`)}
                </option>
              ))}
            </select>
            <button type="button" onClick={() => onMove('declined', reason)}>
              {say('bar.decline')}
            </button>
          </span>
        )}
      </span>
    </li>
  );
}
