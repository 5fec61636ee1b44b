import type { Order, OrderStatus } from '@cellaret/domain/guests/guests';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOvertaken, moveOrders } from '#data/guests/orders.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import type { OpenOrder } from './open-orders.ts';

/** A bottle that ran out, and the way to put it back. */
export interface RanOut {
  name: string;
  putBack: () => void;
}

/** Moves orders on, each with its undo; `ranOut` is the declined order of which a bottle is asked for. */
export function useMoves(token: string, nameOf: (order: Order) => string) {
  const t = useText();
  const navigate = useNavigate();
  const [ranOut, setRanOut] = useState<OpenOrder | null>(null);

  const write = (some: readonly Order[], status: OrderStatus, reason: Order['reason'] = null): void => {
    moveOrders(token, some, status, reason).catch((failure: unknown) =>
      showToast(t(isOvertaken(failure) ? 'orders.overtaken' : 'orders.failed'), { tone: 'error' }),
    );
  };
  // Declined orders wait again, one by one: another host may have brought one back.
  const undoing = (some: readonly OpenOrder[], status: OrderStatus, besides?: () => void) => ({
    label: t('orders.undo'),
    run: () => {
      for (const order of some) write([order], status === 'declined' ? 'new' : order.status);
      besides?.();
    },
  });
  const stateOf = (order: Order, status: OrderStatus): string =>
    `${order.guest_name}, ${nameOf(order)}: ${t(`orders.step.${status}`)}`;

  return {
    ranOut,
    move: (order: OpenOrder, status: OrderStatus, reason: Order['reason'] = null): void => {
      const { guest_name: guest, servings, recipe_id } = order;
      const action = undoing([order], status);
      write([order], status, reason);
      if (reason === 'ran-out') setRanOut(order);
      else if (status === 'served')
        showToast(t('orders.served', { guest, servings, name: nameOf(order) }), {
          action,
          other: {
            label: t('orders.log'),
            run: () => void navigate(PATHS.madeRecipe(recipe_id, servings)),
          },
        });
      else showToast(stateOf(order, status), { action });
    },
    /** Says what was declined, and which bottle ran out; one undo for both. */
    sayRanOut: (bottle: RanOut | null): void => {
      if (ranOut === null) return;
      setRanOut(null);
      const declined = stateOf(ranOut, 'declined');
      showToast(bottle ? `${declined}. ${t('orders.ran-out.done', { name: bottle.name })}` : declined, {
        action: undoing([ranOut], 'declined', bottle?.putBack),
      });
    },
    declineAll: (waiting: readonly OpenOrder[]): void => {
      write(waiting, 'declined', 'closing');
      showToast(t('orders.declined-all', { count: waiting.length }), {
        action: undoing(waiting, 'declined'),
      });
    },
  };
}
