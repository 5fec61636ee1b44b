import type { Order } from '@cellaret/domain/guests/guests';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { Folded } from '#ui/kit/folded.ts';
import styles from './orders.module.css';

interface DoneOrdersProps {
  orders: readonly Order[];
  nameOf: (order: Order) => string;
  isOpen: boolean;
}

/** Orders that the bar is done with; a served drink can be written into the log. */
export function DoneOrders({ orders, nameOf, isOpen }: DoneOrdersProps) {
  const t = useText();
  return (
    <Folded className={styles.done} open={isOpen}>
      <summary>{t('orders.done', { count: orders.length })}</summary>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <span dir="auto">
              {order.servings} × {nameOf(order)}, {order.guest_name}: {t(`orders.step.${order.status}`)}
            </span>
            {order.status === 'served' && (
              <Link to={PATHS.madeRecipe(order.recipe_id, order.servings)}>{t('orders.log')}</Link>
            )}
          </li>
        ))}
      </ul>
    </Folded>
  );
}
